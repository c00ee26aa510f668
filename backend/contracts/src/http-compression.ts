/** `zlib.constants` of the same names; this package runs in browsers too and cannot import them. */
const Z_SYNC_FLUSH = 2;
const BROTLI_OPERATION_FLUSH = 1;
const BROTLI_PARAM_QUALITY = 1;

/** Options of `@fastify/compress` wherever pages or data are served. */
export const COMPRESS_OPTIONS = {
  global: true,
  // Smaller answers cost more to compress than to send, in bytes.
  threshold: 1_024,
  encodings: ['br', 'gzip'] as ('br' | 'gzip')[],
  // What becomes smaller; pictures, fonts and workbooks are compressed already.
  customTypes:
    /^(?:text\/(?!event-stream)|application\/(?:json|javascript|manifest\+json|xml|[\w.-]+\+(?:json|xml))|image\/svg\+xml)/,
  // Flushing lets a page that streams appear piece by piece.
  brotliOptions: { flush: BROTLI_OPERATION_FLUSH, params: { [BROTLI_PARAM_QUALITY]: 4 } },
  zlibOptions: { level: 5, flush: Z_SYNC_FLUSH },
};
