import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/chunk-groups.mjs';
import { screenAssets } from './scripts/screen-assets.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The web app, to dist/web with a manifest, from which the server tells the browser what a screen needs. */
export default defineConfig({
  root,
  plugins: [react(), screenAssets(['src/screens.tsx', 'src/shell/public-screens.tsx'])],
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    manifest: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    // A picture inside a style sheet would need data: in the policy of the page.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
  },
});
