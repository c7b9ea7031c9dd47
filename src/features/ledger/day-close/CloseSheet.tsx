import { t } from '#kit/contract/language';
import { Money } from '#kit/web/Money';
import sheet from '#kit/web/print/DocumentSheet.module.css';
import styles from './CloseSheet.module.css';
import type { CloseRead } from './report.contract';
import { type ReportLine, reportFacts, reportMoves, reportNotes, reportPapers, reportSums } from './report.rules';

/** The body of a Z report, below the letterhead. */
export function CloseSheet({ close }: { close: CloseRead }) {
  const { before, difference } = reportSums(close);
  return (
    <>
      <Lines lines={reportFacts(close)} />
      {[...reportMoves(close), ...reportNotes(close), ...reportPapers(close)].map(({ title, lines }) => (
        <section key={title} className={styles.part}>
          <h3>{title}</h3>
          <Lines lines={lines} />
        </section>
      ))}
      <section className={styles.part}>
        <Lines lines={before} />
        <dl className={sheet.facts}>
          <div className={`${sheet.fact} ${sheet.total}`}>
            <dt>{t('Difference')}</dt>
            <dd>
              <Money amount={difference} />
            </dd>
          </div>
        </dl>
        {close.reason !== null && <Lines lines={[{ label: t('Reason'), words: close.reason }]} />}
      </section>
      <div className={sheet.signs}>
        {[t('Counted by'), t('Signed by')].map((label) => (
          <div key={label} className={sheet.sign}>
            {label}
          </div>
        ))}
      </div>
    </>
  );
}

function Lines({ lines }: { lines: readonly ReportLine[] }) {
  return (
    <dl className={sheet.facts}>
      {lines.map(({ label, amount, words }, index) => (
        <div key={index} className={sheet.fact}>
          <dt>{label}</dt>
          <dd>{amount === undefined ? <bdi>{words}</bdi> : <Money amount={amount} />}</dd>
        </div>
      ))}
    </dl>
  );
}
