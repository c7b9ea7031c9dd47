import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/chunk-groups.mjs';
import { firstScript } from './scripts/first-script.mjs';
import { screenAssets } from './scripts/screen-assets.mjs';
import { unusedParts } from './scripts/unused-parts.mjs';
import { serviceWorker } from './scripts/service-worker.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The pages of screens that work without a network (shell/areas.ts), and those that lead to them. */
const offlinePages = [
  'attendance/AttendancePage',
  'marks/ResultsPage',
  'marks/EnterResultsPage',
  'login/LoginPage',
  'login/LogoutPage',
];

/** The frame in which a page stands, by its module; most of what leads into the product stands in none. */
function frameOf(page: string): string | undefined {
  if (page.startsWith('src/features/entry/') || page.startsWith('src/shell/')) return undefined;
  return page.startsWith('src/features/portal/') ? 'src/shell/PortalFrame' : 'src/shell/StaffFrame';
}

const screenLists = ['src/app/screens.tsx', 'src/app/record-screens.tsx', 'src/shell/public-screens.tsx'];

/** The web app, to dist/web with a manifest, from which the server tells the browser what a screen needs. */
export default defineConfig({
  root,
  plugins: [
    react(),
    unusedParts(),
    screenAssets(screenLists, frameOf),
    firstScript(root, '/src/programs/trusted-types.js'),
    serviceWorker({ root, pages: offlinePages, lists: screenLists }),
  ],
  // React has had the store itself since 18: nobody loads what stands in for it before.
  resolve: { alias: { 'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector' } },
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
