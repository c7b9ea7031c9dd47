// Proves S§1, S§3, S§5, S§7, B9, B12, G18, AL19.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { brands } from '#house/brand/brand.contract';
import { expectPaper } from '#testing/paper';
import { type BothBrands, startBothBrands } from '#testing/both-brands';
import { startTestApp } from '#testing/test-app';
import { visitorNoteSlice } from './visitor-note-slice.server';

let both: BothBrands;
const nobody = '01890000-0000-7000-8000-000000000000';

beforeAll(async () => {
  both = await startBothBrands(await startTestApp({ slices: [visitorNoteSlice] }));
});
afterAll(() => both.app.stop());

const noteBody = (values = {}) => ({
  Name: 'Cabdi Nuur',
  phone: '252615550404',
  Address: 'Hodan, Mogadishu',
  Course: 'Web Development',
  Days: 'Saturday to Monday, mornings',
  Description: 'Asked for the price and will bring a brother.',
  ...values,
});

describe.each(brands)('a visitor note of the %s', (brand) => {
  const call: ReturnType<BothBrands['callIn']> = (...asked) => both.callIn(brand)(...asked);
  const make = async (values = {}) => (await call('POST', 'note', noteBody(values))).body.info;

  it('keeps what was asked and who wrote it down; the day of the visit may be left out', async () => {
    const { status, body } = await call('POST', 'note', noteBody({ phone: 252615550404 }));
    expect([status, body.message]).toEqual([200, 'Visitor note saved']);
    expect(body.info).toMatchObject({ ...noteBody(), dateVisit: null, userID: { name: 'Hodan Warsame' } });
    expect(body.info).not.toHaveProperty('Status');
    expect((await make({ dateVisit: '2026-04-01T20:00:00Z' })).dateVisit).toBe('2026-04-01');
    expect((await call('GET', `note/${body.info._id}`)).body).toEqual(body.info);
  });

  it('is found by the search, by name, sound and phone, for whoever has the notes, and leads to the list of the visitor', async () => {
    const { _id } = await make({ Name: 'Xaliimo Geedi', phone: '252615550777' });
    const one = { kind: 'note', _id, label: 'Xaliimo Geedi (252615550777)', path: '/note?q=252615550777' };
    for (const q of ['xaliimo', 'Halimo', '252615550777', '0615550777'])
      expect([q, (await call('GET', `search?q=${encodeURIComponent(q)}`)).body]).toEqual([q, [one]]);
    expect((await call('GET', 'note?q=252615550777')).body).toMatchObject([{ _id }]);
    const { token } = await both.app.logInAs(both.ownerOf(brand), 'Stranger', ['/users'], brand);
    expect((await both.app.call('GET', 'search?q=xaliimo', { token, brand })).body).toEqual([]);
  });

  it('is printed on A4 and as a slip by whoever reads it, as its contract says, and by nobody else', async () => {
    const { _id } = await make({ Name: 'Sahra Cali', dateVisit: '2026-04-01' });
    const words = ['Visitor note', 'Sahra Cali', '252615550404', 'Hodan, Mogadishu', 'Apr 2026', 'Days', 'mornings'];
    for (const paper of ['A4', 'slip'])
      expectPaper(await call('GET', `note/${_id}/pdf?paper=${paper}`), 'visitor-note.pdf', words);
    expect((await call('GET', `note/${_id}/pdf?paper=A5`)).body.errors).toEqual({ paper: 'paper is A4 or slip' });
    expect((await call('GET', `note/${nobody}/pdf`)).status).toBe(404);
    const { token } = await both.app.logInAs(both.ownerOf(brand), 'Passer', ['/users'], brand);
    expect((await both.app.call('GET', `note/${_id}/pdf`, { token, brand })).status).toBe(403);
  });

  it('asks for every field in its own words, but not for the day of the visit', async () => {
    const { status, body } = await call('POST', 'note', {});
    expect([status, body.errors]).toEqual([
      400,
      {
        Name: 'Enter name',
        phone: 'Enter phone',
        Address: 'Enter address',
        // A shop has no courses.
        ...(brand === 'academy' ? { Course: 'Enter course' } : {}),
        Days: 'Enter days',
        Description: 'Enter description',
      },
    ]);
  });

  if (brand === 'decoration')
    it('needs no course, takes one all the same, and is a valid body as it was read', async () => {
      const { Course: _none, ...others } = noteBody();
      const { body } = await call('POST', 'note', others);
      expect(body.info).toMatchObject({ ...others, Course: '–' });
      expect((await call('PUT', `note/${body.info._id}`, body.info)).status).toBe(200);
      expect((await make({ Course: 'Typing' })).Course).toBe('Typing');
    });

  it.each([
    ['a description of 256 characters', { Description: 'a'.repeat(256) }, 'Description'],
    ['a name of 121 characters', { Name: 'a'.repeat(121) }, 'Name'],
    ['a phone number of letters', { phone: 'none' }, 'phone'],
    ['a visit on a day that is none', { dateVisit: '2026-02-30' }, 'dateVisit'],
    ['an unknown field', { Status: 'fullPaid' }, 'Status'],
  ])('is refused with %s', async (_what, wrong, field) => {
    const { status, body } = await call('POST', 'note', noteBody(wrong));
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  it('is changed as it was read and goes by the record sent along', async () => {
    const made = await make();
    const changed = (await call('PUT', 'note', { ...made, Course: 'Graphic Design', dateVisit: '2026-05-02' })).body
      .info;
    expect(changed).toMatchObject({ Course: 'Graphic Design', dateVisit: '2026-05-02', userID: made.userID });
    expect((await call('PUT', `note/${made._id}`, { ...made, Course: 'Late' })).status).toBe(409);
    expect((await call('DELETE', 'note', changed)).status).toBe(200);
    expect((await call('GET', `note/${made._id}`)).status).toBe(404);
  });

  it('is found by name, phone, address, course and description', async () => {
    const made = await make({
      Name: 'Zeynab',
      phone: '252699887766',
      Address: 'Xamar Weyne',
      Course: 'Quark',
      Description: 'Wants mornings only',
    });
    for (const q of ['zeynab', '99887766', 'weyne', 'quark', 'mornings only']) {
      const { body } = await call('GET', `note?q=${encodeURIComponent(q)}`);
      expect(body.map((row: { _id: string }) => row._id)).toEqual([made._id]);
    }
  });

  it('is for those who hold the notes, Marketing from the start', async () => {
    const marketing = await both.app.logInAs(both.ownerOf(brand), 'Marketing', [], brand);
    const made = await both.app.call('POST', 'note', { token: marketing.token, brand, body: noteBody() });
    expect([made.status, made.body.info.userID._id]).toEqual([200, marketing._id]);
    const sales = await both.app.logInAs(both.ownerOf(brand), 'Sales', [], brand);
    expect((await both.app.call('GET', 'note', { token: sales.token, brand })).status).toBe(403);
  });
});

it('Each brand has notes of its own', async () => {
  const { body } = await both.callIn('academy')('POST', 'note', noteBody());
  expect((await both.callIn('decoration')('GET', `note/${body.info._id}`)).status).toBe(404);
});
