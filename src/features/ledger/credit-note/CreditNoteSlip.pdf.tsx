import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { SlipPage } from '#kit/server/pdf/SlipPage.pdf';
import { SlipPart } from '#kit/server/pdf/SlipPart.pdf';
import type { CreditNote } from './credit-note.contract';
import { numberedFacts, noteItems, noteSums, noteTitle, noteTo } from './credit-note-slip.rules';

interface Props {
  readonly house: HouseStyle;
  readonly note: CreditNote;
}

/** A credit note on a till's paper, to be signed. */
export function CreditNoteSlip({ house, note }: Props) {
  const shown = (amount: Money) => showMoney(amount, house.currencySign, language());
  const facts = (said: readonly (readonly [string, string])[]) => said.map(([label, value]) => ({ label, value }));
  const { name, lines } = noteTo(note);
  return (
    <SlipPage
      title={t('Credit note {number}', { number: note.creditNoteNo })}
      house={house}
      heading={noteTitle(note)}
      facts={facts([...numberedFacts(note), [t('To'), [name, ...lines].join(', ')]])}
      before={facts(noteSums(note).map(([label, amount]) => [label, shown(amount)] as const))}
      grand={{ label: t('Credited'), value: shown(note.amount) }}
      signed={[t('Made by'), t('Received by')]}
    >
      {note.items.length > 0 && <SlipPart title={t('Items')} facts={facts(noteItems(note))} />}
    </SlipPage>
  );
}
