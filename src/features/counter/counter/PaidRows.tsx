import { IconX } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { type Money as Amount, readTyped } from '#kit/contract/money';
import { noMoney } from '#kit/rules/money';
import { Money } from '#kit/web/Money';
import { ActionIcon } from '#kit/web/ui/ActionIcon';
import type { Account, DraftRow } from './draft.rules';
import styles from './counter.module.css';

interface Props {
  readonly rows: readonly DraftRow[];
  readonly accounts: readonly Account[];
  readonly onChange: (rows: readonly DraftRow[]) => void;
}

/** The payment's rows that are entered already. */
export function PaidRows({ rows, accounts, onChange }: Props) {
  if (rows.length === 0) return null;
  return (
    <ul className={styles.rows} aria-label={t('Paid with')}>
      {rows.map((row, index) => {
        const name = accounts.find(({ _id }) => _id === row.accountID)?.label ?? '';
        return (
          <li key={`${row.accountID}${index}`}>
            <bdi>{name}</bdi>
            <Money amount={readTyped(row.amount ?? '') ?? noMoney} />
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={t('Remove {item}', { item: name })}
              title={t('Remove {item}', { item: name })}
              onClick={() => onChange(rows.filter((one) => one !== row))}
            >
              <IconX size={16} aria-hidden />
            </ActionIcon>
          </li>
        );
      })}
    </ul>
  );
}

/** A sum with its label, in a list of them. */
export function BalanceLine({ label, amount }: { readonly label: string; readonly amount: Amount }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money amount={amount} />
      </dd>
    </div>
  );
}
