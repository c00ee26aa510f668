import type { Plugin } from 'vite';

const WIDE = /[\u0100-\uffff]/g;

/**
 * Writes the server's build in characters that V8 keeps at one byte each: a single other one makes it keep the whole file
 * at two. Strings, patterns and names mean the same with escapes.
 */
export function singleByteSource(): Plugin {
  return {
    name: 'single-byte-source',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && Boolean(isSsrBuild),
    renderChunk: {
      order: 'post',
      handler: (code) => ({
        code: code.replace(WIDE, (wide) => `\\u${wide.charCodeAt(0).toString(16).padStart(4, '0')}`),
        map: null,
      }),
    },
  };
}
