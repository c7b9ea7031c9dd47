import { t, words } from '#kit/contract/language';
import { readMoney } from '#kit/contract/money';
import { aside, columnsOf } from '#kit/web/list/column';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { showInstant, showNumber } from '#kit/web/show';
import { type WalletMessage, walletMessage } from '#features/counter/wallet-message/wallet-message.contract';
import { Gap } from './Gap';
import styles from './wallet.module.css';

const { field, ref, badge, column } = columnsOf(walletMessage);

/** The payer, as far as the message names one. */
export const fromOf = ({ name, phone }: Pick<WalletMessage, 'name' | 'phone'>): string =>
  [name, phone].filter(Boolean).join(' · ');

/** A moment to the minute, which distinguishes the messages of a day. */
export function Moment({ at }: { readonly at: string }) {
  const { timeZone } = useOrganisation();
  return <time dateTime={at}>{showInstant(at, timeZone)}</time>;
}

/** Shows the amount that a message says was paid, in its own currency. */
export function Paid({
  message: { amount, currency },
}: {
  readonly message: Pick<WalletMessage, 'amount' | 'currency'>;
}) {
  const { secondCurrency } = useOrganisation();
  const read = amount === null ? undefined : readMoney(amount);
  if (read === undefined) return null;
  return currency === 'second' ? (
    <bdi>
      {showNumber(read)} {secondCurrency}
    </bdi>
  ) : (
    <Money amount={read} />
  );
}

/** The remarks on a message: one may be missing before it, or it may be the same as another (WA4, WA9). */
export function Remarks({ message }: { readonly message: WalletMessage }) {
  const { timeZone } = useOrganisation();
  const { gap, gapSince, paidAt, currency, isWeak } = message;
  const like = 'like' in message && typeof message.like === 'string' ? message.like : undefined;
  return (
    <>
      {gap !== null && gapSince !== null && paidAt !== null && (
        <Gap amount={gap} currency={currency ?? 'main'} from={gapSince} to={paidAt} />
      )}
      {isWeak && (
        <span className={styles.remark} data-tone="attention">
          {like === undefined
            ? t('Says nothing that tells it from another')
            : t('Could be the one of {time}', { time: showInstant(like, timeZone) })}
        </span>
      )}
    </>
  );
}

/** Time, sender and amount, with which every list of messages begins. */
export const firstColumns = [
  column(words('Payer'), fromOf, {
    show: (message) => (
      <span className={styles.from}>
        <bdi>{fromOf(message) || message.text}</bdi>
        <Remarks message={message} />
      </span>
    ),
    sort: 'name',
  }),
  field('paidAt', ({ paidAt }) => <Moment at={paidAt ?? ''} />),
  column(words('Amount'), ({ amount }) => amount, {
    show: (message) => <Paid message={message} />,
    sort: 'amount',
    align: 'end',
    part: 'amount',
  }),
  ref('accountID', ({ name }) => name),
];

/** The columns that are hidden at first. */
export const furtherColumns = aside(
  field('reference'),
  field('balanceAfter'),
  field('text'),
  field('via'),
  field('sender'),
  field('receivedAt'),
  badge('direction'),
  ref('patternID', ({ name }) => name),
  ref('userID', ({ name }) => name),
);
