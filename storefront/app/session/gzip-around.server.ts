import { constants, crc32, deflateRawSync } from 'node:zlib';
import { COMPRESS_OPTIONS } from '@stoa/contracts';

/** How far back deflate refers, in bytes. */
const WINDOW = 32_768;
/** Method deflate, without a name, a time or a system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
const END = Buffer.from([3, 0]);

/**
 * Compresses the parts of a text for `gzipAround`. Between them are insertions of these lengths.
 * @returns null if a part contains the byte that stands for insertions
 */
export function deflateParts(parts: readonly Buffer[], lengths: readonly number[]): Buffer[] | null {
  if (parts.some((part) => part.includes(0))) return null;
  let before: Buffer = Buffer.alloc(0);
  return parts.map((part, at) => {
    const compressed = deflateRawSync(part, {
      level: COMPRESS_OPTIONS.zlibOptions.level,
      // Ends at a byte, so that blocks can follow.
      finishFlush: constants.Z_SYNC_FLUSH,
      // Zeros instead of the insertion: as no part has any, nothing refers to what will be there.
      ...(before.length && { dictionary: before }),
    });
    before = Buffer.concat([before, part, Buffer.alloc(lengths[at] ?? 0)]).subarray(-WINDOW);
    return compressed;
  });
}

/** Gzip of a text from its parts compressed by `deflateParts` and the insertions between them, which are not. */
export function gzipAround(
  parts: readonly Buffer[],
  compressed: readonly Buffer[],
  insertions: readonly Buffer[],
): Buffer {
  const pieces: Buffer[] = [HEADER];
  let checksum = 0;
  let length = 0;
  const add = (text: Buffer, ...encoded: Buffer[]): void => {
    checksum = crc32(text, checksum);
    length += text.length;
    pieces.push(...encoded);
  };
  for (const [at, part] of parts.entries()) {
    add(part, compressed[at] as Buffer);
    const insertion = insertions[at];
    if (insertion) add(insertion, storedBlock(insertion.length), insertion);
  }
  const end = Buffer.alloc(8);
  end.writeUInt32LE(checksum, 0);
  end.writeUInt32LE(length, 4);
  return Buffer.concat([...pieces, END, end]);
}

/** Header of a block without compression. */
function storedBlock(length: number): Buffer {
  const header = Buffer.alloc(5);
  header.writeUInt16LE(length, 1);
  header.writeUInt16LE(~length & 0xffff, 3);
  return header;
}
