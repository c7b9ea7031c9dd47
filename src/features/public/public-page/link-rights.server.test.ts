// Proves PU1, PU3, PU7.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/id';
import { pdfText } from '#testing/pdf-text';
import { type AtLinks, startLinks } from './links.fixture';
import { papersOn } from './papers.fixture';

let at: AtLinks;
beforeAll(async () => {
  at = await startLinks();
});
afterAll(() => at.app.stop());

describe('who makes and revokes links', () => {
  it('is whoever has the screen of the document, or that of debts', async () => {
    const { invoice, customer } = await at.sold();
    const holding = async (...screens: string[]) => (await at.app.logInAs(at.owner, newId().slice(-12), screens)).token;
    const [sales, debts, neither] = [await holding('/sales'), await holding('/debts'), await holding('/salesReceipts')];
    const statuses = async (token: string) => [
      (await at.asked('invoice', invoice._id, token)).status,
      (await at.asked('statement', customer._id, token)).status,
    ];
    expect([await statuses(sales), await statuses(debts), await statuses(neither)]).toEqual([
      [200, 403],
      [200, 200],
      [403, 403],
    ]);
    const [ofInvoice, ofStatement] = [await at.link('invoice', invoice._id), await at.link('statement', customer._id)];
    expect((await at.revoke(ofStatement._id, sales)).status).toBe(403);
    expect((await at.revoke(ofInvoice._id, neither)).status).toBe(403);
    expect((await at.revoke(ofInvoice._id, sales)).status).toBe(200);
    expect((await at.revoke(ofStatement._id, debts)).status).toBe(200);
  });

  it('gets an address that is reached where the organisation has none of its own', async () => {
    const { invoice } = await at.sold();
    await at.set({ publicAddress: null });
    const { url, code } = await at.link('invoice', invoice._id);
    expect(url).toMatch(new RegExp(`^http://[^/]+/p/${code}$`));
    await at.set(papersOn);
  });
});

describe('what is printed', () => {
  it('carries the link of a document that has one, where everybody reaches it', async () => {
    const { invoice, customer } = await at.sold();
    const scan = 'Scan to see how this stands today';
    const papers = [
      `invoice/${invoice._id}/pdf`,
      `invoice/${invoice._id}/pdf?paper=slip`,
      `accountStatement/pdf?customerID=${customer._id}`,
    ];
    const carry = async () => {
      const texts: string[] = [];
      for (const paper of papers) texts.push(pdfText((await at.get(paper)).bytes));
      return texts.map((text) => text.includes(scan));
    };
    expect(await carry()).toEqual([false, false, false]);
    await at.link('invoice', invoice._id);
    await at.link('statement', customer._id);
    expect(await carry()).toEqual([true, true, true]);
    await at.set({ publicAddress: null });
    expect(await carry()).toEqual([false, false, false]);
    await at.set(papersOn);
  });
});
