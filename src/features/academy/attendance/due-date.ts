import type { Day } from '#kit/contract/day';
import { call, isRefusal } from '#kit/web/call';
import { registerDue } from './register-due.contract';

/** The longest wait, in ms, after a class was chosen. */
const patience = 2000;

/** The day whose register of a class is to be taken next (CL9); today where all are taken, or it is not known. */
export async function dueDate(classID: string, today: Day): Promise<Day> {
  try {
    const { date } = await call(registerDue, { query: { classID }, signal: AbortSignal.timeout(patience) });
    return date ?? today;
  } catch (error) {
    if (!isRefusal(error) && !(error instanceof DOMException)) throw error;
    return today;
  }
}
