import type { Message } from './message.contract';

/** The person a message is to, as a list names people. */
export function personOf({
  studentID,
  customerID,
  noteID,
}: Pick<Message, 'studentID' | 'customerID' | 'noteID'>): string {
  if (studentID) return `${studentID.studentName} (${studentID.stdID})`;
  if (customerID) return `${customerID.name} (${customerID.code})`;
  return noteID?.Name ?? '';
}
