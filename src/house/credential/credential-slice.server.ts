import type { Slice } from '#house/slice/slice.server';
import { boundResets } from './bound-resets.server';
import { boundChanges } from './credential.server';
import { boundPins } from './login-pin.server';
import { credentialChecks } from './credential-checks.server';

export const credentialSlice: Slice = {
  checks: credentialChecks,
  boundToClock: [boundResets, boundChanges, boundPins],
};
