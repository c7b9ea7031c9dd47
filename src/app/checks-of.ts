import type { Entity } from '#kit/contract/entity';
import type { Check } from '#database/verify/check';
import { listChecks } from '#database/verify/list-checks';
import { numberChecks } from '#database/verify/number-checks';
import { pictureChecks } from '#database/verify/picture-checks';
import { sharedIdChecks } from '#database/verify/shared-id-checks';
import { knownKinds } from '#features/ledger/transaction/posting-checks.server';
import type { Slice } from '#house/slice/slice.server';
import { picturedIn } from './pictures';

/** The checks of each brand's data that the slices name, and those that span slices. */
export const checksOf = (entities: readonly Entity[], slices: readonly Slice[]): readonly Check[] => [
  ...slices.flatMap((slice) => slice.checks ?? []),
  knownKinds(slices.flatMap((slice) => slice.posted ?? [])),
  ...listChecks,
  ...numberChecks(entities),
  ...pictureChecks(picturedIn(entities)),
  ...sharedIdChecks(entities),
];
