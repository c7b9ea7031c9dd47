import { IconCoins } from '@tabler/icons-react';
import { lazy } from 'react';
import { words } from '#kit/contract/language';
import type { PageAction } from '#house/page/page-part';

const PayrollForm = lazy(async () => ({ default: (await import('./PayrollForm')).PayrollForm }));

/** The action that makes a payroll for the employee of a page. */
export const addingPayroll: PageAction = {
  label: words('Add payroll'),
  icon: IconCoins,
  shape: 'dialog',
  render: ({ _id }, opening) => <PayrollForm employee={_id} {...opening} />,
};
