import type { Got } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import type { employee } from './employee.contract';

/** A slice's part that follows changes of employees who have another record too. */
export interface EmployeeFollower {
  /** Locks what comes before the employee in the one order of locks. */
  readonly hold: (call: Call, employeeID: string) => Promise<void>;
  /** Carries a change of the employee over. */
  readonly follow: (call: Call, changed: Got<typeof employee>) => Promise<void>;
}

declare module '#house/slice/slice.server' {
  interface Slice {
    /** Its follower of employees: teachers build on employees, so employees do not know teachers. */
    readonly followsEmployees?: EmployeeFollower;
  }
}

declare module '#kit/server/product' {
  interface Product {
    readonly employeeFollowers: readonly EmployeeFollower[];
  }
}

/** Locks whatever follows an employee, before the employee. */
export async function holdFollowersOf(call: Call, employeeID: string): Promise<void> {
  for (const { hold } of call.product.employeeFollowers) await hold(call, employeeID);
}

/** Passes the changed employee to the followers. */
export async function tellFollowersOf(call: Call, changed: Got<typeof employee>): Promise<void> {
  for (const { follow } of call.product.employeeFollowers) await follow(call, changed);
}
