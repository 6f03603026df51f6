// Fills sheet.html from the files of symbols. For people who draw; no page of the game loads it.
const GROUPS = [
  ["Figures", /^(chief|matriarch|warrior|basher|hunter|ranger|shaman|mystic|mini|maxi|clone|stars|base)$/, ""],
  ["Dark Threat", /^(old-oak|chosen-one|bright-one|ninja|monk|cleric|avatar|totem|mushroom|wooden-king|fongia|doomed|doomed-chief|mandrake|spore|(small|half|ultimate)-bane|buried)$/, ""],
  ["Ground, items and dice of Dark Threat", /^(temple-|sanctuary|swamp|prism|item-|seal-|barred-|corruption|prayer-dome|asked|camp-|die-)/, ""],
  ["Color Quest", /^(ronin|ronin-risen|koloss|paladin|bomber|djinn|skelette|newcomer|spirit-(ninja|monk|cleric))$/, ""],
  ["Tiles, dice and signs of Color Quest", /^(crystal|bush|tunnel|chest|bones|kdie|kslot|rank-|unseen|focused|swift|strong|must-move|spent|picked|flask-)/, ""],
  ["Item cards", /^potion-/, "big"],
  ["Paint", /^(splash-|seat-drop|marker)/, ""],
  ["Things on the board", /^(wall|oak|quest|spirit)$/, ""],
  ["Bonus cards", /^card-(?!back)/, "big"],
  ["Backs and blasts", /^(card-back|blast-|cc-back|terrain-back)/, ""],
  ["Chromecas", /^(cc-(?!back)|gem|shield)/, ""],
  ["Land", /^terrain-(?!back)/, "big"],
  ["Icons", /^(ab-|ic-|fx-|secret|scanned|pip-)/, "small"],
  ["Home", /^(home-|hero)/, "huge"],
  ["The rest", /./, ""],
];
const CLANS = ["r", "b", "y", "g", "o", "p"];
const query = new URLSearchParams(location.search);
const themes = query.has("dark") ? ["dark"] : query.has("light") ? ["light"] : ["light", "dark"];

function drawing(symbol, clan, group) {
  const box = symbol.getAttribute("viewBox");
  const [, , width, height] = box.split(" ").map(Number);
  const kind = group === "small" ? "ico" : group === "huge" || symbol.id.startsWith("card-") ? "flush" : "";
  return `<svg class="${kind} c-${clan}" viewBox="${box}" role="img" aria-label="${symbol.id}"><use href="#${symbol.id}" width="${width}" height="${height}"/></svg>`;
}

function sheet(symbols, theme) {
  let left = [...symbols];
  let html = "";
  for (const [name, test, size] of GROUPS) {
    const mine = left.filter((symbol) => test.test(symbol.id));
    left = left.filter((symbol) => !test.test(symbol.id));
    if (!mine.length) continue;
    html += `<h2>${name}</h2><div class="rowf ${size}">`;
    mine.forEach((symbol, index) => {
      const clan = query.get("c") || CLANS[index % CLANS.length];
      html += `<figure class="cellf">${drawing(symbol, clan, size)}<figcaption>${symbol.id}</figcaption></figure>`;
    });
    html += "</div>";
    if (name === "Figures") {
      html += "<h2>At 30 pixels</h2>";
      for (const clan of [...CLANS, "k", "n"]) {
        html += `<div class="strip30">${mine.map((symbol) => drawing(symbol, clan, "")).join("")}</div>`;
      }
    }
    if (name === "Paint") {
      html += `<h2>Every paint</h2><div class="rowf">${[...CLANS, "k", "au", "n"]
        .map((clan, index) => `<figure class="cellf"><svg class="c-${clan}" viewBox="0 0 64 64"><use href="#splash-${index % 6}"/><text class="letter" x="32" y="37">${clan === "au" ? "★" : clan.toUpperCase()}</text></svg><figcaption>c-${clan}</figcaption></figure>`)
        .join("")}</div>`;
    }
  }
  const part = document.createElement("section");
  part.dataset.theme = theme;
  part.className = "themed";
  part.innerHTML = html;
  document.querySelector("main").append(part);
}

Promise.all(["symbols.svg", "dark-threat.svg", "color-quest.svg", "cards.svg"].map((file) => fetch(file).then((answer) => answer.text()))).then((all) => {
  const holder = document.createElement("div");
  holder.innerHTML = all.join("");
  document.body.prepend(holder);
  const symbols = holder.querySelectorAll("symbol");
  if (themes.length === 1) document.documentElement.dataset.theme = themes[0];
  themes.forEach((theme) => sheet(symbols, theme));
});
