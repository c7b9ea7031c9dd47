import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunkGroups } from './scripts/chunk-groups.mjs';
import { farParts } from './scripts/far-parts.mjs';
import { firstScript } from './scripts/first-script.mjs';
import { knownNames } from './scripts/known-names.mjs';
import { laterScreens, moduleOf } from './scripts/later-screens.mjs';
import { missingParts } from './scripts/missing-parts.mjs';
import { plainIcons } from './scripts/plain-icons.mjs';
import { pureContracts } from './scripts/pure-contracts.mjs';
import { screenAssets } from './scripts/screen-assets.mjs';
import { tooltipHooks } from './scripts/tooltip-hooks.mjs';
import { unusedParts } from './scripts/unused-parts.mjs';
import { serviceWorker } from './scripts/service-worker.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));

/** The pages of screens that work without a network (shell/areas.ts), and those that lead to them. */
const offlinePages = [
  'attendance/AttendancePage',
  'marks/ResultsPage',
  'marks/EnterResultsPage',
  'gradebook/GradebookPage',
  'lesson/TimetablePage',
  'login/LoginPage',
  'login/LogoutPage',
];

/** The frame in which a page stands, by its module; most of what leads into the product stands in none. */
function frameOf(page: string): string | undefined {
  if (/^src\/features\/entry\/(?!profile\/)/.test(page) || page.startsWith('src/shell/')) return undefined;
  return page.startsWith('src/features/portal/') ? 'src/shell/PortalFrame' : 'src/shell/StaffFrame';
}

/** The table that finds a screen of the staff: one for figures and reports, one for what is written in every day. */
function tableOf(page: string): string | undefined {
  if (frameOf(page) !== 'src/shell/StaffFrame') return undefined;
  return /\/features\/(reports|dashboards|owner)\/|Report\w*Page$/.test(page) ? 'report-pages' : 'staff-pages';
}

/** What shows a page: itself, the frame around it and the table that finds it. */
function partsOf(page: string): (string | undefined)[] {
  const table = tableOf(page);
  return [page, frameOf(page), table && moduleOf(table)];
}

const withApp = /\/(base|rolldown-runtime)-/;
const withFrame = /\/(base|rolldown-runtime|shared|menu|frame)-/;

/** Whatever asks for a page has these already; those of the staff's frame come with the frame, at the same time. */
const missing = missingParts((host) => (/(staff|report)-pages/.test(host) ? withFrame : withApp));

const screenLists = ['src/app/screens.tsx', 'src/app/record-screens.tsx', 'src/shell/public-screens.tsx'];

/** The web app, to dist/web with a manifest, from which the server tells the browser what a screen needs. */
export default defineConfig({
  root,
  plugins: [
    react(),
    missing.plugins,
    unusedParts(),
    tooltipHooks(),
    plainIcons(),
    pureContracts(),
    farParts(),
    knownNames(root, 'src/app/resources.ts'),
    laterScreens(screenLists, tableOf),
    screenAssets(root, screenLists, partsOf),
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
    modulePreload: {
      polyfill: false,
      resolveDependencies: missing.resolve,
    },
    // A picture inside a style sheet would need data: in the policy of the page.
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: chunkGroups },
        // The tables of files name 250 of them, and nothing of a hash can be compressed: 42 bits tell a file's versions apart.
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:7][extname]',
      },
    },
  },
});
