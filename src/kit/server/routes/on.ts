import type { BodyOf, Endpoint } from '#kit/contract/endpoint';
import type { Entity } from '#kit/contract/entity';
import type { Fields } from '#kit/contract/field';
import { parseFields } from '#kit/contract/parse';
import type { Call, Route } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { sendList } from '#kit/server/read/send';
import { describeEntity, describeFields, describePdf } from '#kit/server/schema/describe';
import { ignoredBeside } from './ignored';
import { refuseFields } from './sent';

const replies = { object: { type: 'object' }, list: { type: 'array' }, pdf: describePdf };

/**
 * The route of a call that is not CRUD. Its body is checked against the contract before the handler sees it: 400, with messages by field.
 */
export function on<B extends Fields, R>(
  to: Endpoint<B, R>,
  handle: (call: Call, body: BodyOf<Endpoint<B, R>>) => Promise<unknown>,
  more: MoreOfRoute = {},
): Route {
  const bodied = isBodied(to);
  return onSent(
    to,
    (call, body) => {
      // A call that takes nothing may be sent without a body; a field that is sent nevertheless is refused as unknown (B5).
      const parsed = parseFields(to.body, bodied ? body : (body ?? {}), 'create', ignoredBeside(to, call.product));
      return parsed.ok ? handle(call, parsed.value as BodyOf<Endpoint<B, R>>) : refuseFields(parsed.errors);
    },
    more,
  );
}

/** Further facts of a call that is not CRUD, besides its contract and its handler. */
type MoreOfRoute = Omit<Partial<Route>, 'handle'>;

const isBodied = ({ body }: Pick<Endpoint<Fields>, 'body'>) => Object.keys(body).length > 0;

/**
 * The route of a call that is not CRUD and whose handler checks the body itself, such as an edit, of which any field may be left out. The
 * handler is given the body as it was sent.
 */
export function onSent<B extends Fields, R>(
  to: Endpoint<B, R>,
  handle: Route['handle'],
  more: MoreOfRoute = {},
): Route {
  return {
    method: to.method,
    path: to.path,
    title: to.title,
    schema: {
      ...(isBodied(to) ? { body: () => describeFields(to.body) } : {}),
      reply: () => replies[to.answers ?? 'object'],
      ...(to.query ? { query: to.query } : {}),
      ...(to.names ? { names: to.names } : {}),
    },
    ...(to.method === 'GET' && to.answers !== 'pdf' ? { asksFirst: true } : {}),
    handle,
    ...more,
  };
}

/**
 * The route of a list of an entity under a path of its own: it is filtered, sorted, paged and sent as a file like the entity's own list.
 */
export function onList<R>(to: Endpoint<Fields, R>, of: Entity, scope?: Scope): Route {
  const { list, query, words } = describeEntity(of);
  return on(to, (call) => sendList(call, of, scope), { schema: { reply: list, query, words } });
}
