import { useParams } from '@tanstack/react-router';
import { useMemo } from 'react';
import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { Status } from '#kit/web/Status';
import { useRecord } from '#kit/web/use-entity';
import type { PageHead } from '#house/page/page-head';
import type { PagePart } from '#house/page/page-part';
import { partAbout } from '#house/page/part-about';
import { RecordPage } from '#house/page/RecordPage';
import { employmentFacts } from '#features/people/employee/employment-facts';
import { employing } from './employing';
import { toldTeacher } from './teacher.contract';
import { teacherScreen } from './teacher.screens';

function head({
  employment,
  teacherName: name,
  teacherPhone: phone,
  teacherStatus,
  ...one
}: Got<typeof toldTeacher>): PageHead {
  return {
    name,
    status: <Status of={toldTeacher.fields.teacherStatus} word={teacherStatus} />,
    phone,
    facts: [
      { label: t('Address'), value: one.teacherAddress },
      { label: t('Username'), value: <bdi>{one.username}</bdi> },
      ...(employment ? employmentFacts(employment) : []),
    ],
  };
}

interface Props {
  readonly parts: readonly PagePart[];
  /** What slices show about a teacher as an employee. */
  readonly employed: readonly PagePart[];
  /** The last parts of the page. */
  readonly last: readonly PagePart[];
}

/** The page of a teacher: the teacher's classes and, for one who is an employee too, the pay, so that one person has one page. */
export function TeacherRecord({ parts, employed, last }: Props) {
  const { id = '' }: { readonly id?: string } = useParams({ strict: false });
  const one = useRecord(toldTeacher, id).data;
  const shown = useMemo(() => {
    // The last parts wait until it is known whether there is anything above them.
    if (!one) return parts;
    const { employeeID, teacherPhone: phone } = one;
    const person = employeeID && { ...employeeID, phone };
    return [...parts, ...(person ? employed.map((part) => partAbout(part, person)) : [employing]), ...last];
  }, [one, parts, employed, last]);
  return (
    <RecordPage
      entity={toldTeacher}
      screen={teacherScreen}
      head={head}
      form={async () => (await import('./teacher-form')).teacherForm}
      parts={shown}
    />
  );
}
