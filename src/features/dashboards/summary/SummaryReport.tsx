import { Link } from '@tanstack/react-router';
import { t } from '#kit/contract/language';
import { showNumber } from '#kit/web/show';
import { useScreens } from '#house/session/use-screens';
import { type ListLink, openedLink } from './list-link';
import { Panel } from './Panel';
import styles from './SummaryReport.module.css';

/** A count of the report, and the lists behind it. */
export interface ReportLine {
  readonly label: string;
  readonly count: number | undefined;
  readonly lists: readonly ListLink[];
}

export function SummaryReport({ lines }: { lines: readonly ReportLine[] }) {
  const screens = useScreens();
  return (
    <Panel title={t('Summary report')}>
      <dl className={styles.lines}>
        {lines.map(({ label, count, lists }) => {
          const link = openedLink(lists, screens);
          return (
            <div key={label}>
              <dt>
                {link ? (
                  <Link to={link.path} search={link.search ?? {}}>
                    {label}
                  </Link>
                ) : (
                  label
                )}
              </dt>
              <dd>{count === undefined ? <span className={styles.waiting} /> : showNumber(count)}</dd>
            </div>
          );
        })}
      </dl>
    </Panel>
  );
}
