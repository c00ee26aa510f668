import { brotliCompressSync, gzipSync, type BrotliOptions, type ZlibOptions } from 'node:zlib';

/** Cached responses are the same buffer for every reader, so each buffer is compressed once; its copy goes with it. */
function once<Options>(
  compress: (body: Buffer, options: Options) => Buffer,
): (body: Buffer, options: Options) => Buffer {
  const known = new WeakMap<Buffer, Buffer>();
  return (body, options) => {
    const cached = known.get(body);
    if (cached) return cached;
    // Copied: zlib's own is a slice of at least 16 kB.
    const compressed = Buffer.from(new Uint8Array(compress(body, options)).buffer);
    known.set(body, compressed);
    return compressed;
  };
}

/** The part of `node:zlib` with which `@fastify/compress` compresses complete responses. */
export const compressOnce = {
  brotliCompressSync: once<BrotliOptions>(brotliCompressSync),
  gzipSync: once<ZlibOptions>(gzipSync),
};
