import { IconCheckbox } from '@tabler/icons-react';
import { words } from '#kit/contract/language';
import { later } from '#house/page/later';
import type { PagePart } from '#house/page/page-part';
import { attendanceListScreen, attendanceScreen } from './attendance.screens';

/** The registers of a class, day by day. */
export const registersOfClass: PagePart = {
  by: attendanceListScreen,
  Part: later(words('Registers'), async () => (await import('./RegistersOfClass')).RegistersOfClass),
};

/** The action on the page of a class that takes its register. */
export const takingRegister: PagePart = {
  by: attendanceScreen,
  action: {
    label: words('Take the register'),
    icon: IconCheckbox,
    endsWithIt: true,
    leads: ({ _id: classID }) => ({ to: attendanceScreen.path, search: { classID } }),
  },
};
