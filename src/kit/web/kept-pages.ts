import { language } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import { placeHere, type Query } from './call';
import { removeOwn, storedOwn, storeOwn } from './own-storage';

/** In the storage of this tab, beside the token, and removed with it. */
const pagesKey = 'pages';

/** The most pages that are kept, and the most characters of one: the storage is small, and read before anything is shown. */
const most = 8;
const longest = 60_000;

/**
 * A page of a list as this tab saw it last, for the same account, brand and language: shown until the server's answer
 * takes its place. Undefined where there is none.
 */
export function keptPage<P extends object>(path: string, query: Query): P | undefined {
  const name = nameOf(path, query);
  const found = name === undefined ? undefined : keptPages().find(([known]) => known === name);
  return found && isObject(found[1]) ? (found[1] as P) : undefined;
}

/** Stores a page that has just been read, the newest first, but only once it is drawn, because storing it takes as long as drawing its rows. */
export function keepPage(path: string, query: Query, page: object): void {
  const name = nameOf(path, query);
  if (name === undefined) return;
  whenIdle(() => {
    // The account may have logged out meanwhile, and its pages are gone with it.
    if (nameOf(path, query) === name) write(name, page);
  });
}

/** Runs work once the browser is idle, or a moment later in Safari, which cannot say when it is. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 1000 });
  else setTimeout(work, 300);
}

function write(name: string, page: object): void {
  if (JSON.stringify(page).length > longest) return;
  const others = keptPages().filter(([known]) => known !== name);
  try {
    storeOwn(pagesKey, JSON.stringify([[name, page], ...others].slice(0, most)));
  } catch {
    // A full storage keeps what it has.
  }
}

/** Undefined if nobody is signed in. */
function nameOf(path: string, query: Query): string | undefined {
  const { account, host } = placeHere(path);
  return account === undefined ? undefined : JSON.stringify([account, language(), host, path, query]);
}

function keptPages(): readonly (readonly [string, unknown])[] {
  try {
    const kept: unknown = JSON.parse(storedOwn(pagesKey) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}

/** Removes the stored pages of the user of this tab. */
export function forgetPages(): void {
  removeOwn(pagesKey);
}
