import { comma, language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { SlipPage } from '#kit/server/pdf/SlipPage.pdf';
import { PaperProofOnSlip } from '#house/paper/PaperProof.pdf';
import type { Slip } from './receipt.contract';
import { SlipGoods } from './SlipGoods.pdf';
import { slipNumber, slipPayment, slipSums, slipTitle } from './slip.rules';

interface Props {
  readonly house: HouseStyle;
  readonly slip: Slip;
}

/** A receipt as a till's slip: who paid what for which goods or document, and what is left. */
export function ReceiptSlip({ house, slip }: Props) {
  const { receiptNo, to, beside, about, bought, paid, balance, thanks } = slip;
  const shown = (amount: Money) => showMoney(amount, house.currencySign, language());
  const facts = (said: readonly (readonly [string, string])[]) => said.map(([label, value]) => ({ label, value }));
  return (
    <SlipPage
      title={t('Receipt {number}', { number: receiptNo })}
      house={house}
      heading={slipTitle(slip)}
      facts={facts([
        ...slipNumber(slip),
        [t('Received from'), to.name],
        ...(beside ? [[beside.label, [beside.name, ...beside.lines].join(comma())] as const] : []),
        ...about.map(({ heading, value }) => [heading, value] as const),
        ...slipPayment(slip),
      ])}
      before={facts(slipSums(slip).map(([label, amount]) => [label, shown(amount)] as const))}
      grand={{ label: t('Paid'), value: shown(paid) }}
      after={facts([[t('Balance after'), shown(balance)]])}
      thanks={thanks}
      proof={<PaperProofOnSlip house={house} code={slip.paperCode} />}
    >
      {bought && <SlipGoods house={house} items={bought.items} />}
    </SlipPage>
  );
}
