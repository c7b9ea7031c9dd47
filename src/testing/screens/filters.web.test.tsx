// Proves S§2.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { allFields } from '#kit/contract/entity';
import { entities } from '#app/entities';
import { exampleRow } from './example-row';
import { type EntityName, leave, openScreen, rowOf, type ScreenPath } from './opened-screen.fixture';

afterEach(leave);

const lists: readonly [string, ScreenPath, string, EntityName, readonly string[]][] = [
  ['payments', '/payments', '', 'payment', ['studentID', 'customerID', 'userID']],
  ['credit', '/payments', '?tab=credit', 'credit', ['kind', 'studentID', 'customerID', 'accountID']],
  ['credit notes', '/debts', '?tab=notes', 'creditNote', ['creditKind', 'studentID', 'customerID', 'classID']],
  [
    'messages',
    '/messages',
    '',
    'message',
    ['messageStatus', 'channel', 'purpose', 'studentID', 'customerID', 'noteID'],
  ],
  ['follow-ups', '/debts', '?tab=followUps', 'followUp', ['outcome', 'studentID', 'customerID', 'channel', 'userID']],
];

test.each(lists)('each filter of the list of %s changes what is listed', async (_what, path, search, name, filters) => {
  const { user, far } = await openScreen(path, { search });
  const of = entities[name];
  const fields = allFields(of);
  for (const filter of filters) {
    const { to } = fields[filter] ?? {};
    if (to) far.has(`${to().path}/options`, () => [{ _id: 'one', label: 'The one chosen' }]);
  }
  let asked: readonly string[] = [];
  far.has(of.path, (query) => {
    asked = filters.filter((filter) => filter in query);
    return asked.length > 0 ? [] : [exampleRow(of)];
  });
  for (const filter of filters) {
    const label = fields[filter]?.label ?? '';
    await rowOf();
    const ofList = () => screen.queryAllByRole('button', { name: label }).find((one) => !one.closest('table'));
    if (!ofList()) await user.click(screen.getByRole('button', { name: /^More/ }));
    await waitFor(() => expect(ofList()).toBeDefined());
    await user.click(ofList() ?? document.body);
    // The first word of a closed list is 'Any'.
    const last = (await within(await screen.findByRole('listbox')).findAllByRole('option')).at(-1);
    if (last) await user.click(last);
    const all = await screen.findByRole('button', { name: 'Show everything' });
    expect(asked).toEqual([filter]);
    await user.click(all);
  }
});
