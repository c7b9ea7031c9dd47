import type { Entity } from '../contract/entity';
import { mostPhoto } from '../contract/fields-choice';
import { t } from '../contract/language';
import type { Call, Route } from './call';
import { newId } from './id';
import type { Scope } from './read/list';
import { pictureType } from './picture';
import { idOf } from './record-id';
import { refuseForeign } from './read/send';
import { refuse, refuseMissing } from './refusal';
import { find } from './write/change';

/** Keeps the pictures among checked values and puts their ids in their place. */
export async function keepPhotos<V extends object>(call: Call, of: Entity, values: V): Promise<V> {
  const kept = { ...values } as Record<string, unknown>;
  for (const [name, field] of Object.entries(of.fields)) {
    if (field.kind !== 'photo' || typeof kept[name] !== 'string') continue;
    kept[name] = await keepPicture(call, name, kept[name]);
  }
  return kept as V;
}

/** Keeps one picture sent as a data URL and answers its id. */
export async function keepPicture(call: Call, name: string, sent: string): Promise<string> {
  const wrong = t('The picture must be a png, jpeg or gif file');
  const base64 = /^data:[\w/+.-]*;base64,([A-Za-z0-9+/]*={0,2})$/.exec(sent)?.[1];
  if (base64 === undefined) return refuse(400, wrong, { [name]: wrong });
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > mostPhoto) {
    const tooBig = t('The image must be smaller than 500 KB');
    return refuse(400, tooBig, { [name]: tooBig });
  }
  const type = pictureType(bytes);
  if (!type) return refuse(400, wrong, { [name]: wrong });
  const _id = newId();
  await call.db.insertInto('upload').values({ _id, type, bytes }).execute();
  return _id;
}

/** The call that answers a record's picture, `GET <path>/{id}/<field>`. */
export function pictureRoute(of: Entity, name: string, scope?: Scope): Route {
  return {
    method: 'GET',
    path: `${of.path}/{id}/${name}`,
    title: of.fields[name]?.label ?? name,
    schema: { reply: () => ({ type: 'string', format: 'binary', contentMediaType: 'image/*' }) },
    handle: async (call) => {
      const id = idOf(call);
      const row = await find(call, of, id);
      if (!row) return refuseMissing();
      await refuseForeign(call, of, id, scope);
      const uploadID = (row as unknown as Record<string, unknown>)[name];
      return typeof uploadID === 'string' ? sendPicture(call, uploadID) : refuseMissing();
    },
  };
}

/** Answers a kept picture so that no browser takes it for anything else. */
export async function sendPicture(call: Call, uploadID: string): Promise<unknown> {
  const found = await call.db
    .selectFrom('upload')
    .select(['type', 'bytes'])
    .where('_id', '=', uploadID)
    .executeTakeFirst();
  if (!found) return refuseMissing();
  return call.reply
    .type(found.type)
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'; sandbox")
    .send(found.bytes);
}
