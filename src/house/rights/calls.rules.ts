import type { Endpoint } from '#kit/contract/endpoint';

/** Anything with calls of its own under its path, such as an entity. */
interface Named {
  readonly path: string;
}

/** The name of a declared call, as in the permission sheet: `PUT users/blockuser/{id}`. */
export const callOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

/** The name of the call that reads a list, and each record of it: `GET courses`. */
export const listOf = ({ path }: Named): string => `GET ${path}`;
/** The name of the call that saves a new record. */
export const newOf = ({ path }: Named): string => `POST ${path}`;
/** The name of the call that edits a record. */
export const changeOf = ({ path }: Named): string => `PUT ${path}/{id}`;
/** The name of the call that deletes or voids a record. */
export const removalOf = ({ path }: Named): string => `DELETE ${path}/{id}`;
/** The name of the call that offers the records to choose from. */
export const optionsOf = ({ path }: Named): string => `GET ${path}/options`;
/** The name of the call that imports records from a file. */
export const importOf = ({ path }: Named): string => `POST ${path}/import`;
/** The name of the call that answers the picture of a record. */
export const photoOf = ({ path }: Named): string => `GET ${path}/{id}/photo`;
/** The name of the call that prints a record. */
export const pdfOf = ({ path }: Named): string => `GET ${path}/{id}/pdf`;

/** The four calls of a list. */
export function callsOf(of: Named): string[] {
  return [listOf(of), newOf(of), changeOf(of), removalOf(of)];
}

/** These calls, restricted to a condition that the route determines: `GET receipt [feeID]`. */
export function under(condition: string, calls: readonly string[]): string[] {
  return calls.map((call) => `${call} ${condition}`);
}
