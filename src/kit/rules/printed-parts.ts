import { comma, language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Party } from '#kit/contract/party';
import type { Printed, PrintedFact, PrintedLines, PrintedPair, PrintedRow, Printer } from '#kit/contract/print';
import { showMoney } from './money';

type Shown = (value: string | Money) => string;

/** A function that writes printed values, with amounts in the organisation's currency. */
export function printedText({ currencySign }: Pick<Printer, 'currencySign'>): Shown {
  return (value) => (typeof value === 'string' ? value : showMoney(value, currencySign, language()));
}

/** The parties of a printed record. */
export function partiesOf({ head }: Pick<Printed, 'head'>): readonly Party[] {
  return head.filter(isParty);
}

/** The facts of its head. */
export function headFacts({ head }: Pick<Printed, 'head'>): readonly PrintedFact[] {
  return head.filter((said): said is PrintedFact => !isParty(said));
}

/** The facts that a screen shows below each other. */
export function sheetFacts(printed: Printed): readonly PrintedFact[] {
  return withRest(headFacts(printed), printed);
}

/** The facts that a slip shows below each other, including its parties. */
export function slipFacts(printed: Printed): readonly PrintedFact[] {
  const head = printed.head.map(
    (said): PrintedFact => (isParty(said) ? [said.label, [said.name, ...said.lines].join(comma())] : said),
  );
  return withRest(head, printed).filter(([, , room]) => room === undefined);
}

/** The tables of its rows. */
export function tablesOf({ lines = [] }: Printed): readonly PrintedLines[] {
  return lines.filter(({ rows }) => rows.length > 0);
}

/** The tables of A4: without lines, its subject is a table of one row, with the total at its end. */
export function sheetTables(printed: Printed): readonly PrintedLines[] {
  const { about, lines, total } = printed;
  if (lines || !about || !total) return tablesOf(printed);
  const columns = [...about, { heading: t('Amount'), share: 'amount' } as const];
  return [{ columns, rows: [{ cells: [...about.map(({ value }) => value), total[1]] }] }];
}

/** The lines of a row on a slip. */
export function slipLines({ cells, slip }: PrintedRow, shown: Shown): readonly PrintedPair[] {
  const [first = '', second = '', ...others] = cells;
  return slip ?? [[first, others.length === 0 ? second : [second, ...others].map(shown).join(comma())]];
}

/** The facts of the head, with the subject and its terms unless the head has them already. */
function withRest(head: readonly PrintedFact[], { about = [], terms = [] }: Printed): readonly PrintedFact[] {
  const rest = [...about.map(({ heading, value }): PrintedFact => [heading, value]), ...terms];
  return [...head, ...rest.filter(([label]) => !head.some(([said]) => said === label))];
}

function isParty(said: PrintedFact | Party): said is Party {
  return 'name' in said;
}
