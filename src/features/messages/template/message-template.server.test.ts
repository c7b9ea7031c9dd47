// Proves ME4, ME5.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Messages, startMessages } from '#features/messages/message/messages.fixture';
import { expectSaved } from '#testing/test-app';

let at: Messages;
beforeAll(async () => {
  at = await startMessages();
});
afterAll(async () => {
  await at.gateway.close();
  await at.app.stop();
});

const make = (values: object) =>
  at.app.call('POST', 'messageTemplate', {
    token: at.owner,
    body: { templateName: 'Fees', purpose: 'reminder', texts: [{ language: 'en', text: 'Hi {name}' }], ...values },
  });

it('there is one of each purpose from the beginning, in seven languages, which can be changed and not deleted', async () => {
  const all = (await at.app.call('GET', 'messageTemplate', { token: at.owner })).body;
  expect(all.map(({ purpose, texts }: { purpose: string; texts: unknown[] }) => [purpose, texts.length])).toEqual(
    [
      'receipt',
      'reminder',
      'promise',
      'statement',
      'invoice',
      'absence',
      'announcement',
      'enquiry',
      'results',
      'lessonChange',
      'seatFree',
    ].map((purpose) => [purpose, 7]),
  );
  const one = `messageTemplate/${all[0]._id}`;
  const gone = await at.app.call('DELETE', one, { token: at.owner });
  expect([gone.status, gone.body.message]).toEqual([409, 'This template is built in: it can be changed, not deleted']);
  const changed = at.app.call('PUT', one, { token: at.owner, body: { receivers: 'both' } });
  expect((await expectSaved(changed)).body.info).toMatchObject({ receivers: 'both', isBuiltIn: true });
});

it.each([
  ['without a name', { templateName: '' }, { templateName: 'Enter template name' }],
  ['without a purpose', { purpose: '' }, { purpose: 'Select purpose' }],
  ['without a text', { texts: [] }, { texts: 'Enter the text in English' }],
  [
    'without the language of the house',
    { texts: [{ language: 'so', text: 'Hi' }] },
    { texts: 'Enter the text in English' },
  ],
  [
    'with a language twice',
    {
      texts: [
        { language: 'en', text: 'Hi' },
        { language: 'en', text: 'Ho' },
      ],
    },
    { texts: 'English stands there twice' },
  ],
  [
    'with a name that there is not',
    { texts: [{ language: 'en', text: '{balanse}' }] },
    { texts: 'There is no {balanse}' },
  ],
  [
    'that would announce by itself',
    { purpose: 'announcement', isAutomatic: true },
    { isAutomatic: 'Only receipts, reminders, absences, results and changed lessons are written by themselves' },
  ],
])('one is refused %s', async (_what, values, errors) => {
  const { status, body } = await make(values);
  expect([status, body.errors]).toEqual([400, errors]);
});

it('those that come with the product are offered in the language of whoever asks, and found by their names in it', async () => {
  const offered = async (q: string): Promise<string[]> => {
    const path = `messageTemplate/options?q=${encodeURIComponent(q)}`;
    const { body } = await at.app.call('GET', path, { token: at.owner, headers: { 'accept-language': 'de' } });
    return body.map(({ label }: { label: string }) => label);
  };
  expect(await offered('')).toEqual(expect.arrayContaining(['Quittung', 'Ergebnisse']));
  expect([await offered('ergeb'), await offered('results')]).toEqual([['Ergebnisse'], ['Ergebnisse']]);
  // More than a choice list answers are newer than they are.
  await at.app.database.pool.query(`update academy.message_template set "createdAt" = '2020-01-01'`);
  for (let nth = 1; nth <= 21; nth++) await expectSaved(make({ templateName: `Own words ${nth}` }));
  expect(await offered('')).not.toContain('Ergebnisse');
  expect(await offered('ergeb')).toEqual(['Ergebnisse']);
});

it('one keeps its purpose, and goes when nobody wants it any more', async () => {
  const { _id } = (await expectSaved(make({ templateName: 'Own words' }))).body.info;
  const one = `messageTemplate/${_id}`;
  const other = await at.app.call('PUT', one, { token: at.owner, body: { purpose: 'receipt' } });
  expect([other.status, other.body.errors]).toEqual([409, { purpose: 'The purpose of a template stays as it is' }]);
  await expectSaved(at.app.call('DELETE', one, { token: at.owner }));
});
