import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // It is built for development, and that React is large.
  build: { chunkSizeWarningLimit: 5_000 },
});
