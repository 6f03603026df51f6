"""Makes the pictures in this folder from the two drawings of the icon. Needs chromium and Pillow.

Pictures are for systems that install the page and want no drawing. Run it when a drawing has changed, and look at them.
"""

import pathlib
import subprocess
import tempfile

from PIL import Image

here = pathlib.Path(__file__).parent
# Picture, drawing, size. What is maskable fills its square, and so does what Apple rounds by itself.
PICTURES = [
    ("icon-192.png", "../icon.svg", 192),
    ("icon-512.png", "../icon.svg", 512),
    ("maskable-512.png", "../art/icon.svg", 512),
    ("apple-touch-icon.png", "../art/icon.svg", 180),
]

with tempfile.TemporaryDirectory() as folder:
    for name, drawing, size in PICTURES:
        svg = (here / drawing).read_text().replace('width="512" height="512">', f'width="{size}" height="{size}">', 1)
        sized = pathlib.Path(folder) / "icon.svg"
        sized.write_text(svg)
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars", f"--user-data-dir={folder}/profile"]
        flags += ["--default-background-color=00000000", f"--window-size={size},{size}", f"--screenshot={here / name}"]
        subprocess.run(["chromium", *flags, str(sized)], check=True, capture_output=True)
        # A third of the bytes, and no difference to be seen.
        Image.open(here / name).quantize(128).save(here / name, optimize=True)
