import { IconUsersGroup } from '@tabler/icons-react';
import { words } from '#kit/contract/language';
import { lazily } from '#kit/web/lazily';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { guardianScreen } from './guardian.screens';

const NewGuardian = lazily(async () => (await import('./NewGuardian')).NewGuardian);

/** The guardians of a student, and what each of them sees (FA2). */
export const guardiansOfStudent: PagePart = {
  by: guardianScreen,
  Part: later(words('Guardians'), async () => (await import('./GuardiansOfStudent')).GuardiansOfStudent),
  action: {
    label: words('Add guardian'),
    icon: IconUsersGroup,
    shape: 'drawer',
    render: ({ _id }, opening) => <NewGuardian studentID={_id} {...opening} />,
  },
};
