import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ErrorState } from '#kit/web/list/ErrorState';
import { Money } from '#kit/web/Money';
import { PageHeader } from '#kit/web/PageHeader';
import { Moment } from './message-columns';
import { useChange, useUnconfirmed } from './use-wallet';
import type { Unconfirmed } from './wallet.contract';
import { WalletStrips } from './WalletStrips';
import styles from './wallet.module.css';

/** The payments into wallets that no message confirms (WA10), with the messages that might. */
export function UnconfirmedList() {
  useEffect(() => {
    document.title = t('Wallet messages');
  }, []);
  return (
    <>
      <PageHeader title={t('Wallet messages')} />
      <WalletStrips />
      <Rows />
    </>
  );
}

function Rows() {
  const { data, error, refetch } = useUnconfirmed();
  const change = useChange();
  if (error && !data) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
  if (!data) return <ul className={styles.cards} aria-busy />;
  if (data.length === 0) return <EmptyState title={t('A message confirms every payment into a wallet.')} />;
  return (
    <ul className={styles.cards} aria-label={t('Unconfirmed')}>
      {data.map((row) => (
        <Row key={row._id} row={row} onLink={(id) => void change(id, { paymentID: row.paymentID })} />
      ))}
    </ul>
  );
}

function Row({ row, onLink }: { row: Unconfirmed; onLink: (messageID: string) => void }) {
  const { paymentNo, date, account, amount, payer, by, messages } = row;
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <strong>
          <bdi>{payer ?? t('Payment {number}', { number: paymentNo })}</bdi>
        </strong>
        <strong>
          <Money amount={amount} />
        </strong>
        <span className={styles.said}>
          {[t('Payment {number}', { number: paymentNo }), shownDay(date), account, by].filter(Boolean).join(' · ')}
        </span>
      </div>
      {messages.length === 0 ? (
        <span className={styles.remark} data-tone="attention">
          {t('No message says so')}
        </span>
      ) : (
        <div className={styles.buttons}>
          {messages.map(({ _id, paidAt, from }) => (
            <Button key={_id} variant="default" onClick={() => onLink(_id)}>
              <span>
                {t('Link')} · <bdi>{from}</bdi> · <Moment at={paidAt} />
              </span>
            </Button>
          ))}
        </div>
      )}
    </li>
  );
}
