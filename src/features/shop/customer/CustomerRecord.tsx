import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { PageHead } from '#house/page/page-head';
import { DebtorPage } from '#features/ledger/debt/DebtorPage';
import type { DebtPart } from '#features/ledger/debt/page-debt';
import { customer } from './customer.contract';
import { customerScreen } from './customer.screens';

function head({ name, code, phone, address }: Got<typeof customer>): PageHead {
  return {
    name,
    number: String(code),
    phone,
    facts: address === '' ? [] : [{ label: t('Address'), value: <bdi>{address}</bdi> }],
  };
}

/** The page of a customer: what is owed, ordered and bought. */
export function CustomerRecord({ parts }: { parts: readonly DebtPart[] }) {
  return (
    <DebtorPage
      entity={customer}
      screen={customerScreen}
      head={head}
      form={async () => (await import('./customer-form')).customerForm}
      parts={parts}
    />
  );
}
