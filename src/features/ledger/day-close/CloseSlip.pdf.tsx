import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import type { Fact } from '#kit/server/pdf/DocumentTitle.pdf';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { SlipPage } from '#kit/server/pdf/SlipPage.pdf';
import { SlipPart } from '#kit/server/pdf/SlipPart.pdf';
import type { CloseRead } from './report.contract';
import {
  type ReportLine,
  reportFacts,
  reportMoves,
  reportNotes,
  reportPapers,
  reportSums,
  reportTitle,
} from './report.rules';

interface Props {
  readonly house: HouseStyle;
  readonly close: CloseRead;
}

/** The Z report on a till's paper. */
export function CloseSlip({ house, close }: Props) {
  const shown = (amount: Money) => showMoney(amount, house.currencySign, language());
  const fact = ({ label, amount, words = '' }: ReportLine): Fact => ({
    label,
    value: amount === undefined ? words : shown(amount),
  });
  const { before, difference } = reportSums(close);
  return (
    <SlipPage
      title={reportTitle(close)}
      house={house}
      heading={reportTitle(close)}
      facts={reportFacts(close).map(fact)}
      before={before.map(fact)}
      grand={{ label: t('Difference'), value: shown(difference) }}
      after={close.reason === null ? [] : [{ label: t('Reason'), value: close.reason }]}
      signed={[t('Counted by'), t('Signed by')]}
    >
      {[...reportMoves(close), ...reportNotes(close), ...reportPapers(close)].map(({ title, lines }) => (
        <SlipPart key={title} title={title} facts={lines.map(fact)} />
      ))}
    </SlipPage>
  );
}
