import { IconCalendarStats } from '@tabler/icons-react';
import { lazy } from 'react';
import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { schoolClassScreen } from './school-class.screens';
import { timetableScreen } from '#features/academy/room/timetable.screens';

const ChangeWeek = lazy(async () => ({ default: (await import('./ChangeWeek')).ChangeWeek }));

/** The weeks that a class had, has and will have, and the way to its lessons (CL7). */
export const weeksOfClass: PagePart = {
  by: timetableScreen,
  Part: later(words('Weeks'), async () => (await import('./WeeksOfClass')).WeeksOfClass),
};

/** The action on the page of a class that opens its lessons. */
export const lessonsOfClass: PagePart = {
  by: timetableScreen,
  action: {
    label: words('Timetable'),
    icon: IconCalendarStats,
    leads: ({ _id: classID }) => ({ to: timetableScreen.path, search: { classID } }),
  },
};

/** The step that gives a class another week from a given day, for readers who may edit it. */
export const changingWeek: PagePart = {
  by: schoolClassScreen,
  feature: timetableFeature,
  action: {
    label: words('Change the week'),
    icon: IconCalendarStats,
    shape: 'dialog',
    render: ({ _id }, opening) => <ChangeWeek classID={_id} {...opening} />,
  },
};
