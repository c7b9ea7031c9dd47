import { type AtCounter, paying, startAtCounter } from '#testing/at-counter';
import { dataUrlOf, pngOf } from '#testing/sent-form';
import { expectSaved, startTestApp } from '#testing/test-app';
import { counterSlices } from '#testing/parts/counter';
import { publicSlice } from './public-slice.server';
import { linkSlice } from '#features/public/link/link-slice.server';
import { activitySlice } from '#features/oversight/activity/activity-slice.server';
import { reportCardSlice } from '#features/academy/report-card/report-card-slice.server';
import { marksSlice } from '#features/academy/marks/marks-slice.server';
import { certificateSlice } from '#features/academy/certificate/certificate-slice.server';

type Values = Readonly<Record<string, unknown>>;

/** An academy whose papers carry codes, and what anybody may see by a code. */
export interface AtPapers extends AtCounter {
  /** Takes a payment of this amount and answers its receipt, as it is read. */
  receipt(amount: number, student?: Values): Promise<Receipt>;
  info(code: string, brand?: 'academy' | 'decoration'): Promise<Told>;
  status(code: string): Promise<number>;
  page(path: string, headers?: Readonly<Record<string, string>>, remoteAddress?: string): Promise<Opened>;
  certificate(
    values: Values,
  ): Promise<{ readonly _id: string; readonly certificateNo: number; readonly paperCode: string }>;
  /** Moves the clock on by more than a minute, so that no call comes too often. */
  later(): void;
}

interface Receipt {
  readonly _id: string;
  readonly receiptNo: number;
  readonly paperCode: string;
}

interface Told {
  readonly state: string;
  readonly since: string | null;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly [name: string]: unknown;
}

interface Opened {
  readonly status: number;
  readonly text: string;
  readonly headers: Readonly<Record<string, unknown>>;
}

export const papersOn = {
  features: { papers: true, counter: true, debts: true },
  publicAddress: 'https://daftar.example.com',
};

export async function startPapers(): Promise<AtPapers> {
  const at = await startAtCounter(
    await startTestApp({
      slices: [...counterSlices, publicSlice, linkSlice, activitySlice, marksSlice, reportCardSlice, certificateSlice],
    }),
  );
  await at.set(papersOn);
  let minutes = 0;
  const later = () => at.app.setClock(new Date(Date.parse('2026-11-23T09:00:00Z') + ++minutes * 61_000));
  const ask = (code: string, brand: 'academy' | 'decoration' = 'academy') => {
    later();
    return at.app.call('GET', `public/${encodeURIComponent(code)}`, { brand });
  };
  return {
    ...at,
    later,
    receipt: async (amount, student = {}) => {
      const { fees } = await at.owing([amount], student);
      const { receipts } = await at.taken({ debts: paying(fees, [amount]), payments: at.rows(['Cash', amount]) });
      return (await at.get(`receipt/${receipts[0]?._id}`)).body;
    },
    info: async (code, brand) => {
      const { status, body, text } = await ask(code, brand);
      if (status !== 200) throw new Error(`${code}: ${status} ${text}`);
      return body.info;
    },
    status: async (code) => (await ask(code)).status,
    page: async (path, headers = {}, remoteAddress = '127.0.0.1') => {
      const answer = await at.app.app.inject({
        method: 'GET',
        url: path,
        remoteAddress,
        headers: { host: 'daftar.example.com', ...headers },
      });
      return { status: answer.statusCode, text: answer.body, headers: answer.headers };
    },
    certificate: async (values) => {
      const facts = { certID: 'DA-1', certificateType: 'Diploma', issueDate: '2026-11-20', status: 'taken' };
      const body = { ...facts, photo: dataUrlOf(pngOf()), ...values };
      const made = await expectSaved(at.app.call('POST', 'certificate', { token: at.owner, body }));
      return (await at.get(`certificate/${made.body.info._id}`)).body;
    },
  };
}

/** The value that the answer to a code has under this label. */
export function factOf({ facts }: Pick<Told, 'facts'>, label: string): string | undefined {
  return facts.find((one) => one.label === label)?.value;
}
