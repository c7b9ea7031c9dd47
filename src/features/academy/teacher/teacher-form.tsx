import { t, words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { pathsOf } from '#house/menu/landing.rules';
import { claims } from '#house/session/session';
import { employeeScreen } from '#features/people/employee/employee.screens';
import type { teacher } from './teacher.contract';

/** Whether the reader may create and change teachers' logins: not if the reader's own login opens less. */
const keepsLogins = () => claims()?.keeps?.includes('teacher') ?? true;

/** Whether the reader may say which employee a teacher is. */
const namesEmployees = () => pathsOf(claims()?.menus ?? []).has(employeeScreen.path);

/** Rules of a teacher's form beyond the contract. */
export const teacherForm: FormRules<typeof teacher.fields> = {
  title: words('Teacher Registration'),
  when: {
    username: (_values, mode) => mode === 'create' || keepsLogins(),
    password: keepsLogins,
    employeeID: namesEmployees,
  },
  below: {
    employeeID: ({ employeeID }) =>
      employeeID && (
        <p>{t('The employee takes the name, phone, gender, address and educational level of this form.')}</p>
      ),
  },
  extra: (_values, _chosen, edited) =>
    !keepsLogins() && (
      <p>
        {edited === undefined
          ? t('The teacher is saved without a login: whoever has the screens of teachers can open it under Users.')
          : t("Teachers can see more than you: a new password is set with 'Forgot password?'.")}
      </p>
    ),
};
