import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { pageOf } from '#kit/contract/page-of';
import { shownDay } from '#kit/rules/show';
import { PlaceLink } from '#kit/web/PlaceLink';
import { Status } from '#kit/web/Status';
import { useFeature } from '#house/session/use-feature';
import type { PageHead } from '#house/page/page-head';
import type { PagePart } from '#house/page/page-part';
import { RecordPage } from '#house/page/RecordPage';
import { gradebookFeature } from '#features/academy/grade-scale/gradebook-feature.contract';
import { teacher } from '#features/academy/teacher/teacher.contract';
import { shortDays } from './class-days';
import { schoolClass } from './school-class.contract';
import { schoolClassScreen } from './school-class.screens';

function head({ className: name, courseID, teacherID, ...one }: Got<typeof schoolClass>): PageHead {
  return {
    name,
    status: <Status of={schoolClass.fields.classStatus} word={one.classStatus} />,
    facts: [
      { label: t('Course'), value: <bdi>{courseID.courseName}</bdi> },
      {
        label: t('Teacher'),
        value: (
          <PlaceLink to={pageOf(teacher, teacherID._id)}>
            <bdi>{teacherID.teacherName}</bdi>
          </PlaceLink>
        ),
      },
      { label: t('Days'), value: shortDays(one) },
      { label: t('Time'), value: <bdi>{`${one.TimeIn}–${one.TimeOut}`}</bdi> },
      { label: t('Start date'), value: shownDay(one.startedDate) },
      { label: t('End date'), value: shownDay(one.endDate) },
    ],
  };
}

const plainForm = async () => (await import('./school-class-form')).classForm;
const gradedForm = async () => (await import('./school-class-form')).gradedClassForm;

/** A class: its students, registers, results and fees. */
export function ClassRecord({ parts }: { parts: readonly PagePart[] }) {
  const grades = useFeature(gradebookFeature);
  return (
    <RecordPage
      entity={schoolClass}
      screen={schoolClassScreen}
      head={head}
      form={grades ? gradedForm : plainForm}
      parts={parts}
    />
  );
}
