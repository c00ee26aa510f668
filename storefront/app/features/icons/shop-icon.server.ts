const MARK =
  'M6.5 11.5 16 6.5l9.5 5v1.5h-19zM8.5 15h2.5v7.5H8.5zM14.75 15h2.5v7.5h-2.5zM21 15h2.5v7.5H21zM6.5 24h19v2h-19z';

/**
 * Icons in the manifest by square side in pixels; `maskable` ones fill the square, as launchers crop them.
 */
export const ICON_FILES = {
  'icon-180.png': { side: 180, maskable: true },
  'icon-192.png': { side: 192, maskable: false },
  'icon-512.png': { side: 512, maskable: false },
  'icon-maskable-192.png': { side: 192, maskable: true },
  'icon-maskable-512.png': { side: 512, maskable: true },
} as const;

/** File name of a raster icon. */
export type IconFile = keyof typeof ICON_FILES | 'favicon.ico';

const HEX = /^#[0-9a-f]{6}$/i;

/** The default icon in the shop's colour. */
export function iconSvg(color: string, maskable = false): string {
  const fill = HEX.test(color) ? color : '#3d348b';
  // Maskable icons: the inner 80 % is never cropped, whatever a launcher's shape.
  const mark = maskable ? 'transform="translate(3.2 3.2) scale(0.8)"' : '';
  const corner = maskable ? 0 : 7;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><rect width="32" height="32" rx="${corner}" fill="${fill}"/><path ${mark} d="${MARK}" fill="#fff"/></svg>`;
}

async function png(svg: string, side: number): Promise<Buffer> {
  // Loaded at first use: most processes never draw an icon, and the library takes memory.
  const { default: sharp } = await import('sharp');
  // Rasterises the 32 units at the target size, so that edges are sharp.
  return sharp(Buffer.from(svg), { density: (72 * side) / 32 })
    .resize(side, side)
    .png()
    .toBuffer();
}

const ICO_SIDE = 32;

/** An ICO file of one PNG: a header of 6 bytes, one directory entry of 16, the image. */
function ico(picture: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(ICO_SIDE, 6);
  head.writeUInt8(ICO_SIDE, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}

async function draw(file: IconFile, color: string): Promise<Buffer> {
  if (file === 'favicon.ico') return ico(await png(iconSvg(color), ICO_SIDE));
  const { side, maskable } = ICON_FILES[file];
  return png(iconSvg(color, maskable), side);
}

const drawn = new Map<string, Promise<Buffer>>();
/** Most colours whose icons are cached; a shop has one and seldom changes it. */
const MAX = 20;

/** An icon's bytes, rendered once per colour and cached. */
export function iconFile(file: IconFile, color: string): Promise<Buffer> {
  const key = `${file} ${color}`;
  const ready = drawn.get(key);
  if (ready) return ready;
  if (drawn.size >= MAX) drawn.clear();
  const made = draw(file, color);
  drawn.set(key, made);
  made.catch(() => drawn.delete(key));
  return made;
}
