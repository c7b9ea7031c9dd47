import { callOf } from '#house/rights/calls.rules';
import type { Slice } from '#house/slice/slice.server';
import { enrollmentScreen } from '#features/academy/enrollment/enrollment.screens';
import { admissionTerms, admit } from './admission.contract';
import { admissionRoutes } from './admission.server';

/** The slice of one-page enrolment. The call itself checks the other rights that it needs: to register a student, to take a payment. */
export const admissionSlice: Slice = {
  routes: admissionRoutes,
  grants: [{ screen: enrollmentScreen, calls: [admit, admissionTerms].map(callOf) }],
};
