import type { Got } from '#kit/contract/entity';
import type { transaction } from './transaction.contract';
import { otherSide, postingSays } from './transaction.rules';

/** The screen of a document, and the filter that narrows its list to the document. */
export interface DocumentPlace {
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
}

type Posted = Pick<Got<typeof transaction>, 'posted' | 'description' | 'transectionType' | 'date'>;
type Said = keyof typeof postingSays;

const places: Readonly<Record<Said, (row: Posted, number: string) => DocumentPlace>> = {
  feeReceipt: (_row, receiptNo) => ({ path: '/receipt', search: { receiptNo } }),
  serviceReceipt: (_row, receiptNo) => ({ path: '/servicereceipt', search: { receiptNo } }),
  invoiceReceipt: (_row, receiptNo) => ({ path: '/salesReceipts', search: { receiptNo } }),
  // A purchase has no number, so the list is narrowed to its day.
  purchase: ({ date }) => ({ path: '/purchase', search: { from: date, to: date } }),
  payroll: (_row, feeNo) => ({ path: '/payroll', search: { feeNo } }),
  transfer: (_row, transferNo) => ({ path: '/accounts', search: { tab: 'transfers', transferNo } }),
  reversal: ({ transectionType }, transectionNo) => ({
    path: `/${otherSide[transectionType]}`,
    search: { transectionNo },
  }),
  difference: (_row, closeNo) => ({ path: '/dayClose', search: { closeNo } }),
  creditNote: (_row, creditNoteNo) => ({ path: '/debts', search: { tab: 'notes', creditNoteNo } }),
};

/** Where the document that posted a row is listed; undefined for a row entered by hand. */
export function documentPlace(row: Posted): DocumentPlace | undefined {
  if (!row.posted) return undefined;
  const said = saidOf(row.description);
  return said && places[said](row, /\d+/.exec(row.description)?.[0] ?? '');
}

function saidOf(description: string): Said | undefined {
  const names = Object.keys(places).filter((name): name is Said => Object.hasOwn(postingSays, name));
  return names.find((name) => description.startsWith(postingSays[name].slice(0, postingSays[name].indexOf('{'))));
}
