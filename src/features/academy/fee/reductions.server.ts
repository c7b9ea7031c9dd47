import type { Call } from '#kit/server/call';
import type { Fragment } from '#kit/server/sql/fragment';
import { fittingDiscounts, holdFitting } from '#features/academy/discount/fitting-discounts.server';
import { debtsFeature } from '#features/ledger/debt/debts.screens';
import { type Reduced, reducedFees } from './reduced.rules';

/** What is taken off fees that are about to be charged, by their keys. */
export type Reductions = ReadonlyMap<string, Reduced>;

/** The amounts that standing discounts take off fees that this call charges; `fees` selects them with the columns that `holdFitting` takes. */
export async function heldReductions(call: Call, fees: Fragment): Promise<Reductions> {
  return reducedFees(takesOff(call) ? await holdFitting(call, fees) : []);
}

/** The amounts that standing discounts would take off fees, for the preview of a charge. */
export async function expectedReductions(call: Call, fees: Fragment): Promise<Reductions> {
  return reducedFees(takesOff(call) ? await fittingDiscounts(call, fees) : []);
}

/** Whether standing discounts apply: while the feature is off it does nothing by itself (AL15). */
export function takesOff({ house }: Call): boolean {
  return house.features.has(debtsFeature.name);
}

/** Whether the first month of a student who joins within it is charged by days (FE9). */
export function proratesFirstMonth(call: Call): boolean {
  return call.house.prorateFirstMonth && takesOff(call);
}
