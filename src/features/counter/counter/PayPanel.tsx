import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { type FormEvent, Suspense } from 'react';
import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { latinDigits } from '#kit/contract/latin-digits';
import { useOrganisation } from '#kit/web/organisation';
import { useShownMoney } from '#kit/web/use-shown-money';
import { AccountTiles } from './AccountTiles';
import { changeSaid } from '#features/ledger/counter-payment/second.rules';
import { type Account, type Draft, type DraftRow, isAhead, type Calculation } from './draft.rules';
import { KeepRest, UseCredit } from './later-parts';
import { BalanceLine, PaidRows } from './PaidRows';
import styles from './counter.module.css';

interface Props {
  readonly accounts: readonly Account[];
  readonly draft: Draft;
  readonly calculation: Calculation;
  readonly errors: Errors;
  readonly busy: boolean;
  readonly onChange: (part: Partial<Draft>) => void;
  readonly onRow: (part: Partial<DraftRow>) => void;
  readonly onNextRow: () => void;
  readonly onTake: () => void;
}

/** The text of the button: the amount of money that is taken, or that only credit pays. */
function takeLabel({ total, credit }: Calculation, shown: (amount: Amount) => string): string {
  if (total === 0 && credit === 0) return t('Take payment');
  return t('Take {amount}', { amount: shown(total > 0 ? total : credit) });
}

/** The panel for how it is paid: credit, account, amount, cash handed over, and the button that takes the payment. */
export function PayPanel(props: Props) {
  const { accounts, draft, calculation, errors, busy, onChange, onRow, onNextRow, onTake } = props;
  const { currencySign, secondCurrency, secondRate = 0 } = useOrganisation();
  const shown = useShownMoney();
  const { row, rows, payer } = draft;
  const account = accounts.find(({ _id }) => _id === row.accountID);
  const money = { inputMode: 'decimal', dir: 'ltr', leftSection: <span aria-hidden>{currencySign}</span> } as const;
  const isShort = calculation.missing > 0 && row.amount !== undefined && rows.length < 4;
  function submit(event: FormEvent) {
    event.preventDefault();
    onTake();
  }
  return (
    <form className={styles.pay} onSubmit={submit} aria-label={t('Payment')} noValidate>
      <dl className={styles.totals}>
        <BalanceLine label={t('To pay')} amount={calculation.owed} />
        {calculation.credit > 0 && <BalanceLine label={t('From credit')} amount={calculation.credit} />}
      </dl>
      {payer && payer.credit > 0 && (
        <Suspense>
          <UseCredit draft={draft} payer={payer} onChange={onChange} />
        </Suspense>
      )}
      <PaidRows rows={rows} accounts={accounts} onChange={(left) => onChange({ rows: left })} />
      <AccountTiles
        accounts={accounts}
        chosen={row.accountID}
        error={errors.accountID}
        onChoose={(accountID) => onRow({ accountID })}
      />
      <div className={styles.pair}>
        <TextInput
          {...money}
          data-counter="amount"
          data-field="amount"
          label={t('Amount')}
          rightSection={<kbd className={styles.key}>F4</kbd>}
          placeholder={(calculation.rows.at(-1)?.paid ?? 0).toFixed(2)}
          value={row.amount ?? ''}
          error={errors.amount}
          onFocus={(event) => event.currentTarget.select()}
          onChange={({ currentTarget: { value } }) => onRow({ amount: value === '' ? undefined : latinDigits(value) })}
        />
        {account?.kind === 'cash' ? (
          <TextInput
            {...money}
            label={t('Given')}
            data-field="given"
            value={row.given}
            error={errors.given}
            onChange={(event) => onRow({ given: latinDigits(event.currentTarget.value) })}
          />
        ) : (
          <TextInput
            label={t('Reference')}
            maxLength={40}
            value={row.reference}
            onChange={(event) => onRow({ reference: event.currentTarget.value })}
          />
        )}
      </div>
      {account?.kind === 'wallet' && (
        <TextInput
          label={t('Paid from phone')}
          inputMode="tel"
          dir="ltr"
          data-field="phonePaid"
          value={row.phonePaid}
          error={errors.phonePaid}
          onChange={(event) => onRow({ phonePaid: latinDigits(event.currentTarget.value) })}
        />
      )}
      {account?.kind === 'cash' && secondCurrency && secondRate > 0 && (
        <TextInput
          inputMode="decimal"
          dir="ltr"
          label={t('Given in {currency}', { currency: secondCurrency })}
          description={t('{rate} for {one}', { rate: secondRate.toLocaleString('en'), one: `${currencySign}1.00` })}
          data-field="givenSecond"
          value={row.givenSecond}
          error={errors.givenSecond}
          onChange={(event) => onRow({ givenSecond: latinDigits(event.currentTarget.value) })}
        />
      )}
      {calculation.change > 0 && (
        <p className={styles.change}>
          {t('Change')}{' '}
          <strong>
            <bdi>{changeSaid(calculation.change, shown, { name: secondCurrency, rate: secondRate })}</bdi>
          </strong>
        </p>
      )}
      {calculation.rest > 0 && payer && !isAhead(draft) && (
        <Suspense>
          <KeepRest draft={draft} payer={payer} calculation={calculation} onChange={onChange} />
        </Suspense>
      )}
      {isShort && (
        <Button variant="default" leftSection={<IconPlus size={16} aria-hidden />} onClick={onNextRow}>
          {t('Pay the rest of {missing} another way', { missing: shown(calculation.missing) })}
        </Button>
      )}
      {errors.payments && (
        <p className={styles.wrong} role="status">
          {errors.payments}
        </p>
      )}
      <div className={styles.bar}>
        <Button type="submit" size="lg" fullWidth disabled={busy} data-counter="take">
          {busy ? t('saving...') : takeLabel(calculation, shown)}
        </Button>
      </div>
    </form>
  );
}
