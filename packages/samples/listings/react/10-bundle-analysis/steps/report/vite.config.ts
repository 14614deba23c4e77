import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { packageSizes } from './src/packageSizes.ts';

export default defineConfig({ plugins: [react(), packageSizes()] });
