import { familiesFeature } from '#house/family/families-feature.contract';
import { messagesFeature } from '#house/message/messages-feature.contract';
import { getOwnChoice, saveOwnChoice } from '#house/message/own-choice.contract';
import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { ownChoiceRoutes } from './own-choice.server';
import { studentScreen } from './student.screens';

const calls = [getOwnChoice, saveOwnChoice].map(callOf);

export const ownChoiceSlice: Slice = {
  features: [messagesFeature, familiesFeature],
  routes: ownChoiceRoutes,
  // Staff have no choice of their own, but they hold the call all the same: a user who hands out a student's login must hold every right
  // that it opens.
  grants: [{ screen: studentScreen, calls, brand: 'academy' }],
  students: calls,
};
