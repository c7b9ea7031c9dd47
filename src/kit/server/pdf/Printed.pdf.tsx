import type { Printed, PrintedFact } from '#kit/contract/print';
import {
  headFacts,
  partiesOf,
  printedText,
  sheetFacts,
  sheetTables,
  slipFacts,
  slipLines,
  tablesOf,
} from '#kit/rules/printed-parts';
import { ClosingWords } from './ClosingWords.pdf';
import { DocumentPage } from './DocumentPage.pdf';
import { DocumentTitle, type Fact } from './DocumentTitle.pdf';
import { FactLines } from './FactLines.pdf';
import type { HouseStyle } from './house-style';
import { Letterhead } from './Letterhead.pdf';
import { Lines } from './Lines.pdf';
import { Parties } from './Parties.pdf';
import { Proof, ProofOnSlip } from './Proof.pdf';
import { SignatureLines } from './SignatureLines.pdf';
import { SlipPage } from './SlipPage.pdf';
import { SlipRows } from './SlipRows.pdf';
import { Totals } from './Totals.pdf';

interface Props {
  readonly house: HouseStyle;
  readonly printed: Printed;
}

/** A printed record on A4. */
export function PrintedA4({ house, printed }: Props) {
  const {
    called,
    title,
    number,
    about,
    lines,
    terms = [],
    sums = [],
    total,
    after = [],
    note,
    signed,
    thanks,
  } = printed;
  const text = printedText(house);
  const fact = factIn(house);
  const facts = (lines ? sheetFacts(printed) : headFacts(printed)).map(fact);
  const parties = [...senders(printed, house), ...partiesOf(printed)];
  const tables = sheetTables(printed);
  const isPlain = about === undefined && lines === undefined;
  const end = (
    <>
      {total && (
        <Totals before={[...(lines ? [] : terms), ...sums].map(fact)} grand={fact(total)} after={after.map(fact)} />
      )}
      {note && <Lines columns={[{ heading: note[0], share: 1 }]} rows={[[text(note[1])]]} />}
      {signed.length > 0 && <SignatureLines labels={signed} />}
      <Proof proof={printed.proof} />
      {thanks && <ClosingWords words={thanks} house={house} />}
    </>
  );
  return (
    <DocumentPage title={called} author={house.name}>
      <Letterhead house={house} />
      <DocumentTitle title={title} facts={[...(number ? [fact(number)] : []), ...(isPlain ? [] : facts)]} />
      {parties.length > 0 && <Parties parties={parties} />}
      {isPlain && <FactLines facts={facts} />}
      {tables.map(({ columns, rows }, index) => (
        <Lines key={index} columns={columns} rows={rows.map(({ cells }) => cells.map(text))}>
          {/* Nobody should sign a page that does not say what for. */}
          {index === tables.length - 1 && end}
        </Lines>
      ))}
      {tables.length === 0 && end}
    </DocumentPage>
  );
}

/** A printed record on a till's paper. */
export function PrintedSlip({ house, printed }: Props) {
  const { called, title, number, sums = [], total, after = [], note, slipSigned = [], thanks = '', proof } = printed;
  const text = printedText(house);
  const fact = factIn(house);
  return (
    <SlipPage
      title={called}
      house={house}
      heading={title}
      facts={[...(number ? [number] : []), ...slipFacts(printed)].map(fact)}
      before={sums.map(fact)}
      grand={total && fact(total)}
      after={[...after, ...(note ? [note] : [])].map(fact)}
      signed={slipSigned}
      thanks={thanks}
      proof={<ProofOnSlip proof={proof} />}
    >
      {tablesOf(printed).map(({ title: heading, rows }, index) => (
        <SlipRows
          key={index}
          title={heading}
          rows={rows.map((row) => slipLines(row, text).map((pair) => pair.map(text)))}
        />
      ))}
    </SlipPage>
  );
}

function factIn(house: HouseStyle): (fact: PrintedFact) => Fact {
  const text = printedText(house);
  return ([label, value]) => ({ label, value: text(value) });
}

/** The organisation as a party, where it is one. */
function senders({ from }: Printed, { name, address, phone }: HouseStyle) {
  const lines = [address, phone].filter((line) => line !== null);
  return from === undefined ? [] : [{ label: from, name, lines }];
}
