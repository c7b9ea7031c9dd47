import { comma, counted as countedOf, retold, t, words } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Printed, PrintedFact, PrintedLines } from '#kit/contract/print';
import { minus, noMoney, sum, times } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import { accountShown } from '#house/money-account/account-name.rules';
import { descriptionShown, nameShown, typeShown } from '#features/ledger/transaction/transaction.rules';
import type { TransactionType } from '#features/ledger/transaction/transaction.contract';
import { closeStatuses } from './day-close.contract';
import { countedIn } from './day-close.rules';
import type { CloseRead } from './report.contract';

/** A part of the report under its heading. */
interface ReportPart {
  readonly title: string;
  readonly facts: readonly PrintedFact[];
}

/** The Z report on paper: what was expected, what was counted, and the difference. */
export function closePrinted(close: CloseRead): Printed {
  const { closeNo: number, reason, difference } = close;
  const title = t('Day close {number}', { number });
  const parts = [...reportMoves(close), ...reportNotes(close), ...reportPapers(close)];
  const signed = [t('Counted by'), t('Signed by')];
  return {
    title,
    called: title,
    file: `close-${number}.pdf`,
    head: reportFacts(close),
    lines: parts.map(partPrinted),
    sums: reportSums(close),
    total: [t('Difference'), difference],
    note: reason === null ? undefined : [t('Reason'), reason],
    signed,
    slipSigned: signed,
  };
}

function partPrinted({ title, facts }: ReportPart): PrintedLines {
  const isMoney = facts.some(([, value]) => typeof value !== 'string');
  return {
    title,
    columns: [
      { heading: title, share: 4 },
      { heading: isMoney ? t('Amount') : t('Number'), share: 2, align: 'end' },
    ],
    rows: facts.map(([label, value]) => ({ cells: [label, value] })),
  };
}

/** The facts that identify a close: the account, the day, who counted it and how often, who signed. */
function reportFacts(close: CloseRead): PrintedFact[] {
  const { accountID, date, userID, counts, status, signedBy, voidedAt, voidReason } = close;
  const said: PrintedFact[] = [
    [t('Account'), accountShown(accountID)],
    [t('Date'), shownDay(date ?? '')],
    [t('Counted by'), userID?.name ?? ''],
    [t('Status'), voidedAt === null ? t(closeStatuses[status]) : t('Voided')],
  ];
  if (counts > 1) said.push([t('Counts on this day'), String(counts)]);
  if (signedBy !== null) said.push([t('Signed by'), signedBy]);
  if (voidedAt !== null) said.push([t('Reason for voiding'), voidReason ?? '']);
  return said;
}

/** The sums that came in and went out since the last count, each by type. */
function reportMoves(close: CloseRead): ReportPart[] {
  const { income, expense, transfersIn, transfersOut, advances, refunds } = close;
  const more = (label: string, amount: Money): PrintedFact[] => (amount === noMoney ? [] : [[label, amount]]);
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
    { title: t('Came in'), facts: came },
    { title: t('Went out'), facts: went },
  ].filter(({ facts }) => facts.length > 0);
}

/** The types of one side; what is beyond the lines that are listed is summed up. */
function typeLines({ byType }: CloseRead, side: TransactionType, all: Money): PrintedFact[] {
  const own = byType.filter(({ transectionType }) => transectionType === side);
  const rest = minus(all, sum(own.map(({ amount }) => amount)));
  const lines = own.map(({ type, amount }): PrintedFact => [typeShown(type), amount]);
  return rest === noMoney ? lines : [...lines, [t('Others'), rest]];
}

/** The sums that lead to the difference: the expected sum, and the counted one. */
function reportSums(close: CloseRead): readonly PrintedFact[] {
  const { opening, income, expense, transfersIn, transfersOut, advances, refunds, expected } = close;
  return [
    [t('Opening'), opening],
    [t('Came in'), sum([income, transfersIn, advances])],
    [t('Went out'), sum([expense, transfersOut, refunds])],
    [t('Expected'), expected],
    [t('Counted'), countedIn(close)],
  ];
}

/** Writes a number of the second currency, with separators between thousands. */
const grouped = (value: number) => value.toLocaleString('en');

/** The notes and coins that were counted. */
export function reportNotes({
  notes,
  secondCurrency,
  secondRate,
}: Pick<CloseRead, 'notes' | 'secondCurrency' | 'secondRate'>): ReportPart[] {
  const main = (notes ?? []).filter(({ currency }) => currency === 'main');
  const second = (notes ?? []).filter(({ currency }) => currency === 'second');
  const facts: PrintedFact[] = main
    .filter(({ count }) => count > 0)
    .map(({ value, count }) => [`${value} × ${count}`, times(value, count)]);
  const sign = secondCurrency ?? '';
  const others = second.filter(({ count }) => count > 0);
  for (const { value, count } of others)
    facts.push([`${grouped(value)} × ${grouped(count)}`, `${grouped(times(value, count))} ${sign}`]);
  if (others.length > 0) facts.push([t('Rate'), t('{rate} for 1.00', { rate: grouped(secondRate ?? 0) })]);
  return facts.length === 0 ? [] : [{ title: t('Notes and coins'), facts }];
}

/** The names of transfers and credit that were taken back in a report; kept in English, shown in the reader's language. */
export const takenBackSays = {
  transfer: words('Transfer {number}'),
  advance: words('Advance {number}'),
  refund: words('Refund of credit {number}'),
} as const;

/** The numbers of the receipts, and what was voided or taken back on the day. */
export function reportPapers({ receipts, takenBack }: Pick<CloseRead, 'receipts' | 'takenBack'>): ReportPart[] {
  const spans = receipts.map(
    ({ one, first, last, count }): PrintedFact => [
      t(one),
      `${first === last ? first : `${first}–${last}`} (${countedOf(count, '{count} receipt', '{count} receipts')})`,
    ],
  );
  const back = takenBack.map((row): PrintedFact => {
    const said = [
      retold(descriptionShown(row), row.posted ? Object.values(takenBackSays) : []),
      row.name && nameShown({ name: row.name, posted: true }),
      row.reason,
    ];
    return [said.filter(Boolean).join(comma()), row.amount];
  });
  return [
    { title: t('Receipts'), facts: spans },
    { title: t('Voided or taken back'), facts: back },
  ].filter(({ facts }) => facts.length > 0);
}
