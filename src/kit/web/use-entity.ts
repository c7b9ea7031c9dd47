import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Entity, Got } from '#kit/contract/entity';
import type { Saved } from '#kit/contract/endpoint';
import { isObject } from '#kit/contract/parse';
import { answerOf, type Query, type Refusal, send } from './call';
import { toastDone } from './toast';
import type { SavedRecord } from './toast-store';

/** One page of a list. */
export interface Page<R> {
  readonly rows: readonly R[];
  /** The number of matches on all pages. */
  readonly count: number;
  /** The sums of the money columns over all matches. */
  readonly totals: Readonly<Record<string, number>>;
}

/** The query of a page of an entity's list: its key, and how it is read. */
export function listRead<E extends Entity>(of: E, query: Query) {
  return {
    queryKey: [of.path, 'list', query],
    queryFn: ({ signal }: { readonly signal: AbortSignal }) => readPage<Got<E>>(of.path, query, signal),
  };
}

/** A page of an entity's list as part of a record's page: read once its query is known, and never showing another record's rows meanwhile. */
export function usePart<E extends Entity>(of: E, query: Query | undefined) {
  return useQuery<Page<Got<E>>, Refusal>({ ...listRead(of, query ?? {}), enabled: query !== undefined });
}

/** One record on its own page. */
export function useRecord<E extends Entity>(of: E, id: string) {
  return useQuery<Got<E>, Refusal>({ queryKey: [of.path, 'one', id], queryFn: () => readRecord(of, id) });
}

/** One record, read again each time. */
export async function readRecord<E extends Entity>(of: E, id: string): Promise<Got<E>> {
  return answerOf<Got<E>>(await send({ method: 'GET', path: `${of.path}/${encodeURIComponent(id)}` }));
}

/** A page of any list, entity or not. */
export async function readPage<R>(path: string, query: Query, signal?: AbortSignal): Promise<Page<R>> {
  const response = await send({ method: 'GET', path, query, signal });
  const rows = await answerOf<R[]>(response);
  return {
    rows,
    count: Number(response.headers.get('x-total-count') ?? rows.length),
    totals: totalsOf(response),
  };
}

/** Deletes a record, or voids it if the contract says so; a refusal is thrown. */
export async function removeRecord(of: Entity, { _id, __v, reason }: Removed): Promise<Saved<unknown>> {
  return answerOf(
    await send({ method: 'DELETE', path: `${of.path}/${encodeURIComponent(_id)}`, body: { __v, reason } }),
  );
}

/** A record as it was when somebody chose to remove it. */
export interface Removed {
  readonly _id: string;
  readonly __v: number;
  readonly reason?: string | undefined;
}

/** The outcome of a write: its message, and the record that it has saved. */
interface Done {
  readonly message: string;
  readonly named?: SavedRecord;
}

/**
 * A function to call after any write: shows the server's message as a toast and reads everything on screen again,
 * because one record affects others.
 */
export function useDone(): (answer: Done) => Promise<void> {
  const client = useQueryClient();
  return async ({ message, named }) => {
    toastDone(message, named);
    await client.invalidateQueries();
  };
}

function totalsOf(response: Response): Record<string, number> {
  const sent: unknown = JSON.parse(response.headers.get('x-totals') ?? '{}');
  if (!isObject(sent)) return {};
  return Object.fromEntries(
    Object.entries(sent).filter((entry): entry is [string, number] => typeof entry[1] === 'number'),
  );
}
