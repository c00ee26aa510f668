import { COMPRESS_OPTIONS } from '@stoa/contracts';
import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { type DeflatedText, deflateParts, gzipAround } from './gzip-around.server';

/** Nonces of a response's content security policy. */
export interface Nonces {
  script: string;
  style: string;
}

/** Placeholder of the nonces in cached pages: random per process, so that no content can contain it. */
const NONCE = `nonce-${randomBytes(24).toString('hex')}`;
const SCRIPT = Buffer.from('-script');
const STYLE = Buffer.from('-style');

/** The nonces with which pages are rendered that are cached. */
export const PLACEHOLDERS: Nonces = { script: `${NONCE}${SCRIPT}`, style: `${NONCE}${STYLE}` };

/** A page's text compressed around nonces of certain lengths. */
interface CompressedText {
  text: DeflatedText;
  lengths: readonly number[];
}

/**
 * HTML of a cached page, split at the script and style nonces, which differ with every response. The rest is kept
 * encoded and, once a browser accepts gzip, as nearly all do, compressed alone: a sixth of the memory, and no response
 * compresses it again.
 */
export class PageText {
  /** The nonce after each part but the last. */
  private readonly kinds: (keyof Nonces)[] = [];
  /** The text between the nonces; null while it is kept compressed. */
  private parts: readonly Buffer[] | null;
  private compressed: CompressedText | null = null;

  /** Splits a page rendered with `PLACEHOLDERS`. The pieces share its memory. */
  constructor(page: Buffer) {
    const parts: Buffer[] = [];
    let from = 0;
    for (let at = page.indexOf(NONCE); at >= 0; at = page.indexOf(NONCE, from)) {
      parts.push(page.subarray(from, at));
      const end = at + NONCE.length;
      const isStyle = page.subarray(end, end + STYLE.length).equals(STYLE);
      this.kinds.push(isStyle ? 'style' : 'script');
      from = end + (isStyle ? STYLE : SCRIPT).length;
    }
    this.parts = [...parts, page.subarray(from)];
  }

  /** Bytes that it takes. */
  get size(): number {
    return 1 + (this.compressed?.text.size ?? lengthOf(this.parts ?? []));
  }

  /** The page for one response. */
  filled(nonces: Nonces): Buffer {
    return fill(this.parts ?? this.restored(), this.insertions(nonces));
  }

  /** The page for one response in gzip; null if it is too short or cannot be compressed once. */
  gzipped(nonces: Nonces): Buffer | null {
    const compressed = this.compress(nonces);
    return compressed && gzipAround(compressed.text, this.insertions(nonces));
  }

  /** Compresses the page around nonces of these lengths; from then on it is kept only so. */
  compress(nonces: Nonces): CompressedText | null {
    const lengths = this.insertions(nonces).map((nonce) => nonce.length);
    if (this.compressed && String(this.compressed.lengths) === String(lengths)) return this.compressed;
    const parts = this.parts ?? this.restored();
    if (lengthOf(parts) < COMPRESS_OPTIONS.threshold) return null;
    const text = deflateParts(parts, lengths);
    if (!text) return null;
    this.parts = null;
    return (this.compressed = { text, lengths });
  }

  /** The text between the nonces, from the compressed one. */
  private restored(): Buffer[] {
    if (!this.compressed) return [];
    const { text, lengths } = this.compressed;
    const page = gunzipSync(
      gzipAround(
        text,
        lengths.map((length) => Buffer.alloc(length)),
      ),
    );
    let from = 0;
    return text.parts.map(({ length }, at) => {
      const part = page.subarray(from, from + length);
      from += length + (lengths[at] ?? 0);
      return part;
    });
  }

  private insertions(nonces: Nonces): Buffer[] {
    const encoded = { script: Buffer.from(nonces.script), style: Buffer.from(nonces.style) };
    return this.kinds.map((kind) => encoded[kind]);
  }
}

const lengthOf = (parts: readonly Buffer[]): number => parts.reduce((sum, part) => sum + part.length, 0);

const fill = (parts: readonly Buffer[], insertions: readonly Buffer[]): Buffer =>
  Buffer.concat(parts.flatMap((part, at) => [part, insertions[at] ?? Buffer.alloc(0)]));
