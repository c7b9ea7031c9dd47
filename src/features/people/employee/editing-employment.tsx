import { IconBriefcase } from '@tabler/icons-react';
import { lazy } from 'react';
import { words } from '#kit/contract/language';
import type { PagePart } from '#house/page/page-part';
import { employeeScreen } from './employee.screens';

const EditEmployment = lazy(async () => ({ default: (await import('./EditEmployment')).EditEmployment }));

/** The action that edits the employment, on the page of a person who is not only an employee. */
export const editingEmployment: PagePart = {
  by: employeeScreen,
  action: {
    label: words('Edit employment'),
    icon: IconBriefcase,
    shape: 'drawer',
    render: ({ _id }, opening) => <EditEmployment employeeID={_id} {...opening} />,
  },
};
