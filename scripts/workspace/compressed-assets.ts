import { constants } from 'node:zlib';
import { compression, defineAlgorithm } from 'vite-plugin-compression2';

/**
 * Vite plugin that writes a Brotli and a gzip copy of each built script and style, which `@fastify/static`
 * serves: smaller than compression at request time, and without its cost.
 */
export function compressedAssets(): ReturnType<typeof compression> {
  const plugin = compression({
    include: /\.(?:css|js|svg)$/,
    threshold: 1_024,
    logLevel: 'silent',
    algorithms: [
      // The highest level: a build takes seconds longer, each first visit loads 2 % less.
      defineAlgorithm('brotliCompress', { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
      defineAlgorithm('gzip', { level: 9 }),
    ],
  });
  // A server build is only read from disk by Node.
  return { ...plugin, apply: (config, { command }) => command === 'build' && !config.build?.ssr };
}
