import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { FormOf } from '#kit/web/form/FormOf';
import { useOrganisation } from '#kit/web/organisation';
import { useSave } from '#kit/web/use-save';
import type { Money } from '#kit/contract/money';
import { WithAccounts } from '#house/money-account/WithAccounts';
import type { Paid } from './PaidSheet';
import type { paymentFields, ReceiptRead } from './receipt.contract';
import { paymentRules } from './receipt-form';
import { answered } from './slip.rules';
import styles from './PaymentForm.module.css';

interface Props<E extends Entity> {
  /** The name under which typed values are kept when the session ends. */
  readonly name: string;
  /** The debt and its person, in the current language. */
  readonly about: string;
  /** The kind of receipt, and the fields that the form asks for. */
  readonly entity: E;
  readonly fields: ReturnType<typeof paymentFields>;
  readonly owed: Money;
  /** The phone of whoever owes, where it is known: money is usually sent from it. */
  readonly phone?: string | undefined;
  /** The document and the person who owes it, as on the receipt. */
  readonly of: Readonly<Record<string, string>>;
  /** 'Receipt 12 of Amina Warsame', in the current language, and its slip. */
  readonly taken: (receipt: ReceiptRead<E>) => Pick<Paid, 'called' | 'slip'>;
  readonly onPaid: (paid: Paid) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The form that takes a payment of one document, with what is owed, paid and left. */
export function PaymentForm<E extends Entity>(props: Props<E>) {
  const { name, about, entity, fields, owed, phone, of, taken, onPaid, onDirty } = props;
  // Made with the form, so that sending again after a lost answer pays only once.
  const [_id] = useState(() => uuid());
  const organisation = useOrganisation();
  const save = useSave(entity);
  return (
    <>
      <p className={styles.about}>{about}</p>
      <WithAccounts rules={paymentRules({ owed, phone }, organisation)}>
        {(rules) => (
          <FormOf
            name={name}
            fields={fields}
            rules={rules}
            saveLabel={t('Take payment')}
            onSave={async (payment) => {
              const { info } = await save.mutateAsync({ body: { _id, ...of, ...payment } });
              onPaid({ path: `${entity.path}/${info._id}`, phone, recordID: info._id, ...taken(answered<E>(info)) });
            }}
            onDirty={onDirty}
          />
        )}
      </WithAccounts>
    </>
  );
}
