// Proves R 1.3, B28.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Language, languages, t } from '#kit/contract/language';
import { countedOf } from '#kit/contract/thing';
import { readCatalogues } from '#kit/server/http/catalogues';
import { speaking } from '#kit/server/http/spoken';
import { subject } from '#features/academy/subject/subject.contract';
import { sendFile } from './sent-file';
import { expectSaved, type TestApp } from './test-app';
import { startWholeApp } from './whole-app';

let app: TestApp;
let token: string;
const catalogues = readCatalogues();

beforeAll(async () => {
  app = await startWholeApp();
  token = await app.setUp();
});
afterAll(() => app.stop());

/** A sentence in a language; the test has no translations of its own. */
function inWords(language: Language, say: () => string): string {
  return speaking({ language, catalogue: catalogues[language] ?? {}, timeZone: 'UTC' }, say);
}

const course = (courseName: string) => ({ courseName, coursePrice: 10, courseDuration: 1, courseLevel: 'basic' });

describe.each(languages)('whoever asks in %s', (language) => {
  const headers = { 'accept-language': `${language}, en;q=0.5` };
  const says = (sentence: string) => inWords(language, () => t(sentence));

  it('is answered in it: what is wrong, what was done, what hinders, who is not let in', async () => {
    const wrong = await app.call('POST', 'courses', { token, headers, body: {} });
    expect(wrong.body.errors.courseName).toBe(says('Enter course name'));
    const made = await app.call('POST', 'courses', { token, headers, body: course(`Sewing ${language}`) });
    expect(made.body.message).toBe(says('Course saved'));
    const { _id } = made.body.info;
    await expectSaved(app.call('POST', 'subject', { token, body: { subjectName: 'Hems', courseID: _id } }));
    const used = await app.call('DELETE', `courses/${_id}`, { token, headers });
    const uses = inWords(language, () => t('Still in use by {uses}', { uses: countedOf(1, subject) }));
    expect([used.status, used.body.message]).toEqual([409, uses]);
    expect((await app.call('GET', 'courses', { headers })).body.message).toBe(says('Please log in'));
    expect((await app.call('POST', 'nothing', { token, headers, body: {} })).body.message).toBe(says('No such call'));
    const unread = await app.call('POST', 'courses', {
      token,
      headers: { ...headers, 'content-type': 'image/png' },
      body: 'x',
    });
    expect(unread.body.message).toBe(says('This kind of content is not accepted here'));
  });

  it('reads what every call does', async () => {
    const page = (await app.app.inject({ url: '/api', headers })).body;
    expect(page).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`);
    // A name in a sentence is isolated where that is written from right to left.
    const program = language === 'ar' ? '\u2068Daftar\u2069' : 'Daftar';
    expect(page).toContain(says('The calls of {program}').replace('{program}', program));
  });

  it('gets files with headings and words of it, which can be sent back as they are', async () => {
    await expectSaved(app.call('POST', 'courses', { token, body: course(`Weaving ${language}`) }));
    const file = (await app.call('GET', `courses?format=csv&q=weaving ${language}`, { token, headers })).text;
    expect(file).toContain(says('Course name'));
    expect(file).toContain(says('Basic'));
    const again = file.replace('Weaving', 'Knitting');
    const sent = await sendFile(app, 'courses/import', again, { token, headers });
    expect(sent.body).toMatchObject({ saved: 1, failed: [] });
  });
});

// A code is sent only so often to one address.
it.each(['so', 'ar'] as const)('a mail is written in the language of who asks for it: %s', async (language) => {
  await app.call('POST', 'login/activation', {
    headers: { 'accept-language': language },
    body: { email: 'owner@academy.test' },
  });
  const [mail] = (await app.call('GET', 'outbox', { token })).body;
  expect(mail.subject).toBe(inWords(language, () => t('Your activation code')));
});

it('a language that there is not is answered in English', async () => {
  const { body } = await app.call('GET', 'courses', { headers: { 'accept-language': 'tlh, xx;q=0.5' } });
  expect(body.message).toBe('Please log in');
});
