import { useMemo } from 'react';
import { choice } from '#kit/contract/fields-choice';
import { t, words } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { useSession } from '#house/session/session';
import { income, incomeTypes, incomeTypesByHand } from './transaction.contract';
import { incomeForm } from './transaction-form';
import { postedTypes } from './transaction.rules';
import { TransactionPage } from './TransactionPage';

/** The categories by which the list is filtered though a form may not offer them: goods are sold at every counter (CO7, AL9). */
const postedIncome = {
  'Sales Income': incomeTypes['Sales Income'],
  reversal: postedTypes.reversal,
  'cash difference': postedTypes['cash difference'],
};

function withTypes(types: Readonly<Record<string, string>>) {
  const { label, required } = income.fields.type;
  return { ...income, fields: { ...income.fields, type: choice(label, types, { required: required ?? '' }) } };
}

/** The page of income: what receipts posted, and what was entered by hand. */
export default function IncomePage() {
  const { brand } = useSession();
  const organisation = useOrganisation();
  const { listed, asked } = useMemo(() => {
    const types = Object.fromEntries(incomeTypesByHand[brand].map((type) => [type, incomeTypes[type]]));
    return { asked: withTypes(types), listed: withTypes({ ...types, ...postedIncome }) };
  }, [brand]);
  return (
    <TransactionPage
      entity={listed}
      asked={asked}
      add={t('Add income')}
      filters={['type', 'posted']}
      form={incomeForm(organisation)}
      about={words('Receipts add their income here automatically. Other income is entered by hand.')}
    />
  );
}
