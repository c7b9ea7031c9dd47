import { t } from '#kit/contract/language';
import { RefSelect } from '#kit/web/RefSelect';
import { customer } from '#features/shop/customer/customer.contract';
import { walkInCustomer } from '#house/person/walk-in.contract';
import { helpFirst } from './help-first';
import styles from './invoice.module.css';

interface Props {
  readonly value: string;
  /** Below the field. */
  readonly help?: string | undefined;
  readonly error: string | undefined;
  readonly onChange: (customerID: string) => void;
}

/** The field of the customer: a walk-in customer unless one is chosen. */
export function CustomerField({ value, help, error, onChange }: Props) {
  return (
    <div className={styles.customer}>
      <RefSelect
        to={customer}
        value={value}
        onChange={onChange}
        label={t('Customer')}
        placeholder={t(walkInCustomer)}
        input={{ description: help, inputWrapperOrder: helpFirst, error, 'data-field': 'customerID' }}
      />
    </div>
  );
}
