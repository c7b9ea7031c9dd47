import { useMemo } from 'react';
import { choice } from '#kit/contract/fields-choice';
import { t, words } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { useSession } from '#house/session/session';
import { income, incomeTypes, incomeTypesByHand } from './transaction.contract';
import { incomeForm } from './transaction-form';
import { TransactionPage } from './TransactionPage';

/** Income: what receipts posted, and what was entered by hand. */
export default function IncomePage() {
  const { brand } = useSession();
  const organisation = useOrganisation();
  const ofBrand = useMemo(() => {
    const types = Object.fromEntries(incomeTypesByHand[brand].map((type) => [type, incomeTypes[type]]));
    const { label, required } = income.fields.type;
    return { ...income, fields: { ...income.fields, type: choice(label, types, { required: required ?? '' }) } };
  }, [brand]);
  return (
    <TransactionPage
      entity={ofBrand}
      add={t('New income')}
      filters={['type', 'posted']}
      form={incomeForm(organisation)}
      about={words('Receipts add their income here automatically. Other income is entered by hand.')}
    />
  );
}
