import { t } from '#kit/contract/language';
import { readMoney } from '#kit/contract/money';
import { shownMoment } from '#kit/rules/show';
import { useOrganisation } from '#kit/web/organisation';
import { showInstant, showInstantDay, showNumber } from '#kit/web/show';
import { useShownMoney } from '#kit/web/use-shown-money';
import type { WalletGap } from './wallet.contract';
import styles from './wallet.module.css';

/** The amount missing between two messages of a wallet (WA9); within one day only the times are shown. */
export function Gap({ amount, currency, from, to }: WalletGap) {
  const { timeZone, secondCurrency } = useOrganisation();
  const shown = useShownMoney();
  const missing = readMoney(Math.abs(amount).toFixed(2));
  const isOneDay = showInstantDay(from, timeZone) === showInstantDay(to, timeZone);
  const moment = (at: string): string =>
    isOneDay ? shownMoment(new Date(at), { hour: '2-digit', minute: '2-digit', timeZone }) : showInstant(at, timeZone);
  if (missing === undefined) return null;
  return (
    <span className={styles.remark} data-tone="wrong">
      {t('Between {from} and {to}, {gap} is missing: a message is lost, or one is not genuine', {
        from: moment(from),
        to: moment(to),
        gap: currency === 'second' ? `${showNumber(missing)} ${secondCurrency ?? ''}` : shown(missing),
      })}
    </span>
  );
}
