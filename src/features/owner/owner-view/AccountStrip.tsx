import { t } from '#kit/contract/language';
import { type Money, readMoney } from '#kit/contract/money';
import { shownDay } from '#kit/rules/show';
import { brandNames } from '#house/brand/brand.contract';
import { PlaceLink } from '#kit/web/PlaceLink';
import { accountShown } from '#house/money-account/account-name.rules';
import { uncountedWords } from '#features/ledger/money-account/money-account.rules';
import { Amount } from './Amount';
import styles from './owner.module.css';
import type { Seen } from './use-owners';

/** Shows the balance of each account of a brand and of all of them, and when it was counted. */
export function AccountStrip({
  seen,
  isOwn,
  named,
}: {
  readonly seen: Seen;
  readonly isOwn: boolean;
  readonly named: boolean;
}) {
  const { brand, owner } = seen;
  const { accounts, cash, currencySign: sign } = owner;
  return (
    <section className={styles.strip} aria-label={named ? t(brandNames[brand]) : t('Accounts')}>
      {named && <h2 className={styles.brand}>{t(brandNames[brand])}</h2>}
      <ul className={styles.accounts}>
        <li className={styles.account} data-look="main">
          <span className={styles.name}>{t('In all accounts')}</span>
          <Amount amount={cash} sign={sign} />
        </li>
        {accounts.map(({ _id, name, balance, counted, walletSays }) => (
          <li key={_id} className={styles.account} data-uncounted={counted === null || undefined}>
            <span className={styles.name}>
              <PlaceLink to={isOwn ? `/accounts/${_id}` : undefined}>{accountShown({ name })}</PlaceLink>
            </span>
            {balance === null ? '–' : <Amount amount={balance} sign={sign} />}
            <small>{remarkOf(counted, balance)}</small>
            <WalletSays says={walletSays} balance={balance} sign={sign} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Said {
  readonly says: number | null;
  readonly balance: Money | null;
  readonly sign: string;
}

/** Shows the balance that a wallet's last message names, where it is not the booked one: providers write fractions of a cent. */
function WalletSays({ says, balance, sign }: Said) {
  const amount = says === null ? undefined : readMoney(says.toFixed(2));
  if (amount === undefined || amount === balance) return null;
  return (
    <small>
      {t('The wallet says')} <Amount amount={amount} sign={sign} />
    </small>
  );
}

function remarkOf(counted: string | null, balance: Money | null): string {
  // The count came after the evening that is asked for.
  if (counted === null || balance === null) return uncountedWords();
  if (balance < 0) return t('More was booked out of it than into it');
  return t('counted {day}', { day: shownDay(counted) });
}
