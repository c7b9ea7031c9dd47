import { v7 } from 'uuid';

/** A new record's id, as text: UUIDv7, so that records sort by creation. */
export function newId(): string {
  return v7();
}
