import { t, words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { claims } from '#house/session/session';
import type { teacher } from './teacher.contract';

/** Whether the reader may make and change teachers' logins: one whose own login opens less may not. */
const keepsLogins = () => claims()?.keeps?.includes('teacher') ?? true;

/** Rules of a teacher's form beyond the contract. */
export const teacherForm: FormRules<typeof teacher.fields> = {
  title: words('Teacher Registration'),
  when: {
    username: (_values, mode) => mode === 'create' || keepsLogins(),
    password: keepsLogins,
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
