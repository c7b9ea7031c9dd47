import { type FormRules, onlyInEdit } from '#kit/web/form/form-rules';
import { PiecePrice } from './PiecePrice';
import { asksFor, service } from './service.contract';
import { isDesigned, isPrinted, statusesFor, workProblems } from './service.rules';

const { employeeID, ProductionEmployeeID } = service.fields;

/** A service as its form asks for it: whoever is asked for at all is needed. */
export const askedService = {
  ...service,
  fields: {
    ...service.fields,
    employeeID: { ...employeeID, required: asksFor.employeeID },
    ProductionEmployeeID: { ...ProductionEmployeeID, required: asksFor.ProductionEmployeeID },
  },
};

/** The type of a service says who works on it and what its statuses begin with (G3). */
export const serviceForm: FormRules<typeof service.fields> = {
  when: {
    employeeID: ({ workType }) => workType !== undefined && isDesigned(workType),
    ProductionEmployeeID: ({ workType }) => workType !== undefined && isPrinted(workType),
  },
  start: () => ({ quantity: 1 }),
  narrow: {
    employeeID: () => ({ employeeStatus: 'Active' }),
    ProductionEmployeeID: () => ({ employeeStatus: 'Active' }),
  },
  changed: (name, { workType, workStatus, prductionStatus }) =>
    name === 'workType' && workType !== undefined ? statusesFor(workType, { workStatus, prductionStatus }) : {},
  problems: ({ workType, workStatus, prductionStatus, employeeID, ProductionEmployeeID }) =>
    workType === undefined || workStatus === undefined || prductionStatus === undefined
      ? {}
      : workProblems({
          workType,
          workStatus,
          prductionStatus,
          // An employee of a part that the type does not have is not shown and goes.
          employeeID: isDesigned(workType) ? employeeID : null,
          ProductionEmployeeID: isPrinted(workType) ? ProductionEmployeeID : null,
        }),
  extra: ({ servicePrice, quantity }) => <PiecePrice price={servicePrice} quantity={quantity} />,
};

/** The same while nobody follows debts up: the day by which one is to be paid is asked of those that have it. */
export const undueForm: FormRules<typeof service.fields> = {
  ...serviceForm,
  when: { ...serviceForm.when, dueDate: onlyInEdit },
};
