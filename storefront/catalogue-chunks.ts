import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('./app/locales/', import.meta.url));
/** All translations of a language that browsers use: a page loads them at once. */
const FILE = '/translation.json';

/** Path of each language's chunk, by language code, with a content hash. */
function addresses(): Record<string, string> {
  return Object.fromEntries(
    readdirSync(FOLDER).map((language) => {
      const hash = createHash('sha256').update(readFileSync(FOLDER + language + FILE));
      return [language, `assets/texts-${language}-${hash.digest('hex').slice(0, 8)}.js`];
    }),
  );
}

/**
 * Names the chunk of each language's translations before it is built, so that pages can preload it for
 * hydration. In development there are no chunks, and none are named.
 */
export function catalogueChunks(): Plugin {
  const chunks = addresses();
  return {
    name: 'catalogue-chunks',
    config: (_config, { command, isSsrBuild }) => ({
      define: { __CATALOGUE_CHUNKS__: JSON.stringify(command === 'build' ? chunks : {}) },
      ...(!isSsrBuild && {
        build: {
          rollupOptions: {
            output: {
              chunkFileNames: ({ facadeModuleId: module }) =>
                (module?.startsWith(FOLDER) && chunks[module.slice(FOLDER.length).replace(FILE, '')]) ||
                'assets/[name]-[hash].js',
            },
          },
        },
      }),
    }),
  };
}
