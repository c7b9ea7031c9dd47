import { sql } from 'kysely';
import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import type { Call, Route, OneCondition } from '#kit/server/call';
import { idOf } from '#kit/server/routes/crud';
import { refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { tableOf } from '#kit/server/sql/fragment';

/** The documents that a receipt can be about, each with the field that names it (R 3.6). */
const parents = { fee: 'feeID', invoice: 'invoiceID' } as const;
type Of = keyof typeof parents;

/** One kind of receipt: its records, and the calls that serve them under the path that all kinds share. */
export interface ReceiptKind {
  readonly of: Of;
  readonly entity: Entity;
  readonly routes: readonly Route[];
}

declare module '#house/slice/slice.server' {
  interface Slice {
    /** The kind of receipts that the slice serves under the path that all kinds share. */
    readonly receiptKind?: ReceiptKind;
  }
}

/**
 * `receipt` serves two screens (R 3.6): each call goes to the kind named by its body, its query or the record's id, under that kind's
 * right (A13).
 */
export function receiptRoutes(kinds: readonly ReceiptKind[]): Route[] {
  const calls = new Map(kinds.flatMap((kind) => kind.routes.map((route): [string, Route] => [nameOf(route), route])));
  return [...calls.values()].map((route) => ({
    ...route,
    right: route.right ?? nameOf(route),
    schema: {
      ...route.schema,
      reply: () => replyOf(kinds, route),
      ...(isList(route) ? { query: [...(route.schema.query ?? []), 'of'] } : {}),
    },
    condition: async (call, body) => {
      const of = await kindOf(kinds, route, call, body);
      return of === undefined ? kinds.map((kind) => receiptCondition(kind.of)) : receiptCondition(of);
    },
    handle: async (call, body) => {
      if (route.method === 'POST') refuseUnclear(body);
      const own = kinds
        .find(({ of }) => receiptCondition(of) === call.narrowed)
        ?.routes.find((one) => nameOf(one) === nameOf(route));
      if (own) return own.handle(withoutOf(call), body);
      return isList(route) ? noneYet(call) : refuseMissing();
    },
  }));
}

/** The condition of the rights to the receipts of one kind. */
export function receiptCondition(of: Of): OneCondition {
  return `[${parents[of]}]`;
}

/** The answer's shape: each kind answers records of its own; a file is the same for all. */
function replyOf(kinds: readonly ReceiptKind[], route: Route): object {
  if (route.path.endsWith('/pdf')) return route.schema.reply();
  return {
    anyOf: kinds.flatMap(({ routes }) =>
      routes.filter((one) => nameOf(one) === nameOf(route)).map((one) => one.schema.reply()),
    ),
  };
}

const nameOf = ({ method, path }: Route) => `${method} ${path}`;

const isList = ({ method, path }: Route) => method === 'GET' && !path.includes('/');

/** The kind that a call is about; undefined for a receipt that is not there. */
async function kindOf(kinds: readonly ReceiptKind[], route: Route, call: Call, body: unknown): Promise<Of | undefined> {
  if (route.method === 'POST') return sentKind(call, body);
  if (isList(route)) return askedKind(call);
  const id = idOf(call, body);
  return storedKind(kinds, call, id);
}

/** The kind of the record with an id. In old data two kinds may have the same id: the live record is meant, so that it can be voided. */
async function storedKind(kinds: readonly ReceiptKind[], call: Call, id: string): Promise<Of | undefined> {
  const found = kinds.map(
    ({ of, entity }) =>
      sql<{ of: Of }>`select ${of}::text as of, "voidedAt" from ${tableOf(call, entity.table)} where _id = ${id}`,
  );
  const { rows } = await sql<{
    of: Of;
  }>`${sql.join(found, sql` union all `)} order by "voidedAt" nulls first limit 1`.execute(call.db);
  return rows[0]?.of;
}

function usualKind(call: Call): Of {
  return call.brand === 'decoration' ? 'invoice' : 'fee';
}

function sentKind(call: Call, body: unknown): Of {
  const names = namedParents(body);
  return names.length === 1 && names[0] ? names[0] : usualKind(call);
}

function namedParents(body: unknown): Of[] {
  const sent = isObject(body) ? body : {};
  return (['fee', 'invoice'] as const).filter((of) => sent[parents[of]] !== undefined && sent[parents[of]] !== null);
}

function askedKind(call: Call): Of {
  const { of } = call.query;
  if (of === undefined || of === 'fee' || of === 'invoice') return of ?? usualKind(call);
  refuseInvalid({ of: t('of takes fee or invoice') });
  return usualKind(call);
}

/** Refuses a receipt that does not name exactly one fee or invoice (D9). */
function refuseUnclear(body: unknown): void {
  const names = namedParents(body);
  if (names.length === 2) refuseInvalid({ feeID: t('A receipt is for a fee or for an invoice, not for both') });
  if (names.length === 0) refuseInvalid({ feeID: t('Please select fee'), invoiceID: t('Please select invoice') });
}

function withoutOf(call: Call): Call {
  const { of: _chosen, ...query } = call.query;
  return { ...call, query };
}

function noneYet(call: Call): readonly never[] {
  call.reply.header('x-total-count', 0).header('x-totals', '{}');
  return [];
}
