// Proves S§4, S§5, G3, G16.
import { describe, expect, it } from 'vitest';
import { type Money, readMoney } from '#kit/contract/money';
import {
  editConflicts,
  firstStatuses,
  isFinished,
  openWorkProblems,
  progressOf,
  statusesFor,
  type Work,
  workProblems,
} from './service.rules';

const amount = (value: number): Money => {
  const read = readMoney(value);
  if (read === undefined) throw new Error(`${value} is no amount`);
  return read;
};

const printed: Work = { workType: 'print', ProductionEmployeeID: 'p', workStatus: 'none', prductionStatus: 'assigned' };
const designed: Work = { workType: 'design', employeeID: 'd', workStatus: 'assigned', prductionStatus: 'none' };
const both: Work = {
  workType: 'both',
  employeeID: 'd',
  ProductionEmployeeID: 'p',
  workStatus: 'assigned',
  prductionStatus: 'pending',
};

describe('the work of a service', () => {
  it('is finished when each part that it has is done', () => {
    expect(isFinished({ ...printed, prductionStatus: 'done' })).toBe(true);
    expect(isFinished({ ...designed, workStatus: 'done' })).toBe(true);
    expect(isFinished({ ...both, workStatus: 'done', prductionStatus: 'done' })).toBe(true);
    for (const work of [printed, designed, both, { ...both, workStatus: 'done' as const }])
      expect(isFinished(work)).toBe(false);
    expect(isFinished({ ...both, prductionStatus: 'done' })).toBe(false);
  });

  it('is as far as the first part that is not done', () => {
    expect(progressOf({ ...both, workStatus: 'progress', prductionStatus: 'assigned' })).toBe('progress');
    expect(progressOf({ ...both, workStatus: 'done', prductionStatus: 'assigned' })).toBe('assigned');
    expect(progressOf({ ...printed, prductionStatus: 'pending' })).toBe('pending');
    expect(progressOf({ ...designed, workStatus: 'done' })).toBe('done');
  });

  it('has the people and statuses that its type asks for', () => {
    for (const work of [printed, designed, both]) expect(workProblems(work)).toEqual({});
  });

  it('needs a designer for a design and for both', () => {
    for (const work of [designed, both])
      expect(workProblems({ ...work, employeeID: null })).toEqual({ employeeID: 'Please select design employee' });
  });

  it('needs a printer for a print and for both', () => {
    for (const work of [printed, both])
      expect(workProblems({ ...work, ProductionEmployeeID: undefined })).toEqual({
        ProductionEmployeeID: 'Please select print employee',
      });
  });

  it('may wait for its people while a part is pending, and no longer', () => {
    expect(openWorkProblems({ ...both, ProductionEmployeeID: null })).toEqual({});
    expect(openWorkProblems({ ...both, ProductionEmployeeID: null, prductionStatus: 'progress' })).toEqual({
      ProductionEmployeeID: 'Please select print employee',
    });
    expect(openWorkProblems({ ...printed, employeeID: 'd' })).toEqual({
      employeeID: 'A print service has no designer',
    });
  });

  it('begins assigned where its people are named, and pending where they are not', () => {
    expect(firstStatuses({ workType: 'both', employeeID: 'd' })).toEqual({
      workStatus: 'assigned',
      prductionStatus: 'pending',
    });
    expect(firstStatuses({ workType: 'print' })).toEqual({ workStatus: 'none', prductionStatus: 'pending' });
    expect(firstStatuses({ workType: 'design', employeeID: 'd' })).toEqual({
      workStatus: 'assigned',
      prductionStatus: 'none',
    });
  });

  it('has no designer and the design status None where it is only printed', () => {
    expect(workProblems({ ...printed, employeeID: 'd', workStatus: 'done' })).toEqual({
      employeeID: 'A print service has no designer',
      workStatus: 'A print service has the design status None',
    });
  });

  it('has no printer and the print status None where it is only designed', () => {
    expect(workProblems({ ...designed, ProductionEmployeeID: 'p', prductionStatus: 'done' })).toEqual({
      ProductionEmployeeID: 'A design service has no printer',
      prductionStatus: 'A design service has the print status None',
    });
  });

  it('has neither status None where it is both', () => {
    expect(Object.keys(workProblems({ ...both, workStatus: 'none', prductionStatus: 'none' }))).toEqual([
      'workStatus',
      'prductionStatus',
    ]);
  });

  it('takes its statuses from the type that is chosen: design no print status, print no design status, both ask anew', () => {
    const now = { workStatus: 'progress', prductionStatus: 'done' } as const;
    expect(statusesFor('design', now)).toEqual({ workStatus: 'progress', prductionStatus: 'none' });
    expect(statusesFor('print', now)).toEqual({ workStatus: 'none', prductionStatus: 'done' });
    expect(statusesFor('both', now)).toEqual({ workStatus: undefined, prductionStatus: undefined });
    expect(statusesFor('print', { workStatus: 'done', prductionStatus: 'none' }).prductionStatus).toBeUndefined();
  });
});

describe('an edited service', () => {
  const stored = { AmountPaid: amount(30), credited: amount(0), customerID: 'c' };

  it('does not cost less than is paid of it', () => {
    expect(editConflicts(stored, { servicePrice: amount(29.99), customerID: 'c' })).toEqual({
      servicePrice: '30.00 is already paid: the amount cannot be less',
    });
    expect(editConflicts(stored, { servicePrice: amount(30), customerID: 'c' })).toEqual({});
  });

  it('stays its customer’s once something is paid of it, and not before', () => {
    expect(editConflicts(stored, { servicePrice: amount(30), customerID: 'other' })).toEqual({
      customerID: 'This is fixed once a receipt exists',
    });
    const unpaid = { AmountPaid: amount(0), credited: amount(0), customerID: 'c' };
    expect(editConflicts(unpaid, { servicePrice: amount(1), customerID: 'other' })).toEqual({});
  });
});
