// Proves CO1.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { paying } from '#testing/at-counter';
import { expectSaved } from '#testing/test-app';
import { type AtLinks, startLinks } from '#features/public/public-page/links.fixture';

let at: AtLinks;
beforeAll(async () => {
  at = await startLinks();
});
afterAll(() => at.app.stop());

const found = async (q: string) => (await at.get(`counter/people?q=${encodeURIComponent(q)}`)).body;

it('the code of a receipt or a payment leads to whoever paid, however it is typed, even once it is voided', async () => {
  const { student, fees } = await at.owing([25, 10]);
  const debts = paying(fees, [25]);
  const { _id, receipts } = await at.taken({ studentID: student._id, debts, payments: at.rows(['Cash', 25]) });
  const receipt = (await at.get(`receipt/${receipts[0]?._id}`)).body;
  const payment = (await at.get(`payment/${_id}`)).body;
  const address = `https://daftar.example.com/p/${receipt.paperCode}`;
  const typed = [receipt.paperCode, receipt.paperCode.toLowerCase().replaceAll('-', ' '), payment.paperCode, address];
  for (const q of typed)
    expect([q, await found(q)]).toMatchObject([
      q,
      [{ kind: 'student', _id: student._id, due: 10, debts: [{ balance: 10 }] }],
    ]);
  expect(await found(`${receipt.paperCode.slice(0, -1)}${receipt.paperCode.endsWith('0') ? '1' : '0'}`)).toEqual([]);
  await expectSaved(at.remove(`payment/${_id}`));
  expect(await found(receipt.paperCode)).toMatchObject([{ _id: student._id, due: 35 }]);
});

it('a link to an invoice or a statement leads to the person, until it is revoked', async () => {
  const { invoice, customer } = await at.sold();
  const link = await at.link('invoice', invoice._id);
  for (const q of [link.code, `https://daftar.example.com/p/${link.code}`])
    expect(await found(q)).toMatchObject([{ kind: 'customer', _id: customer._id, due: 20 }]);
  const statement = await at.link('statement', customer._id);
  expect(await found(statement.code)).toMatchObject([{ _id: customer._id }]);
  await at.revoke(link._id);
  expect(await found(link.code)).toEqual([]);
});

it('codes rest while their feature is off', async () => {
  const { paperCode } = await at.receipt(8);
  await at.set({ features: { papers: false } });
  expect(await found(paperCode)).toEqual([]);
  await at.set({ features: { papers: true } });
  expect(await found(paperCode)).toHaveLength(1);
});
