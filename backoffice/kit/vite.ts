import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

/** Packages that every screen needs from the first paint; all else is split by use. */
const FRAME = [
  '@mui/material',
  '@mui/system',
  '@emotion',
  'ra-core',
  'ra-ui-materialui',
  'react-admin',
  '@tanstack',
];

function chunkOf(id: string): string | undefined {
  if (/node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|@remix-run)\//.test(id))
    return 'react';
  if (FRAME.some((name) => id.includes(`node_modules/${name}/`))) return 'vendor';
  return undefined;
}

const backend = process.env.API_URL ?? 'http://localhost:3000';

/** The build and development settings of a console that is served under `base` (stack.md, "Development"). */
export function consoleConfig(base: string, port: number): UserConfig {
  return {
    base,
    plugins: [react()],
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
    // Loaded late, so the development server would find them only when a screen asks.
    optimizeDeps: { include: ['ra-input-rich-text', '@mui/x-charts/LineChart', '@mui/x-charts/PieChart'] },
    resolve: { dedupe: ['react', 'react-dom', '@emotion/react', '@mui/material', 'react-hook-form'] },
  };
}
