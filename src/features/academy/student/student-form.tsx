import { t, words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { SamePhone } from '#kit/web/form/SamePhone';
import { writtenToAsked } from '#house/message/written-to-asked';
import { claims } from '#house/session/session';
import { student } from './student.contract';

/** Whether the reader may change students' logins: one whose own login opens less is refused by the server. */
const keepsLogins = () => claims()?.keeps?.includes('student') ?? true;

/** Rules of a student's form beyond the contract. */
export const studentForm: FormRules<typeof student.fields> = {
  title: words('Student Registration'),
  when: {
    ...writtenToAsked,
    username: (_values, mode) => mode === 'create' || keepsLogins(),
    password: (_values, mode) => mode === 'create' || keepsLogins(),
  },
  help: {
    password: () =>
      keepsLogins() ? undefined : words('For the first login only. The student then chooses a new one.'),
  },
  below: {
    studentPhone: ({ studentName, studentPhone }, edited) => (
      <SamePhone
        of={student}
        field="studentPhone"
        phone={studentPhone}
        name={studentName}
        self={edited}
        called={(row) => ({ name: row.studentName, number: row.stdID })}
        warning={(names) => t('Another student has this phone: {names}', { names })}
      />
    ),
  },
  extra: (_values, _chosen, edited) =>
    edited !== undefined &&
    !keepsLogins() && (
      <p>{t("The student can see more in the portal than you: a new password is set with 'Forgot password?'.")}</p>
    ),
};
