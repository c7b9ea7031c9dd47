import { openScreens, portalScreens } from '../screens';
import { type Words, wordsOf } from '../words';
import { close, goTo, press } from './screens-walk';
import type { Watched } from './watch';

const says: Words = wordsOf('en');

/** What shows words beside the screens' own lists: addresses, the search, the bell, refusals that quote, views with names. */
export async function elsewhere(watched: Watched, texts: readonly string[]): Promise<void> {
  const { page, settle, look } = watched;
  const step = async (where: string, act: () => Promise<unknown>) => {
    watched.at = where;
    await act();
    await settle();
    await look();
  };
  const places = ['/courses?q=', '/', '/student?courseID=x&sort=', '/class#', '/feeReport?feeStatus='];
  for (const [number, text] of texts.entries()) {
    const address = `${places[number % places.length]}${encodeURIComponent(text)}`;
    await step(`the address ${address}`, () => goTo(watched, address));
  }
  await step('the courses', () => goTo(watched, '/courses?pageSize=100'));
  await step('the search', () => page.keyboard.press('Control+k'));
  const box = page.getByRole('combobox', { name: says('Search screens, people and documents') });
  for (const text of ['ran', ...texts.slice(0, 4)]) await step('the search', () => box.fill(text));
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await step('the bell', () => press(page.locator(`button[title="${says('Notifications')}"]`)));
  await close(watched);

  // A server that answers with what was typed: the sentence appears in a toast.
  await page.route('**/api/**', (route) =>
    route.request().method() === 'DELETE'
      ? route.fulfill({ status: 409, json: { status: false, message: texts.join(' ') } })
      : route.fallback(),
  );
  await press(page.locator('main tbody [data-part=menu]').first());
  await press(page.getByRole('menuitem', { name: says('Delete') }));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: says('Delete') })
    .click();
  await step('a refusal', () => page.getByRole('alert').filter({ hasText: 'ran(' }).first().waitFor());
  await page.unroute('**/api/**');

  const views = page.getByRole('main').getByRole('button', { name: says('Views') });
  await views.click();
  await page.getByRole('menuitem', { name: says('Save or remove views…') }).click();
  const dialog = page.getByRole('dialog', { name: says('Views') });
  await dialog.getByRole('textbox').fill(texts.find((text) => text.length <= 60) ?? '');
  await dialog.getByRole('button', { name: says('Save view') }).click();
  await dialog.waitFor({ state: 'detached' });
  await step('a view with a name', () => views.click());
  await close(watched);
}

/** What is looked at of the counter and of a count, by what the page is doing; each shows words of somebody's. */
export const momentsOfMoney = {
  found: 'the counter with somebody found',
  chosen: 'the counter with what somebody owes',
  taken: 'the counter with a payment taken',
  nobody: 'the counter with nobody found',
  counting: 'the count of a box',
  counted: 'what a count came to',
} as const;

/** The counter from whom is looked for to the slip, and the count of a box up to what it came to. */
export async function moneyTaken(watched: Watched, texts: readonly string[], studentID: string): Promise<void> {
  const { page, settle, look } = watched;
  const step = async (moment: keyof typeof momentsOfMoney, act: () => Promise<unknown>) => {
    watched.at = momentsOfMoney[moment];
    await act();
    await settle();
    await look();
  };
  const find = page.locator('[data-counter=find]');
  await step('found', async () => {
    await goTo(watched, '/counter');
    await find.fill('ran');
    await page.getByRole('main').getByRole('option').first().waitFor();
  });
  await step('chosen', () => goTo(watched, `/counter?studentID=${studentID}`));
  await step('nobody', async () => {
    await find.fill(`${texts.find((text) => text.length <= 60)} nobody`);
    await find.press('Enter');
    await page.locator('[aria-invalid=true]').first().waitFor();
  });
  await step('taken', async () => {
    await press(page.locator('[data-counter=take]'));
    await page.getByRole('region', { name: says('Payment taken') }).waitFor();
  });
  await step('counting', async () => {
    await goTo(watched, '/dayClose');
    await press(
      page
        .getByRole('list', { name: says('Accounts') })
        .getByRole('button')
        .first(),
    );
    await page.getByRole('dialog').getByRole('textbox').first().fill('3');
  });
  await step('counted', async () => {
    await press(page.getByRole('dialog').getByRole('button', { name: says('Save count') }));
    await page.getByRole('dialog').getByText(says('Difference')).waitFor();
  });
  await close(watched);
}

/** The pages that open to everybody, each asked for what is not to be done; `rename` gives the organisation its next name. */
export async function outside(watched: Watched, texts: readonly string[], rename: () => Promise<void>): Promise<void> {
  const asks = texts.map((text) => encodeURIComponent(text));
  const addresses = [...openScreens, '/setup'].map(
    (path, number) => `${path}?next=${asks[number]}&code=${asks[number + 9]}#${asks[number + 5]}`,
  );
  for (const address of [
    ...addresses,
    '/login?next=//evil.test/',
    '/login?next=javascript:ran(0)',
    `/${asks[2]}`,
    `/courses?q=${asks[3]}#${asks[4]}`,
  ]) {
    await rename();
    watched.at = `the address ${address}`;
    await watched.page.goto(address);
    await watched.settle();
    await watched.look();
  }
}

/** A list, and the question before one of its records goes, in every language that is not looked through as a whole. */
export async function spoken(
  watched: Watched,
  languages: readonly string[],
  rename: () => Promise<void>,
): Promise<void> {
  const { page, settle, look } = watched;
  for (const language of languages) {
    await rename();
    watched.at = `the students in ${language}`;
    await page.evaluate((chosen) => localStorage.setItem('language', chosen), language);
    await page.goto('/student?pageSize=100');
    await settle();
    await look();
    await press(page.locator('main tbody [data-part=menu]').first());
    await press(page.getByRole('menuitem').last());
    await settle();
    await look();
    await close(watched);
  }
}

/** What a student sees. */
export async function portal(watched: Watched): Promise<void> {
  for (const path of portalScreens) {
    watched.at = path;
    await watched.page.goto(path);
    await watched.page.getByRole('heading', { level: 1 }).first().waitFor();
    await watched.settle();
    await watched.look();
  }
}
