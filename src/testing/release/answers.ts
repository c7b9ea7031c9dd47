import { createHash } from 'node:crypto';
import type { Brand } from '#house/brand/brand.contract';
import type { TestApp } from '#testing/test-app';

/** Members that a later release added to what is answered; docs/old-clients.md names each. */
export const added = new Set(
  `accountID paymentID closeNo reverses barcode isQuick
  dueDate credited feeGross priceGross totalGross instalments leftDate leftReason cardVersion
  language messageChoice remark chargedAt`.split(/\s+/),
);

/** What a release says of its data: for each call what was counted, summed and told. */
export type Answers = Readonly<Record<string, string>>;

const span = { startDate: '2000-01-01', endDate: '2199-12-31' };
const reports: Readonly<Record<string, object>> = {
  'reports/customerReport': span,
  'reports/sales': span,
  'reports/ServiceDept': { type: 1 },
  'reports/ServiceReceiptReport': span,
  'reports/serviceReport': span,
  'reports/stockReport': { type: 1 },
};

/** The lists of money, and of the people whom it concerns. */
const lists = `summary transection transection?running=1 transection?running=1&from=2026-06-15&to=2026-09-01
  receipt?of=fee receipt?of=invoice fee Enrollment invoice serviceReceipt service purchase payroll performance student customers
  stock suplier employee subscription transection?voided=1 receipt?of=fee&voided=1 fee?voided=1 invoice?voided=1`.split(
  /\s+/,
);

/** Asks a brand of the example organisations for its dashboard, statement, reports and lists, with their totals. */
export async function readAnswers({ call }: Pick<TestApp, 'call'>, token: string, brand: Brand): Promise<Answers> {
  const answers: Record<string, string> = {};
  const ask = async (method: 'GET' | 'POST', path: string, body?: object) => {
    const answer = await call(method, path, { token, brand, ...(body ? { body } : {}) });
    const { 'x-total-count': count = '-', 'x-totals': totals = '-' } = answer.headers;
    const told = createHash('sha256')
      .update(JSON.stringify(withoutAdded(answer.body)))
      .digest('hex')
      .slice(0, 16);
    const sums = totals === '-' ? totals : JSON.stringify(earlierOf(JSON.parse(totals)));
    answers[`${method} ${path}`] = `${answer.status} ${count} ${sums} ${told}`;
  };
  for (const path of lists) await ask('GET', path);
  for (const [path, body] of Object.entries(reports)) await ask('POST', path, body);
  return answers;
}

/** Sums as the earlier release gives them, in their order. */
function earlierOf(totals: Readonly<Record<string, number>>) {
  return Object.fromEntries(Object.entries(totals).filter(([name]) => !added.has(name)));
}

/** An answer as the earlier release gives it, its members in one order. */
function withoutAdded(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutAdded);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).filter(([name]) => !added.has(name));
  return Object.fromEntries(
    members.sort(([one], [other]) => (one < other ? -1 : 1)).map(([name, one]) => [name, withoutAdded(one)]),
  );
}
