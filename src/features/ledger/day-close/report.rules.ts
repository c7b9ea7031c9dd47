import { comma, counted as countedOf, retold, t, words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { minus, noMoney, sum, times } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import { accountShown } from '#house/money-account/account-name.rules';
import { descriptionShown, nameShown, typeShown } from '#features/ledger/transaction/transaction.rules';
import type { TransactionType } from '#features/ledger/transaction/transaction.contract';
import { closeStatuses } from './day-close.contract';
import { countedIn } from './day-close.rules';
import type { CloseRead } from './report.contract';

/** A line of the report: what it is, and the amount or the words. */
export interface ReportLine {
  readonly label: string;
  readonly amount?: Money;
  readonly words?: string;
}

/** A part of the report under its heading. */
export interface ReportPart {
  readonly title: string;
  readonly lines: readonly ReportLine[];
}

/** The heading of a Z report. */
export function reportTitle({ closeNo }: Pick<CloseRead, 'closeNo'>): string {
  return t('Day close {number}', { number: closeNo });
}

/** The facts that tell a close from others: the account, the day, who counted it and how often, who signed. */
export function reportFacts(close: CloseRead): ReportLine[] {
  const { accountID, date, userID, counts, status, signedBy, voidedAt, voidReason } = close;
  const said: ReportLine[] = [
    { label: t('Account'), words: accountShown(accountID) },
    { label: t('Date'), words: shownDay(date ?? '') },
    { label: t('Counted by'), words: userID?.name ?? '' },
    { label: t('Status'), words: voidedAt === null ? t(closeStatuses[status]) : t('Voided') },
  ];
  if (counts > 1) said.push({ label: t('Counts on this day'), words: String(counts) });
  if (signedBy !== null) said.push({ label: t('Signed by'), words: signedBy });
  if (voidedAt !== null) said.push({ label: t('Reason for voiding'), words: voidReason ?? '' });
  return said;
}

/** The sums that came in and went out since the last count, each by type. */
export function reportMoves(close: CloseRead): ReportPart[] {
  const { income, expense, transfersIn, transfersOut, advances, refunds } = close;
  const more = (label: string, amount: Money): ReportLine[] => (amount === noMoney ? [] : [{ label, amount }]);
  const came = [
    ...typeLines(close, 'income', income),
    ...more(t('Advances'), advances),
    ...more(t('Transfers in'), transfersIn),
  ];
  const went = [
    ...typeLines(close, 'expense', expense),
    ...more(t('Refunds of credit'), refunds),
    ...more(t('Transfers out'), transfersOut),
  ];
  return [
    { title: t('Came in'), lines: came },
    { title: t('Went out'), lines: went },
  ].filter(({ lines }) => lines.length > 0);
}

/** The types of one side; what is beyond the lines that are listed is summed up. */
function typeLines({ byType }: CloseRead, side: TransactionType, all: Money): ReportLine[] {
  const own = byType.filter(({ transectionType }) => transectionType === side);
  const rest = minus(all, sum(own.map(({ amount }) => amount)));
  const lines = own.map(({ type, amount }) => ({ label: typeShown(type), amount }));
  return rest === noMoney ? lines : [...lines, { label: t('Others'), amount: rest }];
}

/** The expected sum, the counted sum, and their difference. */
export function reportSums(close: CloseRead): { readonly before: readonly ReportLine[]; readonly difference: Money } {
  const { opening, income, expense, transfersIn, transfersOut, advances, refunds, expected, difference } = close;
  return {
    before: [
      { label: t('Opening'), amount: opening },
      { label: t('Came in'), amount: sum([income, transfersIn, advances]) },
      { label: t('Went out'), amount: sum([expense, transfersOut, refunds]) },
      { label: t('Expected'), amount: expected },
      { label: t('Counted'), amount: countedIn(close) },
    ],
    difference,
  };
}

/** A number of the second currency as it is read: in thousands. */
const grouped = (value: number) => value.toLocaleString('en');

/** The notes and coins that were counted. */
export function reportNotes({
  notes,
  secondCurrency,
  secondRate,
}: Pick<CloseRead, 'notes' | 'secondCurrency' | 'secondRate'>): ReportPart[] {
  const main = (notes ?? []).filter(({ currency }) => currency === 'main');
  const second = (notes ?? []).filter(({ currency }) => currency === 'second');
  const lines: ReportLine[] = main
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => ({ label: `${value} × ${count}`, amount: times(value, count) }));
  const sign = secondCurrency ?? '';
  const others = second.filter(({ count }) => count > 0);
  for (const { value, count } of others)
    lines.push({ label: `${grouped(value)} × ${grouped(count)}`, words: `${grouped(times(value, count))} ${sign}` });
  if (others.length > 0)
    lines.push({ label: t('Rate'), words: t('{rate} for 1.00', { rate: grouped(secondRate ?? 0) }) });
  return lines.length === 0 ? [] : [{ title: t('Notes and coins'), lines }];
}

/** The names of transfers and credit that were taken back in a report; kept in English, shown in the reader's language. */
export const takenBackSays = {
  transfer: words('Transfer {number}'),
  advance: words('Advance {number}'),
  refund: words('Refund of credit {number}'),
} as const;

/** The numbers of the receipts, and what was voided or taken back on the day. */
export function reportPapers({ receipts, takenBack }: Pick<CloseRead, 'receipts' | 'takenBack'>): ReportPart[] {
  const spans = receipts.map(({ one, first, last, count }) => ({
    label: t(one),
    words: `${first === last ? first : `${first}–${last}`} (${countedOf(count, '{count} receipt', '{count} receipts')})`,
  }));
  const back = takenBack.map((row) => ({
    label: [
      retold(descriptionShown(row), row.posted ? Object.values(takenBackSays) : []),
      row.name && nameShown({ name: row.name, posted: true }),
      row.reason,
    ]
      .filter(Boolean)
      .join(comma()),
    amount: row.amount,
  }));
  return [
    { title: t('Receipts'), lines: spans },
    { title: t('Voided or taken back'), lines: back },
  ].filter(({ lines }) => lines.length > 0);
}
