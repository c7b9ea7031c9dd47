import { Button } from '@mantine/core';
import { t } from '#kit/contract/language';
import { Money } from '#kit/web/Money';
import { Select } from '#kit/web/ui/Select';
import type { Draft, DraftPayer } from './draft.rules';
import { StatementOfPayer } from './StatementOfPayer';
import styles from './counter.module.css';

interface Props {
  readonly draft: Draft;
  readonly onPayer: (payer: DraftPayer) => void;
  readonly onNext: () => void;
}

/** The payer with the credit; in a family also the person whose credit a rest becomes. */
export function PayerHead({ draft: { payer, people, payerName }, onPayer, onNext }: Props) {
  if (!payer) return null;
  return (
    <header className={styles.payer}>
      <span className={styles.who}>
        <strong>
          <bdi>{payerName ?? payer.label}</bdi>
        </strong>
        <span>
          {payer.phone !== null && <bdi>{payer.phone}</bdi>}
          {payer.credit > 0 && (
            <span className={styles.credit}>
              {' · '}
              {t('Credit')} <Money amount={payer.credit} />
            </span>
          )}
        </span>
      </span>
      {people.length > 1 && (
        <Select
          label={t('Credit of')}
          value={payer._id}
          allowDeselect={false}
          data={people.map(({ _id, label }) => ({ value: _id, label }))}
          onChange={(id) => {
            const chosen = people.find(({ _id }) => _id === id);
            if (chosen) onPayer(chosen);
          }}
        />
      )}
      <StatementOfPayer payer={payer} />
      <Button variant="subtle" color="gray" onClick={onNext} rightSection={<kbd className={styles.key}>Esc</kbd>}>
        {t('Next')}
      </Button>
    </header>
  );
}
