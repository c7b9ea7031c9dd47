import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { Status } from '#kit/web/Status';
import type { PageHead } from '#house/page/page-head';
import type { PagePart } from '#house/page/page-part';
import { RecordPage } from '#house/page/RecordPage';
import { teacher } from './teacher.contract';
import { teacherScreen } from './teacher.screens';

function head({ teacherName: name, teacherPhone: phone, teacherStatus, ...one }: Got<typeof teacher>): PageHead {
  return {
    name,
    status: <Status of={teacher.fields.teacherStatus} word={teacherStatus} />,
    phone,
    facts: [
      { label: t('Address'), value: one.teacherAddress },
      { label: t('Username'), value: <bdi>{one.username}</bdi> },
    ],
  };
}

/** A teacher and the classes that are held. */
export function TeacherRecord({ parts }: { parts: readonly PagePart[] }) {
  return (
    <RecordPage
      entity={teacher}
      screen={teacherScreen}
      head={head}
      form={async () => (await import('./teacher-form')).teacherForm}
      parts={parts}
    />
  );
}
