import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({
  plugins: [react()],
  // The bundler warns of slow plugins when a build takes over 3 s, which a busy machine needs, and a build has to be silent.
  build: { rolldownOptions: { checks: { pluginTimings: false } } },
});
