import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import type { Call, Route } from '#kit/server/call';
import { newId } from '#kit/server/id';
import type { Scope } from '#kit/server/read/list';
import { drawnOf, photosIn } from '#kit/server/pictures/draw';
import { idOf } from '#kit/server/record-id';
import { refuseForeign } from '#kit/server/read/send';
import { refuseMissing, refuseField } from '#kit/server/refusal';
import { find } from '#kit/server/write/change';

/** Keeps the pictures among checked values, which were drawn before the transaction, and puts their ids in their place. */
export async function keepPhotos<V extends object>(call: Call, of: Entity, values: V): Promise<V> {
  const kept = { ...values } as Record<string, unknown>;
  for (const [name, sent] of photosIn(of, values)) {
    const _id = newId();
    await call.db
      .insertInto('upload')
      .values({ _id, ...drawnOf(call, sent), state: 'drawn' })
      .execute();
    kept[name] = _id;
  }
  return kept as V;
}

/** The call that answers a record's picture, `GET <path>/{id}/<field>`. */
export function pictureRoute(of: Entity, name: string, scope?: Scope): Route {
  return {
    method: 'GET',
    path: `${of.path}/{id}/${name}`,
    title: of.fields[name]?.label ?? name,
    schema: { query: ['size'], reply: () => ({ type: 'string', format: 'binary', contentMediaType: 'image/*' }) },
    handle: async (call) => {
      const { size } = call.query;
      if (size !== undefined && size !== 'small') refuseField(400, 'size', t('The size must be small'));
      const id = idOf(call);
      const row = await find(call, of, id);
      if (!row) return refuseMissing();
      await refuseForeign(call, of, id, scope);
      const uploadID = (row as unknown as Record<string, unknown>)[name];
      return typeof uploadID === 'string'
        ? sendPicture(call, uploadID, size === 'small' ? 'small' : 'bytes')
        : refuseMissing();
    },
  };
}

/** Answers a kept picture so that no browser takes it for anything else. */
export async function sendPicture(call: Call, uploadID: string, size: 'bytes' | 'small'): Promise<unknown> {
  const found = await call.db
    .selectFrom('upload')
    .select(({ ref, fn }) => ['type', fn.coalesce(ref(size), ref('bytes')).as('shown')])
    .where('_id', '=', uploadID)
    .executeTakeFirst();
  if (!found) return refuseMissing();
  return call.reply
    .type(found.type)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .send(found.shown);
}
