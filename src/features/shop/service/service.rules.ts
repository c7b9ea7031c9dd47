import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import type { Errors } from '#kit/contract/parse';
import { chargedProblems, fixedByNotes, fixedProblems, owedProblems } from '#features/ledger/debt/debt.rules';
import { asksFor, type PartStatus, type WorkType } from './service.contract';

/** Who works on a service, and the progress of each part. */
export interface Work {
  readonly workType: WorkType;
  readonly employeeID?: string | null | undefined;
  readonly workStatus: PartStatus;
  readonly ProductionEmployeeID?: string | null | undefined;
  readonly prductionStatus: PartStatus;
}

/** True where a designer has a part in the service. */
export function isDesigned(workType: WorkType): boolean {
  return workType !== 'print';
}

/** True where a printer has a part in the service. */
export function isPrinted(workType: WorkType): boolean {
  return workType !== 'design';
}

/** True once every part that the type has is done: the job can be handed over. */
export function isFinished({
  workType,
  workStatus,
  prductionStatus,
}: Pick<Work, 'workType' | 'workStatus' | 'prductionStatus'>): boolean {
  return (!isDesigned(workType) || workStatus === 'done') && (!isPrinted(workType) || prductionStatus === 'done');
}

/** The progress of the whole job: that of the first part that is not done. */
export function progressOf(work: Pick<Work, 'workType' | 'workStatus' | 'prductionStatus'>): PartStatus {
  if (isFinished(work)) return 'done';
  return isDesigned(work.workType) && work.workStatus !== 'done' ? work.workStatus : work.prductionStatus;
}

/** Problems of the parts of a service, by field: its type says which parts it has, so that one may be missing or superfluous (G3, S§5). */
export function workProblems(work: Work): Errors {
  const designed = isDesigned(work.workType);
  const printed = isPrinted(work.workType);
  const both = designed && printed;
  const problems: Record<string, string | undefined> = {
    employeeID: designed
      ? missing(work.employeeID, t(asksFor.employeeID))
      : given(work.employeeID, t('A print service has no designer')),
    workStatus: statusProblem(work.workStatus, designed, both, t('A print service has the design status None')),
    ProductionEmployeeID: printed
      ? missing(work.ProductionEmployeeID, t(asksFor.ProductionEmployeeID))
      : given(work.ProductionEmployeeID, t('A design service has no printer')),
    prductionStatus: statusProblem(
      work.prductionStatus,
      printed,
      both,
      t('A design service has the print status None'),
    ),
  };
  return Object.fromEntries(
    Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}

/** Problems of the parts of a service of which some may still wait for their people: a pending part may have nobody yet. */
export function openWorkProblems(work: Work): Errors {
  const waiting = new Set([
    ...(isWaiting(work.employeeID, work.workStatus) ? ['employeeID'] : []),
    ...(isWaiting(work.ProductionEmployeeID, work.prductionStatus) ? ['ProductionEmployeeID'] : []),
  ]);
  return Object.fromEntries(Object.entries(workProblems(work)).filter(([name]) => !waiting.has(name)));
}

function isWaiting(id: string | null | undefined, status: PartStatus): boolean {
  return !id && status === 'pending';
}

/** The statuses that a new order begins with: a part waits until somebody is chosen for it. */
export function firstStatuses({
  workType,
  employeeID,
  ProductionEmployeeID,
}: Pick<Work, 'workType' | 'employeeID' | 'ProductionEmployeeID'>): Pick<Work, 'workStatus' | 'prductionStatus'> {
  const begun = (id: string | null | undefined) => (id ? 'assigned' : 'pending');
  return {
    workStatus: isDesigned(workType) ? begun(employeeID) : 'none',
    prductionStatus: isPrinted(workType) ? begun(ProductionEmployeeID) : 'none',
  };
}

function missing(id: string | null | undefined, sentence: string): string | undefined {
  return id ? undefined : sentence;
}

function given(id: string | null | undefined, sentence: string): string | undefined {
  return id ? sentence : undefined;
}

function statusProblem(status: PartStatus, hasPart: boolean, both: boolean, mustBeNone: string): string | undefined {
  if (!hasPart) return status === 'none' ? undefined : mustBeNone;
  return both && status === 'none' ? t('Where both design and print, neither status is None') : undefined;
}

/** True for users who see the tasks of the whole company and set any status; all others see their own (G4, S§6). */
export function seesAllTasks(userType: string): boolean {
  return userType === 'superAdmin' || userType === 'admin' || userType === 'Sales';
}

/**
 * Why an edit of a service is refused (G16): its price would fall below what is paid, or it would move to another customer although it is
 * partly paid.
 */
export function editConflicts(
  stored: { readonly AmountPaid: Money; readonly credited: Money; readonly customerID: string },
  wanted: { readonly servicePrice: Money; readonly customerID: string },
): Errors {
  const { AmountPaid: paid, credited } = stored;
  return {
    ...fixedByNotes(['customerID'], credited, stored, wanted),
    ...chargedProblems('servicePrice', wanted.servicePrice, credited),
    ...owedProblems('servicePrice', wanted.servicePrice, paid),
    ...fixedProblems(['customerID'], paid, stored, wanted),
  };
}

/** The statuses that choosing a type sets: none for a part that the type does not have; with both parts, both have to be chosen again (S§4). */
export function statusesFor(
  workType: WorkType,
  now: Partial<Pick<Work, 'workStatus' | 'prductionStatus'>>,
): Partial<Pick<Work, 'workStatus' | 'prductionStatus'>> {
  const asked = (status: PartStatus | undefined) => (status === 'none' ? undefined : status);
  if (workType === 'print') return { workStatus: 'none', prductionStatus: asked(now.prductionStatus) };
  if (workType === 'design') return { workStatus: asked(now.workStatus), prductionStatus: 'none' };
  return { workStatus: undefined, prductionStatus: undefined };
}
