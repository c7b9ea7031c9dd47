import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { Money } from '#kit/web/Money';
import { todayAt, useOrganisation } from '#kit/web/organisation';
import { duesOf } from './my-dues.rules';
import styles from './portal.module.css';
import { type MyFee, planned } from './use-my-fees';

/** The overdue amount of the fees and since when, and the next part to pay; nothing if all is paid. */
export function MyDues({ fees }: { fees: readonly MyFee[] | undefined }) {
  const today = todayAt(useOrganisation());
  const { late, next } = duesOf((fees ?? []).map(planned), today);
  if (!late && !next) return null;
  return (
    <dl className={styles.figures} data-two>
      {late && (
        <div data-late>
          <dt>{t('Overdue')}</dt>
          <dd>
            <Money amount={late.amount} />
          </dd>
          <dd className={styles.day}>{t('since {day}', { day: shownDay(late.day) })}</dd>
        </div>
      )}
      {next && (
        <div>
          <dt>{t('Next due')}</dt>
          <dd>
            <Money amount={next.amount} />
          </dd>
          <dd className={styles.day}>{shownDay(next.day)}</dd>
        </div>
      )}
    </dl>
  );
}
