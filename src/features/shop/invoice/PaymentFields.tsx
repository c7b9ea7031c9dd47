import { TextInput } from '@mantine/core';
import { t } from '#kit/contract/language';
import { readMoney } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { BalanceLines } from '#features/ledger/debt/BalanceLines';
import { useOrganisation } from '#kit/web/organisation';
import { Select } from '#kit/web/ui/Select';
import { Switch } from '#kit/web/ui/Switch';
import { paymentMethods } from '#features/ledger/payment/payment.contract';
import { type SaleDraft, totalsSoFar } from './sale-draft.rules';
import styles from './invoice.module.css';

interface Props {
  readonly draft: SaleDraft;
  readonly errors: Errors;
  readonly onChange: (part: Partial<SaleDraft>) => void;
}

/** Step 2: paid now, or left as due. */
export function PaymentFields({ draft, errors, onChange }: Props) {
  const { currencySign, phone } = useOrganisation();
  const { Total } = totalsSoFar(draft);
  const amount = draft.amountPaid ?? Total.toFixed(2);
  const paid = readMoney(amount.trim());
  return (
    <>
      <Switch
        label={t('Receipt: the customer pays now')}
        description={draft.isReceipt ? t('Yes: a receipt is made') : t('No: the whole invoice is left as due')}
        checked={draft.isReceipt}
        onChange={(event) => onChange({ isReceipt: event.currentTarget.checked })}
        data-autofocus
      />
      {errors.customerID && (
        <p className={styles.wrong} role="alert">
          {errors.customerID}
        </p>
      )}
      {Total === 0 && <p className={styles.line}>{t('There is nothing to pay.')}</p>}
      {draft.isReceipt && Total > 0 && (
        <>
          <div className={styles.payment}>
            <TextInput
              label={t('Amount paid')}
              withAsterisk
              inputMode="decimal"
              dir="ltr"
              leftSection={<span aria-hidden>{currencySign}</span>}
              value={amount}
              error={errors.amountPaid}
              onChange={(event) => onChange({ amountPaid: event.currentTarget.value })}
              onFocus={(event) => event.currentTarget.select()}
            />
            <Select
              label={t('Payment method')}
              data={Object.entries(paymentMethods).map(([value, label]) => ({ value, label: t(label) }))}
              value={draft.paymentMethod || null}
              onChange={(value) => onChange({ paymentMethod: value ?? '' })}
              error={errors.paymentMethod}
              clearable
              clearButtonProps={{ 'aria-label': t('Clear') }}
            />
            <TextInput
              label={t('Phone paid')}
              type="tel"
              dir="ltr"
              value={draft.phonePaid}
              error={errors.phonePaid}
              onChange={(event) => onChange({ phonePaid: event.currentTarget.value })}
            />
            <TextInput
              label={t('Phone receipt')}
              type="tel"
              dir="ltr"
              value={draft.phoneReceipt ?? phone}
              error={errors.phoneReceipt}
              onChange={(event) => onChange({ phoneReceipt: event.currentTarget.value })}
            />
          </div>
          <BalanceLines before={Total} paid={paid} />
        </>
      )}
    </>
  );
}
