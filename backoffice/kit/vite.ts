import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { compressedAssets } from '../../scripts/workspace/compressed-assets';

/** Changes less often than all else and is needed by the sign-in page too; the rest is split by use, so that the sign-in page loads only what it shows. */
function chunkOf(id: string): string | undefined {
  return /node_modules\/(react|react-dom|scheduler)\//.test(id) ? 'react' : undefined;
}

const backend = process.env.API_URL ?? 'http://localhost:3000';

/** The build and development settings of a console that is served under `base` (stack.md, "Development"). */
export function consoleConfig(base: string, port: number): UserConfig {
  return {
    base,
    plugins: [react(), compressedAssets()],
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
