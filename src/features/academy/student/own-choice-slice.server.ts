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
  // No staff caller has a choice of this kind, and still they hold the call: whoever hands out a student's login holds all that it opens.
  grants: [{ screen: studentScreen, calls, brand: 'academy' }],
  students: calls,
};
