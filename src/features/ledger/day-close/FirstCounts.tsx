import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { t } from '#kit/contract/language';
import { latinDigits } from '#kit/contract/latin-digits';
import { ErrorSummary } from '#kit/web/form/ErrorSummary';
import { useOrganisation } from '#kit/web/organisation';
import { listRead } from '#kit/web/use-entity';
import { accountShown } from '#house/money-account/account-name.rules';
import { toldAccount } from '#features/ledger/money-account/money-account.contract';
import styles from './first-counts.module.css';
import { uncountedOf } from './first-counts.rules';
import { useFirstCounts } from './use-first-counts';

/** The form for the content of accounts that were never counted; each amount becomes the first close of its account. */
export function FirstCounts() {
  const accounts = uncountedOf(useQuery(listRead(toldAccount, {})).data?.rows ?? []);
  const title = useId();
  const { currencySign } = useOrganisation();
  const { typed, errors, busy, element, change, left, onSubmit } = useFirstCounts(accounts);
  if (accounts.length === 0) return null;
  return (
    <section className={`${styles.banner} no-print`} aria-labelledby={title}>
      <div className={styles.asked}>
        <h2 id={title}>{t('Say what is in each account now')}</h2>
        <p>{t('Each amount is the first count of its account. What you leave empty can be counted later.')}</p>
      </div>
      <form ref={element} onSubmit={onSubmit} {...left} noValidate aria-busy={busy}>
        <ErrorSummary errors={errors} refused={undefined} meanwhile={[]} onReload={undefined} />
        <div className={styles.rows}>
          {accounts.map(({ _id, ...account }) => (
            <TextInput
              key={_id}
              classNames={{ root: styles.row, error: styles.error }}
              label={<bdi>{accountShown(account)}</bdi>}
              inputMode="decimal"
              dir="ltr"
              autoComplete="off"
              data-field={_id}
              leftSection={<span aria-hidden>{currencySign}</span>}
              value={typed[_id] ?? ''}
              error={errors[_id]}
              onChange={(event) => change(_id, latinDigits(event.currentTarget.value))}
            />
          ))}
          <Button type="submit" disabled={busy} className={styles.save}>
            {busy ? t('saving...') : t('Save all')}
          </Button>
        </div>
      </form>
    </section>
  );
}
