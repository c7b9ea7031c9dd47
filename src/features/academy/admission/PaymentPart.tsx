import { t, words } from '#kit/contract/language';
import { readTyped } from '#kit/contract/money';
import { Field } from '#kit/web/form/Field';
import { BalanceLines } from '#features/ledger/debt/BalanceLines';
import { isByHand } from '#features/ledger/payment/payment.rules';
import styles from './admission.module.css';
import { firstPaymentFields } from './admission.contract';
import { paidText, phoneOf, soFar } from './admission-draft.rules';
import type { PartProps } from './part-props';

const { AmountPaid, paymentMethod, phonePaid } = firstPaymentFields;

/** The payment that is made at once: of all of it, unless less is typed. */
export function PaymentPart({ draft, known, errors, onChange }: PartProps) {
  const text = paidText(draft, known);
  const paid = readTyped(text);
  const { left } = soFar(draft, known);
  return (
    <section className={styles.part}>
      <h2>{t('First payment')}</h2>
      <div className={styles.fields}>
        <Field
          name="AmountPaid"
          field={{ ...AmountPaid, required: undefined, help: words('0 leaves all of it owed') }}
          value={text}
          errors={errors}
          onChange={(value) => onChange({ AmountPaid: String(value) })}
        />
        {paid !== 0 && text.trim() !== '' && (
          <>
            <Field
              name="paymentMethod"
              field={paymentMethod}
              value={draft.paymentMethod}
              errors={errors}
              onChange={(value) => onChange({ paymentMethod: String(value) })}
            />
            {!isByHand(draft.paymentMethod) && (
              <Field
                name="phonePaid"
                field={phonePaid}
                value={phoneOf(draft, known)}
                errors={errors}
                onChange={(value) => onChange({ phonePaid: String(value) })}
              />
            )}
          </>
        )}
      </div>
      {paid !== left && <BalanceLines before={left} paid={paid} />}
    </section>
  );
}
