import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const FOLDER = fileURLToPath(new URL('./app/i18n/locales/', import.meta.url));

/** Where a language's texts will lie, by the language's code: the address changes with them. */
function addresses(): Record<string, string> {
  const files = readdirSync(FOLDER).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => {
      const language = file.replace('.json', '');
      const hash = createHash('sha256').update(readFileSync(FOLDER + file));
      return [language, `assets/texts-${language}-${hash.digest('hex').slice(0, 8)}.js`];
    }),
  );
}

/**
 * Names the browser's chunk of each language's texts before it is built, so that pages of that language can ask for it
 * at once and hydration finds it there. While developing there are no chunks, and none are named.
 */
export function catalogueChunks(): Plugin {
  const known = addresses();
  return {
    name: 'catalogue-chunks',
    config: (_config, { command, isSsrBuild }) => ({
      define: { __CATALOGUE_CHUNKS__: JSON.stringify(command === 'build' ? known : {}) },
      ...(!isSsrBuild && {
        build: {
          rollupOptions: {
            output: {
              chunkFileNames: ({ facadeModuleId: module }) =>
                (module?.startsWith(FOLDER) && known[module.slice(FOLDER.length).replace('.json', '')]) ||
                'assets/[name]-[hash].js',
            },
          },
        },
      }),
    }),
  };
}
