import { IconReceipt2 } from '@tabler/icons-react';
import { lazy } from 'react';
import { words } from '#kit/contract/language';
import type { Screen } from '#house/menu/menu.contract';
import type { FormAction, PagePart } from '#house/page/page-part';
import type { CreditPayer } from '#features/ledger/credit/credit.rules';
import { debtsFeature } from '#features/ledger/debt/debts-feature.contract';

const StatementOfAccount = lazy(async () => ({
  default: (await import('#features/ledger/account-statement/StatementOfAccount')).StatementOfAccount,
}));

/** The action that opens the statement of account on the page of a person. */
export function statementOf(kind: CreditPayer['kind'], by: Screen): PagePart {
  const action: FormAction = {
    label: words('Statement of account'),
    icon: IconReceipt2,
    shape: 'drawer',
    render: ({ _id }) => <StatementOfAccount person={{ kind, _id }} />,
  };
  return { by, feature: debtsFeature, action };
}
