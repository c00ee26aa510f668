import { constants, crc32, deflateRawSync } from 'node:zlib';
import { COMPRESS_OPTIONS } from '@stoa/contracts';
import { crc32Combine, crc32Shift } from './crc32.server';

/** How far back deflate refers, in bytes. */
const WINDOW = 32_768;
/** Method deflate, without a name, a time or a system. */
const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
/** An empty last block. */
const END = Buffer.from([3, 0]);

/** A part of a text, compressed, with what the checksum of the whole needs of it. */
interface DeflatedPart {
  deflated: Buffer;
  length: number;
  checksum: number;
  shift: number;
}

/** The parts of a text compressed for insertions of certain lengths, without the text itself. */
export interface DeflatedText {
  parts: readonly DeflatedPart[];
  /** Bytes that they take. */
  size: number;
}

/**
 * Compresses the parts of a text for `gzipAround`. Between them are insertions of these lengths.
 * @returns null if a part contains the byte that stands for insertions
 */
export function deflateParts(parts: readonly Buffer[], lengths: readonly number[]): DeflatedText | null {
  if (parts.some((part) => part.includes(0))) return null;
  let before: Buffer = Buffer.alloc(0);
  const deflated = parts.map((part, at) => {
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
  return withChecksums(parts, deflated);
}

function withChecksums(parts: readonly Buffer[], deflated: readonly Buffer[]): DeflatedText {
  // Copied into one: each of zlib's buffers is a slice of at least 16 kB.
  const whole = Buffer.concat(deflated);
  let from = 0;
  const described = parts.map((part, at) => {
    const to = from + (deflated[at]?.length ?? 0);
    const piece = whole.subarray(from, to);
    from = to;
    return { deflated: piece, length: part.length, checksum: crc32(part), shift: crc32Shift(part.length) };
  });
  return { parts: described, size: whole.length };
}

/** Gzip of a text from its parts compressed by `deflateParts` and the insertions between them, which are not. */
export function gzipAround({ parts }: DeflatedText, insertions: readonly Buffer[]): Buffer {
  const pieces: Buffer[] = [HEADER];
  let checksum = 0;
  let length = 0;
  for (const [at, part] of parts.entries()) {
    checksum = crc32Combine(checksum, part.checksum, part.shift);
    length += part.length;
    pieces.push(part.deflated);
    const insertion = insertions[at];
    if (!insertion) continue;
    checksum = crc32(insertion, checksum);
    length += insertion.length;
    pieces.push(storedBlock(insertion.length), insertion);
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
