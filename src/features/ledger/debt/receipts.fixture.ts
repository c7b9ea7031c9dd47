import { describe, expect, it } from 'vitest';
import type { Got } from '#kit/contract/entity';
import type { Answer } from '#testing/test-app';
import type { transaction } from '#features/ledger/transaction/transaction.contract';
import type { PaidStatus } from '#features/ledger/payment/payment.contract';

type Posting = Got<typeof transaction>;
type Values = Readonly<Record<string, unknown>>;

/** Something that 100 is owed for by Amina Warsame, and what can be done about it. */
export interface Owed {
  /** What its receipts say of who pays and for what. */
  readonly paidFor: Values;
  pay(AmountPaid: unknown, values?: Values): Promise<Answer>;
  /** How far it is paid now. */
  state(): Promise<{ paid: number; balance: number; status: PaidStatus }>;
  /** Its receipts; `voided=1` asks for the voided ones too. */
  receipts(query?: string): Promise<{ _id: string; AmountPaid: number }[]>;
  put(receiptID: string, body: Values): Promise<Answer>;
  remove(receiptID: string, body?: Values): Promise<Answer>;
  /** The whole statement, voided rows left out. */
  statement(): Promise<Posting[]>;
  closeBooks(upTo: string | null): Promise<Answer>;
}

/** What a receipt of one kind says, and its posting. */
interface Said {
  readonly of: 'fee' | 'service';
  readonly posting: { readonly type: string; readonly description: string; readonly kind: string };
}

/** The rows of a statement that a document posted. */
export function postedBy({ _id }: { readonly _id: string }, statement: readonly Posting[]): Posting[] {
  return statement.filter((row) => row.source?._id === _id);
}

/** The numbers of all papers of a kind have no gap. */
export function expectUnbroken(numbers: readonly number[]): void {
  expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
}

/** Tests what holds of every receipt that is paid in parts: `owing` makes something to pay that nobody has paid. */
export function describeReceipts({ of, posting }: Said, owing: () => Promise<Owed>): void {
  describe(`a payment of a ${of}`, () => {
    it('is a receipt, lowers the balance and posts one income', async () => {
      const { paidFor, pay, state, statement } = await owing();
      const { status, body } = await pay('25.50');
      expect(status).toBe(200);
      expect(body.info).toMatchObject({
        ...paidFor,
        AmountPaid: 25.5,
        paymentMethod: 'Evc plus',
        phonePaid: '252615550303',
        phoneReceipt: '252612345678',
        datePaid: '2026-03-10',
        userID: { name: 'Hodan Warsame' },
        balance: 74.5,
      });
      expect(await state()).toEqual({ paid: 25.5, balance: 74.5, status: 'percialPaid' });
      expect(postedBy(body.info, await statement())).toMatchObject([
        {
          transectionType: 'income',
          type: posting.type,
          name: 'Amina Warsame',
          amount: 25.5,
          date: '2026-03-10',
          description: `${posting.description} ${body.info.receiptNo}`,
          source: { kind: posting.kind, _id: body.info._id },
          posted: true,
          userID: { name: 'Hodan Warsame' },
        },
      ]);
    });

    it('up to the balance pays in full', async () => {
      const { pay, state } = await owing();
      await pay(99.99);
      await pay(0.01);
      expect(await state()).toEqual({ paid: 100, balance: 0, status: 'fullPaid' });
    });

    it('above the balance is refused and leaves nothing', async () => {
      const { pay, state, statement } = await owing();
      await pay(40);
      const before = (await statement()).length;
      const { status, body } = await pay(60.01);
      expect(status).toBe(409);
      expect(body).toEqual({
        status: false,
        message: 'You can only pay 60.00 or less',
        errors: { AmountPaid: 'You can only pay 60.00 or less' },
      });
      expect(await statement()).toHaveLength(before);
      expect(await state()).toMatchObject({ paid: 40 });
    });

    it('takes amounts in no other form than money, and more than 0', async () => {
      const { pay } = await owing();
      for (const amount of [12.345, '1e3', -1, ' 5', null, true, 0, '0.00', '', [5]]) {
        const { status, body } = await pay(amount);
        expect([amount, status, Object.keys(body.errors)]).toEqual([amount, 400, ['AmountPaid']]);
      }
    });

    it('sent twice under one _id is one payment', async () => {
      const { pay, state } = await owing();
      const _id = crypto.randomUUID();
      const [first, second] = await Promise.all([pay(60, { _id }), pay(60, { _id })]);
      expect([first.status, second.status]).toEqual([200, 200]);
      expect(second.body).toEqual(first.body);
      expect((await pay(61, { _id })).status).toBe(409);
      expect(await state()).toMatchObject({ paid: 60 });
    });
  });

  describe(`editing a ${of} receipt`, () => {
    it('moves balance and posting with it', async () => {
      const { pay, state, put, statement } = await owing();
      const receipt = (await pay(30)).body.info;
      const changes = { AmountPaid: 100, datePaid: '2026-03-08', paymentMethod: 'cash' };
      const { status, body } = await put(receipt._id, { ...receipt, ...changes });
      expect(status).toBe(200);
      expect(body.info).toMatchObject({ AmountPaid: 100, paymentMethod: 'cash', balance: 0 });
      expect(await state()).toMatchObject({ paid: 100, status: 'fullPaid' });
      expect(postedBy(receipt, await statement())).toMatchObject([{ amount: 100, date: '2026-03-08' }]);
    });

    it('goes up to the balance and its own old amount', async () => {
      const { pay, put } = await owing();
      await pay(50);
      const receipt = (await pay(30)).body.info;
      const refused = await put(receipt._id, { AmountPaid: 50.01 });
      expect([refused.status, refused.body.errors]).toEqual([409, { AmountPaid: 'You can only pay 50.00 or less' }]);
      expect((await put(receipt._id, { AmountPaid: 50 })).status).toBe(200);
    });
  });

  describe(`a ${of} receipt of closed books`, () => {
    it('is neither made, moved nor voided', async () => {
      const { pay, put, remove, closeBooks } = await owing();
      const old = (await pay(10, { datePaid: '2026-02-28' })).body.info;
      const fresh = (await pay(10, { datePaid: '2026-03-02' })).body.info;
      await closeBooks('2026-02-28');
      const sentence = 'The books are closed up to 2026-02-28';
      const late = await pay(10, { datePaid: '2026-02-28' });
      expect(late.body.errors).toEqual({ datePaid: sentence });
      for (const refused of [
        late,
        await remove(old._id),
        await put(old._id, { AmountPaid: 5 }),
        await put(fresh._id, { datePaid: '2026-02-01' }),
      ])
        expect([refused.status, refused.body.message]).toEqual([409, sentence]);
      expect((await pay(10, { datePaid: '2026-03-01' })).status).toBe(200);
      expect((await remove(fresh._id)).status).toBe(200);
      await closeBooks(null);
      expect((await remove(old._id)).status).toBe(200);
    });
  });

  describe(`voiding a ${of} receipt`, () => {
    it('gives the balance back and takes the posting out of the statement', async () => {
      const { pay, state, receipts, put, remove, statement } = await owing();
      const receipt = (await pay(30)).body.info;
      const voided = await remove(receipt._id, { reason: 'Paid twice' });
      expect(voided.status).toBe(200);
      expect(voided.body.info).toMatchObject({
        voidReason: 'Paid twice',
        voidedBy: 'Hodan Warsame',
        receiptNo: receipt.receiptNo,
      });
      expect(await state()).toMatchObject({ paid: 0, status: 'unpaid' });
      expect(postedBy(receipt, await statement())).toEqual([]);
      expect(await receipts()).toEqual([]);
      expect(await receipts('voided=1')).toHaveLength(1);
      expect((await remove(receipt._id)).status).toBe(409);
      expect((await put(receipt._id, { AmountPaid: 1 })).status).toBe(409);
    });

    it('and edits and payments at the same moment leave the sum right', async () => {
      const { pay, state, receipts, put, remove } = await owing();
      const receipt = (await pay(30)).body.info;
      await Promise.all([remove(receipt._id), put(receipt._id, { AmountPaid: 60 }), pay(35), pay(35)]);
      const cents = (await receipts()).reduce((sum, row) => sum + Math.round(row.AmountPaid * 100), 0);
      expect((await state()).paid * 100).toBe(cents);
    });
  });
}
