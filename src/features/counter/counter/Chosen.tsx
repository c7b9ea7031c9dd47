import { Button, TextInput } from '@mantine/core';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { latinDigits } from '#kit/contract/latin-digits';
import type { Errors } from '#kit/contract/parse';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { lazily } from '#kit/web/lazily';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { Select } from '#kit/web/ui/Select';
import { useFeature } from '#house/session/use-feature';
import type { CreditPayer } from '#features/ledger/credit/credit.rules';
import { debtsFeature } from '#features/ledger/debt/debts-feature.contract';
import { Basket } from './Basket';
import { DebtTicks } from './DebtTicks';
import { type Draft, type DraftPayer, isAhead } from './draft.rules';
import type { useCounter } from './use-counter';
import styles from './counter.module.css';

interface Props {
  readonly counter: ReturnType<typeof useCounter>;
  readonly errors: Errors;
  readonly onNext: () => void;
}

/** The chosen payer, the debts that are paid, and the goods that are bought. */
export function Chosen({ counter, errors, onNext }: Props) {
  const { draft, change, fill } = counter;
  return (
    <>
      <PayerHead draft={draft} onPayer={(payer) => change({ payer })} onNext={onNext} />
      {draft.debts.length > 0 && (
        <DebtTicks draft={draft} errors={errors} onChange={(debts) => change({ debts })} onFill={fill} />
      )}
      {isAhead(draft) && <p className={styles.hint}>{t('Nothing is owed. What is paid is kept as credit.')}</p>}
      <Basket basket={draft.basket} errors={errors} onChange={(basket) => change({ basket })} />
      <DraftFoot draft={draft} errors={errors} onChange={change} />
    </>
  );
}

interface PayerHeadProps {
  readonly draft: Draft;
  readonly onPayer: (payer: DraftPayer) => void;
  readonly onNext: () => void;
}

/** The payer and the payer's credit; in a family also the person whose credit a remainder becomes. */
function PayerHead({ draft: { payer, people, payerName }, onPayer, onNext }: PayerHeadProps) {
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

const StatementOfAccount = lazily(
  async () => (await import('#features/ledger/account-statement/StatementOfAccount')).StatementOfAccount,
);

/** The button that opens the payer's statement of account. */
function StatementOfPayer({ payer }: { readonly payer: CreditPayer }) {
  const isOffered = useFeature(debtsFeature);
  const [opened, setOpened] = useState(false);
  if (!isOffered) return null;
  return (
    <>
      <Button variant="subtle" color="gray" onClick={() => setOpened(true)}>
        {t('Statement')}
      </Button>
      <LazyFormDialog title={t('Statement of account')} opened={opened} onClose={() => setOpened(false)} shape="drawer">
        {() => <StatementOfAccount person={payer} />}
      </LazyFormDialog>
    </>
  );
}

interface DraftFootProps {
  readonly draft: Draft;
  readonly errors: Errors;
  readonly onChange: (part: Partial<Draft>) => void;
}

/** The fields of a payment beside its debts and goods: a discount on a sale, and a note. */
function DraftFoot({ draft: { basket, discount, note }, errors, onChange }: DraftFootProps) {
  const { currencySign } = useOrganisation();
  return (
    <div className={styles.foot}>
      {basket.length > 0 && (
        <TextInput
          className={styles.figure}
          label={t('Discount')}
          inputMode="decimal"
          dir="ltr"
          leftSection={<span aria-hidden>{currencySign}</span>}
          data-field="discount"
          value={discount}
          error={errors.discount}
          onFocus={(event) => event.currentTarget.select()}
          onChange={(event) => onChange({ discount: latinDigits(event.currentTarget.value) })}
        />
      )}
      <TextInput
        className={styles.note}
        label={t('Note')}
        maxLength={255}
        value={note}
        onChange={(event) => onChange({ note: event.currentTarget.value })}
      />
    </div>
  );
}
