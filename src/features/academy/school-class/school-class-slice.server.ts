import { listOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { ownClasses } from './own-classes.server';
import { schoolClassRoutes } from './school-class.server';
import { schoolClassScreen } from './school-class.screens';
import { schoolClass } from './school-class.contract';
import { beginWeeks, toldWeeks } from './week.server';

export const schoolClassSlice: Slice = {
  routes: schoolClassRoutes,
  tells: [toldWeeks],
  minutely: beginWeeks,
  finds: {
    entity: schoolClass,
    screen: schoolClassScreen,
    right: () => listOf(schoolClass),
    scope: ownClasses,
  },
};
