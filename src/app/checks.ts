import type { Check } from '#database/verify/check';
import { listChecks } from '#database/verify/list-checks';
import { numberChecks } from '#database/verify/number-checks';
import { pictureChecks } from '#database/verify/picture-checks';
import { sharedIdChecks } from '#database/verify/shared-id-checks';
import { knownKinds } from '#features/ledger/transaction/posting-checks.server';
import { entities } from './entities';
import { pictured } from './pictures';
import { slices } from './slices';

/** What must hold of each brand's data, as the slices say it, and what spans them: `npm run verify` and the Health screen prove it. */
export const checks: readonly Check[] = [
  ...slices.flatMap((slice) => slice.checks ?? []),
  knownKinds(slices.flatMap((slice) => slice.posted ?? [])),
  ...listChecks,
  ...numberChecks(Object.values(entities)),
  ...pictureChecks(pictured),
  ...sharedIdChecks(Object.values(entities)),
];
