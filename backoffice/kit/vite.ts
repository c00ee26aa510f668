import react from '@vitejs/plugin-react';
import type { Plugin, UserConfig } from 'vite';
import { compressedAssets } from '../../scripts/workspace/compressed-assets';

/** Translations of a language beyond the sign-in page; English is part of the console. */
const TEXTS = /\/locales\/(?!en\/)([\w-]+)\/(?!sign-in)[\w-]+\.json$/;

/**
 * React changes rarely and the sign-in page needs it too, so it has its own chunk; so have each language's
 * translations. The rest is split by use, so that the sign-in page loads only what it shows.
 */
function chunkOf(id: string): string | undefined {
  if (/node_modules\/(react|react-dom|scheduler)\//.test(id)) return 'react';
  const language = TEXTS.exec(id)?.[1];
  return language && `texts-${language}`;
}

const backend = process.env.API_URL ?? 'http://localhost:3000';

/** Redirects the console's address without its last slash, as the built one does; Vite answers it with 404. */
function completeAddress(base: string): Plugin {
  const address = base.replace(/\/$/, '');
  return {
    name: 'complete-address',
    configureServer({ middlewares }) {
      middlewares.use(({ url = '' }, response, next) => {
        const [path, query] = url.split('?');
        if (path !== address) return next();
        response.writeHead(302, { location: query === undefined ? base : `${base}?${query}` }).end();
      });
    },
  };
}

/** Vite configuration of a console served under `base` (stack.md, "Development"). */
export function consoleConfig(base: string, port: number): UserConfig {
  return {
    base,
    plugins: [react(), compressedAssets(), completeAddress(base)],
    // Translations are read by dynamic keys: a named export for each would be dead weight.
    json: { namedExports: false },
    build: {
      sourcemap: false,
      chunkSizeWarningLimit: 900,
      rollupOptions: { output: { manualChunks: chunkOf } },
    },
    server: {
      port,
      strictPort: true,
      proxy: { '/backend': { target: backend, ws: true }, '/media': backend },
    },
    // Loaded lazily, so the development server would discover them only when a screen requests them.
    optimizeDeps: {
      include: [
        'ra-input-rich-text',
        ...['BarChart', 'LineChart', 'PieChart'].map((chart) => `@mui/x-charts/${chart}`),
      ],
    },
    resolve: { dedupe: ['react', 'react-dom', '@emotion/react', '@mui/material', 'react-hook-form'] },
  };
}
