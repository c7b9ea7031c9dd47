import { TextInput } from '@mantine/core';
import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { shownDay } from '#kit/rules/show';
import { latinDigits } from '#kit/contract/latin-digits';
import { Checkbox } from '#kit/web/ui/Checkbox';
import type { Draft, DraftDebt } from './draft.rules';
import { FillAll } from './FillAll';
import { debtShown } from '#features/ledger/counter-payment/name-of-debt.rules';
import styles from './counter.module.css';

interface Props {
  readonly draft: Draft;
  readonly errors: Errors;
  readonly onChange: (debts: readonly DraftDebt[]) => void;
  /** Spreads an amount over them, in their order. */
  readonly onFill: (amount: Amount) => void;
}

/** The debts of a payment, the most urgent first, each ticked with an amount, or left out. */
export function DebtTicks({ draft: { debts, people }, errors, onChange, onFill }: Props) {
  const { currencySign } = useOrganisation();
  const nameOf = (id: string) => people.find(({ _id }) => _id === id)?.label ?? '';
  const set = (one: DraftDebt, part: Partial<DraftDebt>) =>
    onChange(debts.map((each) => (each === one ? { ...each, ...part } : each)));
  return (
    <fieldset className={styles.debts}>
      <legend className="visually-hidden">{t('What is owed')}</legend>
      {debts.map((one) => {
        const { debt, isTicked, amount } = one;
        const called = debtShown(debt);
        return (
          <div key={debt._id} className={styles.debt} data-left={!isTicked || undefined}>
            <Checkbox
              checked={isTicked}
              aria-label={t('Pay {debt}', { debt: called })}
              onChange={(event) => set(one, { isTicked: event.currentTarget.checked })}
            />
            <span className={styles.what}>
              <strong>
                <bdi>{called}</bdi>
              </strong>
              <span>
                {people.length > 1 && (
                  <>
                    <bdi>{nameOf(debt.personID)}</bdi>
                    {' · '}
                  </>
                )}
                {debt.of === 'fee' && (
                  <>
                    <bdi>{debt.number}</bdi>
                    {' · '}
                  </>
                )}
                {debt.overdue > 0 ? (
                  <span className={styles.overdue}>{t('due since {date}', { date: shownDay(debt.nextDue) })}</span>
                ) : (
                  t('due on {date}', { date: shownDay(debt.nextDue) })
                )}
              </span>
            </span>
            <span className={styles.balance}>
              <Money amount={debt.balance} />
            </span>
            <TextInput
              className={styles.amount}
              aria-label={t('Amount for {debt}', { debt: called })}
              inputMode="decimal"
              dir="ltr"
              leftSection={<span aria-hidden>{currencySign}</span>}
              disabled={!isTicked}
              data-field={debt._id}
              value={amount}
              error={errors[debt._id]}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => set(one, { amount: latinDigits(event.currentTarget.value) })}
            />
          </div>
        );
      })}
      {debts.length > 1 && <FillAll key={people[0]?._id} onFill={onFill} />}
    </fieldset>
  );
}
