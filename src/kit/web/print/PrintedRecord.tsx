import { comma } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import type { Printed, PrintedFact } from '#kit/contract/print';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { useShownMoney } from '#kit/web/use-shown-money';
import { DocumentSheet, type SheetFact } from './DocumentSheet';
import { PrintedDocument } from './PrintedDocument';

interface Props<R> {
  /** The path of the record; its PDF is below it. */
  readonly path: string;
  /** What its file is called, without its ending. */
  readonly file: string;
  readonly print: (record: R, timeZone: string) => Printed;
}

/** A record as it will be printed, by what it says once for A4, slip and screen. */
export function PrintedRecord<R>({ path, file, print }: Props<R>) {
  const { timeZone } = useOrganisation();
  return (
    <PrintedDocument<R>
      path={path}
      file={`${file}.pdf`}
      title={(record) => print(record, timeZone).title}
      number={(record) => print(record, timeZone).number[1]}
    >
      {(record) => <PrintedSheet printed={print(record, timeZone)} />}
    </PrintedDocument>
  );
}

/** The content of a printed record below the letterhead, which says its number. */
function PrintedSheet({ printed }: { readonly printed: Printed }) {
  const shown = useShownMoney();
  const { from, parties, facts, lines, sums = [], total, after = [], signed } = printed;
  const text = (value: string | Amount) => (typeof value === 'string' ? value : shown(value));
  const rows = lines?.rows.map(([first = '', ...rest]) => [text(first), rest.map(text).join(comma())] as const) ?? [];
  return (
    <DocumentSheet
      {...(from === undefined ? {} : { house: from })}
      parties={parties}
      facts={[...facts.map(fact), ...rows]}
      sums={sums.map(fact)}
      total={total && fact(total)}
      after={after.map(fact)}
      signed={signed}
    />
  );
}

function fact([label, value]: PrintedFact): SheetFact {
  return [label, typeof value === 'string' ? value : <Money key={label} amount={value} />];
}
