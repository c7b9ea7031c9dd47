import type { Endpoint } from '#kit/contract/endpoint';

/** Anything with calls of its own under its path, such as an entity. */
interface Named {
  readonly path: string;
}

/** The name of a declared call, as in the permission sheet: `PUT users/blockuser/{id}`. */
export const callOf = ({ method, path }: Pick<Endpoint, 'method' | 'path'>): string => `${method} ${path}`;

export const listOf = ({ path }: Named): string => `GET ${path}`;
export const newOf = ({ path }: Named): string => `POST ${path}`;
export const changeOf = ({ path }: Named): string => `PUT ${path}/{id}`;
export const removalOf = ({ path }: Named): string => `DELETE ${path}/{id}`;
export const optionsOf = ({ path }: Named): string => `GET ${path}/options`;
export const importOf = ({ path }: Named): string => `POST ${path}/import`;
export const photoOf = ({ path }: Named): string => `GET ${path}/{id}/photo`;
export const pdfOf = ({ path }: Named): string => `GET ${path}/{id}/pdf`;

/** The four calls of a list. */
export function callsOf(of: Named): string[] {
  return [listOf(of), newOf(of), changeOf(of), removalOf(of)];
}

/** The same calls restricted to a condition, which the route determines: `GET receipt [feeID]`. */
export function under(condition: string, calls: readonly string[]): string[] {
  return calls.map((call) => `${call} ${condition}`);
}
