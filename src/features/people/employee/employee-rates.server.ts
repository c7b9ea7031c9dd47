import { caller } from '#kit/server/call';
import type { OwnWay } from '#kit/server/routes/crud-parts';
import { describeEntity } from '#kit/server/schema/describe';
import { sendOptions } from '#kit/server/read/options';
import { employeeChoices } from './employee-choice.contract';
import { employee } from './employee.contract';

declare module '#house/slice/slice.server' {
  interface Slice {
    /** Calls whose forms begin with the commission rate of an employee: whoever may make one of them may read the rates (G7). */
    readonly takesRates?: readonly string[];
  }
}

declare module '#kit/server/product' {
  interface Product {
    /** What the slices say of it together. */
    readonly takesRates: readonly string[];
  }
}

const rated = { ...employee, options: { ...employeeChoices, facts: ['commissionRate'] } };

/** The choice list of employees, with their rates for whom a slice says so. */
export const tellingRates: OwnWay = {
  reply: describeEntity(rated).options,
  answer: (call, usual) => {
    const { takesRates, rights } = call.product;
    const may = (right: string) => rights.problem(right, caller(call), call.brand) === undefined;
    return takesRates.some(may) ? sendOptions(call, rated) : usual(call);
  },
};
