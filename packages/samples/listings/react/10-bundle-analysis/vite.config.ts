import react from '@vitejs/plugin-react';
import { visualizer } from 'rollup-plugin-visualizer';
import { defineConfig } from 'vite';
import { packageSizes } from './src/packageSizes.ts';
import { sizeLimit } from './src/sizeLimit.ts';

export default defineConfig({
  plugins: [
    react(),
    packageSizes(),
    sizeLimit(90_000),
    visualizer({ filename: 'bundle.html', gzipSize: true, brotliSize: true }),
  ],
});
