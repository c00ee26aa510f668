import { vitePlugin as remix } from '@remix-run/dev';
import tailwindcss from '@tailwindcss/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { pages } from './app/pages';

const backend = process.env.API_URL ?? 'http://localhost:3000';

export default defineConfig({
  plugins: [
    tailwindcss(),
    remix({
      // Every address stands in app/pages.ts, so file names never decide what a page is called.
      ignoredRouteFiles: ['**/*'],
      routes: (define) =>
        define((route) => {
          for (const page of pages) {
            route(page.path, page.file, {
              id: page.id,
              index: page.path === '/',
              caseSensitive: page.caseSensitive,
            });
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
  ],
  resolve: {
    alias: {
      '~': fileURLToPath(new URL('./app', import.meta.url)),
      // Its TypeScript, not its CommonJS build: the browser needs it as a module.
      '@stoa/contracts': fileURLToPath(new URL('../backend/contracts/src/index.ts', import.meta.url)),
    },
  },
  build: { assetsInlineLimit: 0, target: 'es2022' },
  ssr: { noExternal: ['@stoa/contracts'] },
  server: {
    port: 5173,
    strictPort: true,
    proxy: { '/backend': { target: backend, ws: true }, '/media': backend },
  },
});
