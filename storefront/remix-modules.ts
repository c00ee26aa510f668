import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/**
 * What replaces modules of `@remix-run/react`: a route's module that cannot be reached never reloads the page, and what is
 * turned off is not loaded.
 */
const REPLACEMENTS: Readonly<Record<string, string>> = {
  './routeModules.js': './load-route-module.ts',
  './single-fetch.js': './without-single-fetch.ts',
  './fog-of-war.js': './without-lazy-routes.ts',
};

/** Replaces modules of Remix in the browser. */
export function remixModules(): Plugin {
  return {
    name: 'remix-modules',
    enforce: 'pre',
    apply: 'build',
    resolveId(source, importer = '', options) {
      const replacement = REPLACEMENTS[source];
      if (!replacement || options.ssr || !importer.includes('/@remix-run/react/')) return null;
      return fileURLToPath(new URL(replacement, import.meta.url));
    },
  };
}
