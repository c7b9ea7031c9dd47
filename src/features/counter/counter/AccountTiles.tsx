import { Input } from '@mantine/core';
import { useId } from 'react';
import { t } from '#kit/contract/language';
import type { Account } from './draft.rules';
import styles from './counter.module.css';

interface Props {
  readonly accounts: readonly Account[];
  readonly chosen: string;
  readonly error: string | undefined;
  readonly onChoose: (accountID: string) => void;
}

/** The choice of the account where the money lands: arrows move, Enter chooses. */
export function AccountTiles({ accounts, chosen, error, onChoose }: Props) {
  const name = useId();
  return (
    <fieldset className={styles.tiles} data-counter="accounts">
      <legend>{t('Account')}</legend>
      {accounts.map(({ _id, label }) => (
        <label key={_id} className={styles.tile} data-chosen={_id === chosen || undefined}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            value={_id}
            checked={_id === chosen}
            onChange={() => onChoose(_id)}
          />
          <bdi>{label}</bdi>
        </label>
      ))}
      {error && <Input.Error className={styles.line}>{error}</Input.Error>}
    </fieldset>
  );
}
