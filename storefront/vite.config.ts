import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { compressedAssets } from '../scripts/workspace/compressed-assets';
import { pages } from './app/pages';
import { catalogueChunks } from './catalogue-chunks';
import { remixModules } from './remix-modules';
import { singleByteSource } from './single-byte-source';
import { smallerFonts } from './smaller-fonts';

const backend = process.env.API_URL ?? 'http://localhost:3000';

/** The path of a file of this repository. */
const besideThis = (file: string): string => fileURLToPath(new URL(file, import.meta.url));

const ALIASES = [
  { find: '~', replacement: besideThis('./app') },
  {
    // The TypeScript source rather than the CommonJS build: the browser needs ES modules.
    find: '@stoa/contracts',
    replacement: besideThis('../backend/contracts/src/index.ts'),
  },
  // Conform only uses what zod/mini has too, in which our schemas are written.
  { find: /^zod\/v4$/, replacement: 'zod/mini' },
  { find: 'turbo-stream', replacement: besideThis('./without-single-fetch.ts') },
];

/** In the browser, React code runs on Preact's compatibility layer, a sixth of React DOM's size (ADR 46). */
const BROWSER_REACT = [
  { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
  { find: /^react-dom$/, replacement: 'preact/compat' },
  { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
  { find: /^react$/, replacement: 'preact/compat' },
];

/** Modules that every page renders or starts with. */
const FRAME = /\/storefront\/app\/(?:ui|features\/(?:errors|frame))\/[\w-]+\.tsx?$/;

/** One chunk for them: forty small files would cost more in headers and round trips than they hold. */
const frameChunk = (module: string): string | undefined => (FRAME.test(module) ? 'frame' : undefined);

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    tailwindcss(),
    remix({
      // Every path is in app/pages.ts, so file names never define routes.
      ignoredRouteFiles: ['**/*'],
      routes: (define) =>
        define((route) => {
          for (const page of pages) {
            route(page.path, page.file, { id: page.id, index: page.path === '/' });
          }
        }),
      future: {
        v3_fetcherPersist: true,
        v3_relativeSplatPath: true,
        v3_throwAbortReason: true,
        v3_lazyRouteDiscovery: false,
        v3_singleFetch: false,
      },
    }),
    remixModules(),
    catalogueChunks(),
    smallerFonts(),
    compressedAssets(),
    singleByteSource(),
  ],
  resolve: {
    alias: [...ALIASES, ...(command === 'build' && !isSsrBuild ? BROWSER_REACT : [])],
  },
  // Terser's output is 3 % smaller than esbuild's; only Node reads the server's build. Every script names those that it
  // imports, and digits compress better than letters.
  build: {
    assetsInlineLimit: 0,
    target: 'es2022',
    minify: isSsrBuild ? false : 'terser',
    terserOptions: { ecma: 2020, compress: { passes: 3 } },
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: frameChunk, hashCharacters: 'hex' } },
  },
  // Bundled, only the used part of them is loaded: zod alone has 90 modules.
  ssr: { noExternal: ['@stoa/contracts', 'zod', /^@conform-to\//] },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/backend': { target: backend, ws: true }, '/media': backend },
  },
}));
