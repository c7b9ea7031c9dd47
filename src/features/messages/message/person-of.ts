import type { Message } from './message.contract';

/** Whom a message is to, as a list names people. */
export function personOf({ studentID, customerID }: Pick<Message, 'studentID' | 'customerID'>): string {
  if (studentID) return `${studentID.studentName} (${studentID.stdID})`;
  return customerID ? `${customerID.name} (${customerID.code})` : '';
}
