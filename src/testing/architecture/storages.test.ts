// Proves A20.
import { expect, it } from 'vitest';
import { readSources, type Sources } from './source';

/** Where the product stores something in a browser, and whose it is. Everything else goes through `own-storage`. */
const stores: Readonly<Record<string, string>> = {
  'src/kit/web/own-storage.ts': 'what is typed and seen: every key bears brand and account, and goes with them',
  'src/house/session/session.ts': 'who is logged in, under the keys of the specification: gone with the login',
  'src/house/session/other-token.ts': 'the login in the other brand: gone with the login',
  'src/house/session/known-user.ts':
    'who may go on without a network: gone at the logout, and when somebody else logs in',
  'src/kit/web/offline/kept-reads.ts': 'what was read for that, by account: gone likewise',
  'src/kit/web/offline/outbox.ts':
    'what waits to be sent, by account: stays until it is sent, and only its account sees it',
  'src/kit/web/offline/waiting.ts': 'how many wait, by account: stays with them',
  'src/kit/web/offline/store.ts': 'the stores of these three',
  'src/kit/web/kept-choice.ts':
    'choices of an account, under its name, or of the browser, such as the paper of its printer',
  'src/kit/web/list/saved-views.ts': 'views that an account saved, under its name',
  'src/kit/web/list/remembered.ts': 'order, size and columns of a list, under the account that chose them: stay for it',
  'src/kit/web/language.ts': 'the language of the browser',
  'src/shell/layout/layout-settings.ts': 'the layout of the browser',
  'src/features/dashboards/summary/steps-over.ts': 'that a brand is set up',
  'src/features/entry/login/remembered-email.ts': 'the e-mail that somebody lets the browser keep (R 4.6)',
};

const isOfBrowser = (path: string) =>
  /\.tsx?$/.test(path) && !/\.(test|fixture)\.|^src\/(testing|programs)\//.test(path);

function storing(sources: Sources): string[] {
  return Object.entries(sources).flatMap(([path, text]) => {
    const code = text.replace(/^\s*(\/\/|\/?\*).*$/gm, '');
    return isOfBrowser(path) && /\b(sessionStorage|localStorage|indexedDB)\b|'idb-keyval'|\bcaches\./.test(code)
      ? [path]
      : [];
  });
}

it('stores in a browser only where it is written down whose it is and when it goes', () => {
  expect(storing(readSources()).sort()).toEqual(Object.keys(stores).sort());
  expect(
    storing({ 'src/features/a/a.ts': "sessionStorage.setItem('typed', text);", 'src/a/b.ts': '// localStorage' }),
  ).toEqual(['src/features/a/a.ts']);
});
