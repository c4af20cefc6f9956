import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The development build of React is large.
  build: { chunkSizeWarningLimit: 5_000 },
});
