import { IconShieldOff } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { choice } from '#kit/contract/fields-choice';
import { t, words } from '#kit/contract/language';
import { call, isRefusal } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { aside, columnsOf, onPhone, wide } from '#kit/web/list/column';
import { toastWrong } from '#kit/web/toast';
import { Switch } from '#kit/web/ui/Switch';
import { useDone } from '#kit/web/use-entity';
import { useOptions } from '#kit/web/use-options';
import { resetSecondFactor } from '#house/second-factor/second-factor.contract';
import { useSession } from '#house/session/session';
import { roleName, roleWords } from '#house/role/role-name.rules';
import { userTypeProblem } from '#house/role/escalation.rules';
import { passwordProblem } from '#house/password/password.rules';
import { resetProblem } from '#house/second-factor/second-factor.rules';
import { builtInRoles, role } from '#features/people/role/role.contract';
import { blockUser, user } from './user.contract';
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

/** The list of staff users, each with a role. */
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

/** Blocks and unblocks a user, after a question. */
function ActiveSwitch({ user: { _id, name, status } }: { user: Got<typeof user> }) {
  const [busy, setBusy] = useState(false);
  const done = useDone();

  async function turn() {
    const answer = await confirm({
      title: status ? t('You are blocking this user?') : t('You are unblocking this user?'),
      text: status
        ? t('Their session ends at once, and they cannot log in until they are unblocked.')
        : t('They can log in again.'),
      thing: name,
      yes: status ? t('Block') : t('Unblock'),
      tone: status ? 'wrong' : 'plain',
    });
    if (!answer) return;
    setBusy(true);
    try {
      await done(await call(blockUser, { params: { id: _id }, body: { _id, currentstatus: !status } }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
    setBusy(false);
  }

  return (
    <Switch
      checked={status}
      disabled={busy}
      color="green.9"
      label={status ? t('Active') : t('Blocked')}
      aria-label={status ? t('{name} is active', { name }) : t('{name} is blocked', { name })}
      onChange={() => void turn()}
      onClick={(event) => event.stopPropagation()}
    />
  );
}

/** The roles by name, as a closed list that a form can offer. */
function useRoleNames(): Readonly<Record<string, string>> {
  const { data } = useOptions(role.path, '', {}, 'now');
  return useMemo(() => {
    const names = data?.map(({ label }) => label) ?? builtInRoles;
    return Object.fromEntries(names.map((name) => [name, roleWords(name)]));
  }, [data]);
}

/** The action that removes the second factor of a user who has lost it, after a question. */
function useResetTwoStep(): (row: Got<typeof user>) => Promise<void> {
  const done = useDone();
  return async ({ _id, name }) => {
    const answer = await confirm({
      title: t('Reset the two-step login of this user?'),
      text: t(
        'From then on the password alone logs them in. Their sessions end at once. Make sure that it is really this person who is asking.',
      ),
      thing: name,
      yes: t('Reset'),
      tone: 'wrong',
    });
    if (!answer) return;
    try {
      await done(await call(resetSecondFactor, { params: { id: _id } }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
  };
}
