import { language, t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { showMoney } from '#kit/rules/money';
import { DocumentPage } from '#kit/server/pdf/DocumentPage.pdf';
import { DocumentTitle, type Fact } from '#kit/server/pdf/DocumentTitle.pdf';
import type { HouseStyle } from '#kit/server/pdf/house-style';
import { Letterhead } from '#kit/server/pdf/Letterhead.pdf';
import { Lines } from '#kit/server/pdf/Lines.pdf';
import { SignatureLines } from '#kit/server/pdf/SignatureLines.pdf';
import { Totals } from '#kit/server/pdf/Totals.pdf';
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

/** The Z report on paper: what was expected, what was counted, and what they differ by. */
export function CloseDocument({ house, close }: Props) {
  const shown = (amount: Money) => showMoney(amount, house.currencySign, language());
  const fact = ({ label, amount, words = '' }: ReportLine): Fact => ({
    label,
    value: amount === undefined ? words : shown(amount),
  });
  const { before, difference } = reportSums(close);
  const parts = [...reportMoves(close), ...reportNotes(close), ...reportPapers(close)];
  const end = (
    <>
      <Totals before={before.map(fact)} grand={{ label: t('Difference'), value: shown(difference) }} />
      {close.reason !== null && <Lines columns={[{ heading: t('Reason'), share: 1 }]} rows={[[close.reason]]} />}
      <SignatureLines labels={[t('Counted by'), t('Signed by')]} />
    </>
  );
  return (
    <DocumentPage title={reportTitle(close)} author={house.name}>
      <Letterhead house={house} />
      <DocumentTitle title={reportTitle(close)} facts={reportFacts(close).map(fact)} />
      {parts.map(({ title, lines }, index) => (
        <Lines
          key={title}
          columns={[
            { heading: title, share: 4 },
            { heading: hasAmounts(lines) ? t('Amount') : t('Number'), share: 2, align: 'end' },
          ]}
          rows={lines.map(fact).map(({ label, value }) => [label, value])}
        >
          {/* Nobody signs a sheet that does not say what for. */}
          {index === parts.length - 1 && end}
        </Lines>
      ))}
      {parts.length === 0 && end}
    </DocumentPage>
  );
}

function hasAmounts(lines: readonly ReportLine[]): boolean {
  return lines.some(({ amount }) => amount !== undefined);
}
