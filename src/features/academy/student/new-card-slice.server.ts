import { t } from '#kit/contract/language';
import { idOf, on, saved } from '#kit/server/routes/crud';
import { change, lock } from '#kit/server/write/change';
import { papersFeature } from '#house/paper/papers.contract';
import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { newCard } from './new-card.contract';
import { refuseForeignStudent } from './own-student.server';
import { student } from './student.contract';
import { studentScreen } from './student.screens';

const raise = on(newCard, async (call) => {
  const id = idOf(call);
  await refuseForeignStudent(call, id);
  const { cardVersion } = await lock(call, student, id);
  return saved(t('The student has a new card'), await change(call, student, id, { cardVersion: cardVersion + 1 }));
});

export const newCardSlice: Slice = {
  features: [papersFeature],
  routes: [raise],
  grants: [{ screen: studentScreen, calls: [callOf(newCard)] }],
};
