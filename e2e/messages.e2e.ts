// Proves ME2, ME3, ME8: people are written to with what they will read in front of the eyes.
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { saved } from './academy';
import { academy, browser, openAcademy, product } from './opened-product';
import { whole } from './record-pages';
import { seed } from './seed';
import { desktop, phone, settled, visit } from './visit';

openAcademy();

let seeded: Awaited<ReturnType<typeof seed>>;
beforeAll(async () => {
  seeded = await seed(academy);
});

/** The text that is written, once the preview has shown how it will be read. */
async function write(page: Page, text: string, read: string) {
  await page.getByRole('textbox', { name: /^Text/ }).fill(text);
  await page.getByRole('region', { name: 'Preview' }).getByText(read).waitFor();
}

test('a student is written to by WhatsApp from the own page: it is shown before, opened by a tap, and kept', async () => {
  const { page, faults } = await visit(browser, product.url, { token: academy.owner, look: desktop });
  await page.goto(`/student/${seeded.student._id}`);
  await whole(page);
  const messages = page.getByRole('region', { name: 'Messages' });
  await messages.getByRole('link', { name: 'New message' }).click();
  await page.getByRole('heading', { level: 1, name: 'New message' }).waitFor();
  await page.getByRole('main').getByText('Amina Warsame Farah').first().waitFor();
  await page
    .getByRole('combobox', { name: /^Channel/ })
    .or(page.getByRole('textbox', { name: /^Channel/ }))
    .click();
  await page.getByRole('option', { name: 'WhatsApp' }).click();
  await write(page, 'Dear {name}, come at nine.', 'Dear Amina Warsame Farah, come at nine.');
  await page.getByRole('button', { name: /^Send 1 for/ }).click();
  const open = page.getByRole('link', { name: 'Open WhatsApp' });
  expect(await open.getAttribute('href')).toBe(
    'https://wa.me/252615550202?text=Dear%20Amina%20Warsame%20Farah%2C%20come%20at%20nine.',
  );
  // What it opens is somebody else's.
  await page.context().route('https://wa.me/**', (route) => route.abort());
  await open.click();
  await expect
    .poll(async () => (await academy.call('GET', 'message', { token: academy.owner })).body)
    .toMatchObject([{ messageStatus: 'opened', channel: 'whatsapp', text: 'Dear Amina Warsame Farah, come at nine.' }]);
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('table', { name: 'Messages' }).getByText('come at nine').waitFor();
  expect(faults).toEqual([]);
});

test('what it costs is said before it is sent, and on a phone a person has one thread', async () => {
  const { call, owner, records } = academy;
  const gateway = { smsProvider: 'generic', smsUrl: 'https://127.0.0.1/?to={to}&text={text}', smsPrice: 0.02 };
  await saved(call('PUT', 'settings', { token: owner, body: gateway }));
  const student = await records.student({ studentName: 'Cumar Thread' });
  const body = { studentIDs: [student._id], channel: 'whatsapp', text: 'The first' };
  await saved(call('POST', 'message/send', { token: owner, body }));
  const { page, faults } = await visit(browser, product.url, { token: owner, look: phone });
  await page.goto(`/messages/new?studentID=${student._id}`);
  await settled(page);
  await write(page, `The second ${'a'.repeat(160)}`, 'The second');
  await page.getByRole('region', { name: 'Preview' }).getByText('1 message · 2 parts · $0.04').waitFor();
  await page.getByRole('button', { name: 'Send 1 for $0.04' }).click();
  await page.getByRole('heading', { level: 1, name: 'Messages' }).waitFor();
  const thread = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: /Cumar Thread/ }) });
  await thread.getByText(/^The second/).waitFor();
  await expect.poll(() => thread.getByText('Failed', { exact: true }).isVisible()).toBe(true);
  await thread.getByText('Earlier messages: 1').click();
  await thread.getByText('The first').waitFor();
  expect((await thread.getByRole('button', { name: 'Send again' }).boundingBox())?.height).toBeGreaterThanOrEqual(44);
  expect(faults).toEqual([]);
});
