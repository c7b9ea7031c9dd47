import { useCallback } from 'react';
import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { pageOf } from '#kit/contract/page-of';
import { shownDay } from '#kit/rules/show';
import { PlaceLink } from '#kit/web/PlaceLink';
import { Status } from '#kit/web/Status';
import type { PageHead } from '#house/page/page-head';
import type { PagePart } from '#house/page/page-part';
import { RecordPage } from '#house/page/RecordPage';
import { teacher } from '#features/academy/teacher/teacher.contract';
import { shortDays } from './class-days';
import { classWithSeats } from './school-class.contract';
import { schoolClassScreen } from './school-class.screens';
import { seatsText } from './seats-text';
import { useClassFeatures } from './use-class-features';

function head({ className: name, courseID, teacherID, ...one }: Got<typeof classWithSeats>): PageHead {
  return {
    name,
    isOver: one.classStatus === 'completed',
    status: <Status of={classWithSeats.fields.classStatus} word={one.classStatus} />,
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
      ...(one.capacity === null ? [] : [{ label: t('Seats'), value: <bdi>{seatsText(one)}</bdi> }]),
    ],
  };
}

/** A class: its students, registers, results and fees. */
export function ClassRecord({ parts }: { parts: readonly PagePart[] }) {
  const features = useClassFeatures();
  const form = useCallback(async () => (await import('./school-class-form')).classFormWith(features), [features]);
  return <RecordPage entity={classWithSeats} screen={schoolClassScreen} head={head} form={form} parts={parts} />;
}
