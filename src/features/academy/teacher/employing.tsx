import { IconBriefcase } from '@tabler/icons-react';
import { lazy } from 'react';
import { words } from '#kit/contract/language';
import type { PagePart } from '#house/page/page-part';
import { employeeScreen } from '#features/people/employee/employee.screens';

const EmployForm = lazy(async () => ({ default: (await import('./EmployForm')).EmployForm }));

/** The action that makes a teacher an employee too, for teachers who are not. */
export const employing = {
  by: employeeScreen,
  action: {
    label: words('Make an employee'),
    icon: IconBriefcase,
    shape: 'drawer',
    render: (of, opening) => <EmployForm of={of} {...opening} />,
  },
} as const satisfies PagePart;
