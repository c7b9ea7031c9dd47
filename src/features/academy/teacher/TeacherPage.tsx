import { t, words } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import type { FormRules } from '#kit/web/form/form-rules';
import { aside, columnsOf } from '#kit/web/list/column';
import { claims } from '#house/session/session';
import { teacher } from './teacher.contract';

const { field, badge } = columnsOf(teacher);

const columns = [
  field('teacherName'),
  field('teacherPhone'),
  field('username'),
  badge('teacherStatus'),
  ...aside(field('teacherGender'), field('educationalLevel'), field('createdAt'), field('teacherAddress')),
];

/** Whose login opens less than a teacher's makes and changes none. */
const keepsLogins = () => claims()?.keeps?.includes('teacher') ?? true;

const form: FormRules<typeof teacher.fields> = {
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
          : t("Teachers see more than you may: a new password comes by 'Forgot password?'.")}
      </p>
    ),
};

export default function TeacherPage() {
  return (
    <CrudPage
      entity={teacher}
      title="Teachers"
      columns={columns}
      form={form}
      about="Teachers hold classes and log in to enter attendance and marks. Add the first teacher."
    />
  );
}
