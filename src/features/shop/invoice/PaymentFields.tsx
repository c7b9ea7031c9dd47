import { TextInput } from '@mantine/core';
import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { useOrganisation } from '#kit/web/organisation';
import { Select } from '#kit/web/ui/Select';
import { Switch } from '#kit/web/ui/Switch';
import { paymentMethods } from '#features/ledger/payment/payment.contract';
import { AccountSelect } from '#house/money-account/AccountSelect';
import { isWallet } from '#features/ledger/payment/payment.rules';
import { lazily } from '#kit/web/lazily';
import { isGiven, type SaleDraft, totalsSoFar } from './sale-draft.rules';
import styles from './sale.module.css';

const DueField = lazily(async () => (await import('./DueField')).DueField);

interface Props {
  readonly draft: SaleDraft;
  readonly errors: Errors;
  readonly onChange: (part: Partial<SaleDraft>) => void;
}

/** The fields of how a sale is paid: by default all of it now in cash. A phone is asked for if the money comes from one. */
export function PaymentFields({ draft, errors, onChange }: Props) {
  const { currencySign, phone } = useOrganisation();
  const { Total } = totalsSoFar(draft);
  return (
    <>
      <Switch
        label={t('Receipt: the customer pays now')}
        description={draft.isReceipt ? t('Yes: a receipt is made') : t('No: the whole invoice is left as due')}
        checked={draft.isReceipt}
        onChange={(event) => onChange({ isReceipt: event.currentTarget.checked })}
      />
      {draft.customerID !== '' && (
        <DueField value={draft.dueDate ?? ''} errors={errors} onChange={(dueDate) => onChange({ dueDate })} />
      )}
      {isGiven(draft) && <p className={styles.quiet}>{t('There is nothing to pay.')}</p>}
      {draft.isReceipt && !isGiven(draft) && (
        <div className={styles.payment}>
          <TextInput
            label={t('Amount paid')}
            withAsterisk
            inputMode="decimal"
            dir="ltr"
            leftSection={<span aria-hidden>{currencySign}</span>}
            data-field="amountPaid"
            value={draft.amountPaid ?? Total.toFixed(2)}
            error={errors.amountPaid}
            onChange={(event) => onChange({ amountPaid: event.currentTarget.value })}
            onFocus={(event) => event.currentTarget.select()}
          />
          <Select
            label={t('Payment method')}
            data={Object.entries(paymentMethods).map(([value, label]) => ({ value, label: t(label) }))}
            data-field="paymentMethod"
            value={draft.paymentMethod || null}
            onChange={(value) => onChange({ paymentMethod: value ?? '', accountID: '' })}
            error={errors.paymentMethod}
            clearable
            clearButtonProps={{ 'aria-label': t('Clear') }}
          />
          <AccountSelect
            method={draft.paymentMethod || 'cash'}
            value={draft.accountID ?? ''}
            onChange={(accountID) => onChange({ accountID })}
          />
          {isWallet(draft.paymentMethod) && (
            <>
              <TextInput
                label={t('Paid from phone')}
                withAsterisk
                type="tel"
                dir="ltr"
                data-field="phonePaid"
                value={draft.phonePaid}
                error={errors.phonePaid}
                onChange={(event) => onChange({ phonePaid: event.currentTarget.value })}
              />
              <TextInput
                label={t('Received on phone')}
                type="tel"
                dir="ltr"
                data-field="phoneReceipt"
                value={draft.phoneReceipt ?? phone}
                error={errors.phoneReceipt}
                onChange={(event) => onChange({ phoneReceipt: event.currentTarget.value })}
              />
            </>
          )}
        </div>
      )}
    </>
  );
}
