import { language } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Party } from '#kit/contract/party';
import type { Printed, PrintedFact } from '#kit/contract/print';
import { showMoney } from '#kit/rules/money';
import { DocumentPage } from './DocumentPage.pdf';
import { DocumentTitle, type Fact } from './DocumentTitle.pdf';
import { FactLines } from './FactLines.pdf';
import type { HouseStyle } from './house-style';
import { Letterhead } from './Letterhead.pdf';
import { Lines } from './Lines.pdf';
import { Parties } from './Parties.pdf';
import { SignatureLines } from './SignatureLines.pdf';
import { SlipPage } from './SlipPage.pdf';
import { SlipPart } from './SlipPart.pdf';
import { Totals } from './Totals.pdf';

interface Props {
  readonly house: HouseStyle;
  readonly printed: Printed;
}

/** A printed record on A4: its facts stand beside the title, and below it where there are no lines. */
export function PrintedA4({ house, printed }: Props) {
  const { called, title, number, from, parties, facts, lines, sums = [], total, after = [], signed } = printed;
  const { fact, text } = wordsIn(house);
  const named: readonly Party[] = [...(from === undefined ? [] : [partyOf(house, from)]), ...parties];
  const end = (
    <>
      {total && <Totals before={sums.map(fact)} grand={fact(total)} after={after.map(fact)} />}
      {signed.length > 0 && <SignatureLines labels={signed} />}
    </>
  );
  return (
    <DocumentPage title={called} author={house.name}>
      <Letterhead house={house} />
      <DocumentTitle title={title} facts={[number, ...(lines ? facts : [])].map(fact)} />
      {named.length > 0 && <Parties parties={named} />}
      {!lines && <FactLines facts={facts.map(fact)} />}
      {lines && lines.rows.length > 0 ? (
        <Lines columns={lines.columns} rows={lines.rows.map((row) => row.map(text))}>
          {end}
        </Lines>
      ) : (
        end
      )}
    </DocumentPage>
  );
}

/** A printed record on a till's paper. */
export function PrintedSlip({ house, printed }: Props) {
  const { called, title, number, parties, facts, lines, sums = [], total, after = [], signed } = printed;
  const { fact, text } = wordsIn(house);
  const named = parties.map(({ label, name, lines: below }) => [label, [name, ...below].join(', ')] as const);
  return (
    <SlipPage
      title={called}
      house={house}
      heading={title}
      facts={[number, ...facts, ...named].map(fact)}
      before={sums.map(fact)}
      grand={total && fact(total)}
      after={after.map(fact)}
      signed={signed}
    >
      {lines !== undefined && lines.rows.length > 0 && (
        <SlipPart
          title={lines.title}
          facts={lines.rows.map(([first = '', ...rest]) => fact([text(first), rest.map(text).join(', ')]))}
        />
      )}
    </SlipPage>
  );
}

function wordsIn({ currencySign }: HouseStyle) {
  const text = (value: string | Money) =>
    typeof value === 'string' ? value : showMoney(value, currencySign, language());
  const fact = ([label, value]: PrintedFact): Fact => ({ label, value: text(value) });
  return { fact, text };
}

function partyOf({ name, address, phone }: HouseStyle, label: string): Party {
  return { label, name, lines: [address, phone].filter((line) => line !== null) };
}
