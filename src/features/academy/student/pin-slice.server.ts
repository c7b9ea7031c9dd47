import { familiesFeature } from '#house/family/families-feature.contract';
import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { studentPin } from './pin.contract';
import { studentPinRoute } from './pin.server';
import { studentScreen } from './student.screens';

export const studentPinSlice: Slice = {
  features: [familiesFeature],
  routes: [studentPinRoute],
  grants: [{ screen: studentScreen, calls: [callOf(studentPin)] }],
};
