import { COMPRESS_OPTIONS } from '@stoa/contracts';
import { randomBytes } from 'node:crypto';
import { deflateParts, gzipAround } from './gzip-around.server';

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

/** Size of a page with its compressed copy, as a multiple of its text. */
const WITH_COPY = 1.2;

/**
 * HTML of a cached page, split at the script and style nonces, which differ with every response. The rest is kept
 * encoded and, once a browser accepts gzip, compressed, so that no response does either again.
 */
export class PageText {
  private readonly parts: Buffer[] = [];
  /** The nonce after each part but the last. */
  private readonly kinds: (keyof Nonces)[] = [];
  /** Compressed parts for nonces of these lengths; null if the page cannot be compressed so. */
  private compressed?: { lengths: string; parts: Buffer[] | null };

  /** Splits a page rendered with `PLACEHOLDERS`. The pieces share its memory. */
  constructor(page: Buffer) {
    let from = 0;
    for (let at = page.indexOf(NONCE); at >= 0; at = page.indexOf(NONCE, from)) {
      this.parts.push(page.subarray(from, at));
      const end = at + NONCE.length;
      const isStyle = page.subarray(end, end + STYLE.length).equals(STYLE);
      this.kinds.push(isStyle ? 'style' : 'script');
      from = end + (isStyle ? STYLE : SCRIPT).length;
    }
    this.parts.push(page.subarray(from));
  }

  /** Bytes that it takes. */
  get size(): number {
    return 1 + Math.ceil(WITH_COPY * this.length);
  }

  /** The page for one response. */
  filled(nonces: Nonces): Buffer {
    const insertions = this.insertions(nonces);
    return Buffer.concat(this.parts.flatMap((part, at) => [part, insertions[at] ?? Buffer.alloc(0)]));
  }

  /** The page for one response in gzip; null if it is too short or cannot be compressed once. */
  gzipped(nonces: Nonces): Buffer | null {
    if (this.length < COMPRESS_OPTIONS.threshold) return null;
    const insertions = this.insertions(nonces);
    const sizes = insertions.map((nonce) => nonce.length);
    const lengths = sizes.join();
    if (this.compressed?.lengths !== lengths)
      this.compressed = { lengths, parts: deflateParts(this.parts, sizes) };
    const { parts } = this.compressed;
    return parts && gzipAround(this.parts, parts, insertions);
  }

  private get length(): number {
    return this.parts.reduce((sum, part) => sum + part.length, 0);
  }

  private insertions(nonces: Nonces): Buffer[] {
    const encoded = { script: Buffer.from(nonces.script), style: Buffer.from(nonces.style) };
    return this.kinds.map((kind) => encoded[kind]);
  }
}
