/** Values of `zlib.constants`; this package also runs in browsers and cannot import them. */
const Z_SYNC_FLUSH = 2;
const BROTLI_OPERATION_FLUSH = 1;
const BROTLI_PARAM_QUALITY = 1;

/** Options of `@fastify/compress` for the API and the storefront. */
export const COMPRESS_OPTIONS = {
  global: true,
  // In bytes; compressing smaller responses costs more than sending them.
  threshold: 1_024,
  // Up to this many bytes are compressed in one call, which takes a fraction of the processor time of a stream and
  // keeps other requests waiting for about 5 ms at most.
  syncThreshold: 524_288,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  // Compressible types; images, fonts and workbooks are compressed already.
  customTypes:
    /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json|xml|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/,
  // Flushing sends each chunk of a streamed page at once.
  brotliOptions: { flush: BROTLI_OPERATION_FLUSH, params: { [BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 5, flush: Z_SYNC_FLUSH },
};
