import { IconShieldOff } from '@tabler/icons-react';
import { useMemo } from 'react';
import { choice } from '#kit/contract/fields-choice';
import { words } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf, onPhone, wide } from '#kit/web/list/column';
import { useSession } from '#house/session/session';
import { roleName } from '#house/role/role-name.rules';
import { userTypeProblem } from '#house/role/escalation.rules';
import { passwordProblem } from '#house/password/password.rules';
import { resetProblem } from '#house/second-factor/second-factor.rules';
import { ActiveSwitch } from './ActiveSwitch';
import { useResetTwoStep } from './use-reset-two-step';
import { useRoleNames } from './use-role-names';
import { user } from './user.contract';
import { employeeMissing, usersAreEmployees } from './user.rules';

const { field, ref: refColumn } = columnsOf(user);

const columns = [
  field('name'),
  field('phone'),
  field('username'),
  ...onPhone(field('userType', ({ userType }) => roleName(userType))),
  ...wide(field('createdAt')),
  field('status', (row) => <ActiveSwitch user={row} />),
  ...aside(field('secondFactorSince')),
];

const withEmployee = [...columns, refColumn('employeeID', ({ name }) => name)];

const facts = ['name', 'phone', 'username', 'userType', 'password'] as const;

/** The users of the staff, each with a role. */
export default function UsersPage() {
  const { brand, claims: me } = useSession();
  const employed = usersAreEmployees(brand);
  const resetTwoStep = useResetTwoStep();
  const roles = useRoleNames();
  const withRoles = useMemo(() => {
    const userType = choice(user.fields.userType.label, roles, { required: 'Please select role' });
    const employeeID = { ...user.fields.employeeID, required: employeeMissing };
    return { ...user, fields: { ...user.fields, userType, employeeID } };
  }, [roles]);
  return (
    <CrudPage
      entity={withRoles}
      title="Users"
      columns={employed ? withEmployee : columns}
      actions={(row) =>
        me && resetProblem(me, row) === undefined
          ? [
              {
                label: words('Reset two-step login'),
                icon: IconShieldOff,
                run: () => void resetTwoStep(row),
                tone: 'wrong',
              },
            ]
          : []
      }
      filters={employed ? ['userType', 'employeeID'] : ['userType']}
      form={{
        fields: employed ? [...facts, 'employeeID'] : facts,
        narrow: { employeeID: () => ({ employeeStatus: 'Active' }) },
        problems: ({ userType = '', password, username = '' }, mode) => ({
          userType: mode === 'create' ? userTypeProblem(userType) : undefined,
          password: password === undefined ? undefined : passwordProblem(password, username),
        }),
      }}
      about="Users log in with their email and see the screens of their role. Add the first user."
    />
  );
}
