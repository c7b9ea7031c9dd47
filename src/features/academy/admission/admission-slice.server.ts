import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { enrollmentScreen } from '#features/academy/enrollment/enrollment.screens';
import { admissionTerms, admit } from './admission.contract';
import { admissionRoutes } from './admission.server';

/** What else of it a caller needs rights for, the call asks: registering a student, taking a payment. */
export const admissionSlice: Slice = {
  routes: admissionRoutes,
  grants: [{ screen: enrollmentScreen, calls: [admit, admissionTerms].map(callOf) }],
};
