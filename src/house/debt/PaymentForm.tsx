import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Fields } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import { FormOf } from '#kit/web/form/FormOf';
import type { Draft, FormRules } from '#kit/web/form/form-rules';
import type { Paid } from './PaidDialog';
import styles from './PaymentForm.module.css';

interface Props<F extends Fields> {
  /** Under which typed values are kept when the session ends. */
  readonly name: string;
  /** What is paid and whose it is, in the language in force. */
  readonly about: string;
  readonly fields: F;
  readonly rules: FormRules<F>;
  /** Sends the payment under the id of its receipt. */
  readonly pay: (receiptID: string, payment: Draft<F>) => Promise<Paid>;
  readonly onPaid: (paid: Paid) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The payment of a document in hand: what is owed, what is paid, what is left. */
export function PaymentForm<F extends Fields>({ name, about, fields, rules, pay, onPaid, onDirty }: Props<F>) {
  // Made with the form, so that paying again after a lost answer pays once.
  const [receiptID] = useState(() => uuid());
  return (
    <>
      <p className={styles.about}>{about}</p>
      <FormOf
        name={name}
        fields={fields}
        rules={rules}
        saveLabel={t('Take payment')}
        onSave={async (payment) => onPaid(await pay(receiptID, payment))}
        onDirty={onDirty}
      />
    </>
  );
}
