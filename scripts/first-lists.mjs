// Finds out, while the app is built, which list each screen asks for first.
import { execFile } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { outcomeOf } from './outcome-of.mjs';

const standIns = {
  router: `
    const nothing = () => null;
    export { nothing as Link, nothing as Navigate, nothing as Outlet };
    const nowhere = () => undefined;
    export { nowhere as useBlocker };
    export const useSearch = () => ({}), useParams = () => ({}), useNavigate = () => nowhere, useMatches = () => [];
    export const useLocation = ({ select = (here) => here } = {}) =>
      select({ pathname: '/', searchStr: '', href: '/', search: {} });
    export const useRouter = () => ({ history: { push: nowhere }, routesByPath: {} });
    export const rootRouteId = '__root__';`,
  store: `
    export { makeStore } from '/src/kit/web/store.ts';
    export const useStore = (store) => store.get();`,
  list: `
    import { belowHost } from '#kit/web/call';
    export const useReadAhead = () => () => undefined;
    export function useList({ path }, query) {
      globalThis.askedFirst ??= belowHost({ path, query });
      return { data: undefined, error: null, isPlaceholderData: false, refetch: async () => undefined };
    }`,
  draw: `
    import { createElement } from 'react';
    import { renderToString } from 'react-dom/server';
    import { MantineProvider } from '@mantine/core';
    import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
    import { screens } from '/src/app/screens.tsx';
    export async function firstLists() {
      const found = {};
      for (const [path, load] of Object.entries(screens)) {
        const { default: Page } = await load();
        globalThis.askedFirst = undefined;
        try {
          const client = createElement(QueryClientProvider, { client: new QueryClient() }, createElement(Page));
          renderToString(createElement(MantineProvider, {}, client));
        } catch (error) { if (!globalThis.askedFirst) (globalThis.notDrawn ??= []).push(path + ': ' + error.message); }
        if (globalThis.askedFirst) found[path] = globalThis.askedFirst;
      }
      return found;
    }`,
};

/** @param {string} source @param {string | undefined} importer */
function standInFor(source, importer = '') {
  if (source === 'draw') return 'draw';
  if (source === '@tanstack/react-router') return 'router';
  if (source === '#kit/web/store' || (source === './store' && /\/src\/kit\/web\/[\w-]+\.tsx?$/.test(importer)))
    return 'store';
  return source === './use-list' ? 'list' : undefined;
}

/**
 * For each screen that begins with a list, the request that it makes to the API, below the host: every page is drawn once without data,
 * and its requests are noted, so that no address is written twice.
 * @param {string} root
 * @returns {Promise<Readonly<Record<string, string>>>}
 */
export async function firstLists(root) {
  const standingIn = {
    name: 'stand-ins',
    enforce: /** @type {const} */ ('pre'),
    /** @param {string} source @param {string | undefined} importer */
    resolveId(source, importer) {
      const name = standInFor(source, importer);
      return name ? `\0stand-in:${name}` : null;
    },
    /** @param {string} id */
    load: (id) => (id.startsWith('\0stand-in:') ? Reflect.get(standIns, id.slice(10)) : null),
  };
  const { found, notDrawn } = await outcomeOf({ root, input: 'draw', plugins: [standingIn] }, drawn);
  if (notDrawn.length > 0) throw new Error(`Not drawn, see scripts/first-lists.mjs: ${notDrawn.join('; ')}`);
  return found;
}

/** What the pages look for in a browser before they are drawn. */
const browser = `
  const nothing = { getItem: () => null, setItem() {}, removeItem() {} };
  const element = { getAttribute: () => null, setAttribute() {}, style: {} };
  const document = { querySelector: () => null, getElementById: () => null, documentElement: element, addEventListener() {} };
  Object.assign(globalThis, { localStorage: nothing, sessionStorage: nothing, location: new URL('http://localhost/'), document });
`;

/**
 * The pages are drawn in a process of their own, so that no other code takes itself for a browser.
 * @param {string} bundle
 */
async function drawn(bundle) {
  const code = `${browser}
    const { firstLists } = await import(${JSON.stringify(pathToFileURL(bundle).href)});
    const found = await firstLists();
    process.stdout.write(JSON.stringify({ found, notDrawn: globalThis.notDrawn ?? [] }), () => process.exit());`;
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code], {
    timeout: 120_000,
  });
  return JSON.parse(stdout);
}
