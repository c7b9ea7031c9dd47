import { t, words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { SamePhone } from '#kit/web/form/SamePhone';
import { writtenToAsked } from '#house/message/written-to-asked';
import { customer } from './customer.contract';

/** Rules of a customer's form beyond the contract. */
export const customerForm: FormRules<typeof customer.fields> = {
  title: words('Customer registration'),
  when: writtenToAsked,
  below: {
    phone: ({ name, phone }, edited) => (
      <SamePhone
        of={customer}
        field="phone"
        phone={phone}
        name={name}
        self={edited}
        called={(row) => ({ name: row.name, number: row.code })}
        warning={(names) => t('Another customer has this phone: {names}', { names })}
      />
    ),
  },
};
