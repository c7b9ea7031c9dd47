import type { Invoice, Item } from '#testing/shop-sales';
import { type Answer, expectSaved } from '#testing/test-app';
import type { LinkMade } from '#house/link/link.contract';
import { type AtPapers, startPapers } from './papers.fixture';

/** An academy that sells, and sends what it sold as a link. */
export interface AtLinks extends AtPapers {
  asked(kind: string, recordID: string, token?: string): Promise<Answer>;
  link(kind: string, recordID: string): Promise<LinkMade>;
  revoke(id: string, token?: string): Promise<Answer>;
  /** An invoice of 20.00 that is owed. */
  sold(values?: Readonly<Record<string, unknown>>): Promise<Sold>;
}

interface Sold {
  readonly customer: Awaited<ReturnType<AtPapers['shop']['customer']>>;
  readonly item: Item;
  readonly invoice: Invoice;
}

export async function startLinks(): Promise<AtLinks> {
  const at = await startPapers();
  const asked: AtLinks['asked'] = (kind, recordID, token = at.owner) =>
    at.app.call('POST', 'link', { token, body: { kind, recordID } });
  return {
    ...at,
    asked,
    link: async (kind, recordID) => (await expectSaved(asked(kind, recordID))).body.info,
    revoke: (id, token = at.owner) => at.app.call('DELETE', `link/${id}`, { token }),
    sold: async (values = {}) => {
      const customer = await at.shop.customer();
      const item = await at.shop.item({ itemName: `Banner ${customer.code}` });
      const answer = await expectSaved(at.shop.sell([[item, 4, 5]], { customerID: customer._id, ...values }));
      return { customer, item, invoice: answer.body.currentinvoice };
    },
  };
}
