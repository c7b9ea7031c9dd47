import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import { DocumentPage } from '#kit/server/pdf/DocumentPage.pdf';
import { DocumentTitle } from '#kit/server/pdf/DocumentTitle.pdf';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { Letterhead } from '#kit/server/pdf/Letterhead.pdf';
import { Lines } from '#kit/server/pdf/Lines.pdf';
import { Parties } from '#kit/server/pdf/Parties.pdf';
import { SignatureLines } from '#kit/server/pdf/SignatureLines.pdf';
import { Totals } from '#kit/server/pdf/Totals.pdf';
import type { CreditNote } from './credit-note.contract';
import { numberedFacts, noteItems, noteSums, noteTitle, noteTo } from './credit-note-slip.rules';

interface Props {
  readonly house: HouseStyle;
  readonly note: CreditNote;
}

/** A credit note on paper, to be signed: what is taken off and why, and what goes back. */
export function CreditNoteDocument({ house, note }: Props) {
  const shown = (amount: Money) => showMoney(amount, house.currencySign, language());
  const facts = (said: readonly (readonly [string, string])[]) => said.map(([label, value]) => ({ label, value }));
  const end = (
    <>
      <Totals
        before={facts(noteSums(note).map(([label, amount]) => [label, shown(amount)] as const))}
        grand={{ label: t('Credited'), value: shown(note.amount) }}
      />
      <SignatureLines labels={[t('Made by'), t('Received by')]} />
    </>
  );
  return (
    <DocumentPage title={t('Credit note {number}', { number: note.creditNoteNo })} author={house.name}>
      <Letterhead house={house} />
      <DocumentTitle title={noteTitle(note)} facts={facts(numberedFacts(note))} />
      <Parties
        parties={[
          {
            label: t('From'),
            name: house.name,
            lines: [house.address, house.phone].filter((line) => line !== null),
          },
          { label: t('To'), ...noteTo(note) },
        ]}
      />
      {note.items.length === 0 ? (
        end
      ) : (
        <Lines
          columns={[
            { heading: t('Item'), share: 5 },
            { heading: t('Quantity'), share: 2, align: 'end' },
          ]}
          rows={noteItems(note)}
        >
          {end}
        </Lines>
      )}
    </DocumentPage>
  );
}
