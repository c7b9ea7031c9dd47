import { IconFlagCheck } from '@tabler/icons-react';
import { lazy } from 'react';
import { words } from '#kit/contract/language';
import type { PagePart } from '#house/page/page-part';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { schoolClassScreen } from '#features/academy/school-class/school-class.screens';

const CompleteClass = lazy(async () => ({ default: (await import('./CompleteClass')).CompleteClass }));

/** The step that completes a class, for readers who may edit it (CL14). */
export const completingClass: PagePart = {
  by: schoolClassScreen,
  feature: timetableFeature,
  action: {
    label: words('Complete the class'),
    icon: IconFlagCheck,
    endsWithIt: true,
    shape: 'drawer',
    render: ({ _id }, opening) => <CompleteClass classID={_id} {...opening} />,
  },
};
