import type { FormRules } from '#kit/web/form/form-rules';
import { PiecePrice } from './PiecePrice';
import { asksFor, type service } from './service.contract';
import { isDesigned, isPrinted, openWorkProblems, statusesFor } from './service.rules';

/** The form of a service: its type decides who works on it and the initial statuses (G3); a pending part may still be without people. */
export const serviceForm: FormRules<typeof service.fields> = {
  when: {
    employeeID: ({ workType }) => workType !== undefined && isDesigned(workType),
    ProductionEmployeeID: ({ workType }) => workType !== undefined && isPrinted(workType),
  },
  required: {
    employeeID: ({ workStatus }) => (workStatus === 'pending' ? undefined : asksFor.employeeID),
    ProductionEmployeeID: ({ prductionStatus }) =>
      prductionStatus === 'pending' ? undefined : asksFor.ProductionEmployeeID,
  },
  narrow: {
    employeeID: () => ({ employeeStatus: 'Active' }),
    ProductionEmployeeID: () => ({ employeeStatus: 'Active' }),
  },
  changed: (name, { workType, workStatus, prductionStatus }) =>
    name === 'workType' && workType !== undefined ? statusesFor(workType, { workStatus, prductionStatus }) : {},
  problems: ({ workType, workStatus, prductionStatus, employeeID, ProductionEmployeeID }) =>
    workType === undefined || workStatus === undefined || prductionStatus === undefined
      ? {}
      : openWorkProblems({
          workType,
          workStatus,
          prductionStatus,
          // An employee of a part that the type does not have is not shown, and is removed.
          employeeID: isDesigned(workType) ? employeeID : null,
          ProductionEmployeeID: isPrinted(workType) ? ProductionEmployeeID : null,
        }),
  extra: ({ servicePrice, quantity }) => <PiecePrice price={servicePrice} quantity={quantity} />,
};
