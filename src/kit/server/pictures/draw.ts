import type { FastifyRequest } from 'fastify';
import type { Entity } from '#kit/contract/entity';
import { mostPhoto, mostPixels } from '#kit/contract/fields-choice';
import { t } from '#kit/contract/language';
import { isWorkerFailure, openCrew } from '#kit/server/bounded/crew';
import { accountOf, type Call, type Route } from '#kit/server/call';
import { pictureType } from '#kit/server/picture';
import { refuseField } from '#kit/server/refusal';
import { pictureSize } from './size';

/** A picture as it is stored. */
export interface Drawn {
  readonly type: string;
  /** For documents and the screen. */
  readonly bytes: Buffer;
  /** For lists. */
  readonly small: Buffer;
}

// Cameras and programs make ten; thousands fit into 500 KB.
const mostPasses = 64;

const crew = openCrew({ file: 'kit/server/pictures/worker.mjs', memory: 64, deadline: 20_000, atOnce: 1, waiting: 16 });

// The re-encoded pictures of a call, by what was sent: re-encoding happens before the transaction, storing inside it.
const drawnFor = new WeakMap<FastifyRequest, Map<string, Drawn>>();

/** True if a body contains a picture. */
export function carriesPhoto(of: Pick<Entity, 'fields'>, body: unknown): boolean {
  return photosIn(of, body as object).length > 0;
}

/**
 * The `prepare` step of an entity's call that re-encodes its pictures once the rest of the body is valid; undefined for
 * an entity without pictures.
 */
export function drawing<E extends Entity>(
  of: E,
  check: (call: Call, of: E, body: unknown) => object,
): Pick<Route, 'prepare'> {
  if (!Object.values(of.fields).some((field) => field.kind === 'photo')) return {};
  return {
    prepare: async (call, body) => {
      if (carriesPhoto(of, body)) await drawPhotos(call, of, check(call, of, body));
      return body;
    },
  };
}

/**
 * Re-encodes the pictures among validated values, to be stored later by the call. 400 for one that cannot be accepted.
 */
export async function drawPhotos(call: Call, of: Pick<Entity, 'fields'>, values: object): Promise<void> {
  const photos = photosIn(of, values);
  if (photos.length === 0) return;
  const giveBack = call.bounded.pictures.take(accountOf(call));
  try {
    const drawn = new Map<string, Drawn>();
    for (const [name, sent] of photos) drawn.set(sent, await drawSent(name, sent));
    drawnFor.set(call.request, drawn);
  } finally {
    giveBack();
  }
}

/** The re-encoded picture for what a call sent. */
export function drawnOf(call: Call, sent: string): Drawn {
  const drawn = drawnFor.get(call.request)?.get(sent);
  if (!drawn) throw new Error('A picture was to be kept that was not drawn: the call needs `prepare`');
  return drawn;
}

/** The photo fields among values, with their contents. */
export function photosIn(of: Pick<Entity, 'fields'>, values: object | null | undefined): [string, string][] {
  return Object.entries(values ?? {}).filter(
    (entry): entry is [string, string] => of.fields[entry[0]]?.kind === 'photo' && typeof entry[1] === 'string',
  );
}

async function drawSent(name: string, sent: string): Promise<Drawn> {
  const refuseAs = (sentence: string) => refuseField(400, name, sentence);
  const wrong = t('The picture must be a png, jpeg or gif file');
  const base64 = /^data:[\w/+.-]*;base64,([A-Za-z0-9+/]*={0,2})$/.exec(sent)?.[1];
  if (base64 === undefined) return refuseAs(wrong);
  const bytes = Buffer.from(base64, 'base64');
  if (bytes.length > mostPhoto) return refuseAs(t('The image must be smaller than 500 KB'));
  if (!pictureType(bytes)) return refuseAs(wrong);
  if (!isDrawable(bytes))
    return refuseAs(t('The picture must have at most 25 million pixels, for example 5,000 × 5,000'));
  return (await drawPicture(bytes)) ?? refuseAs(t('The picture is damaged: save it again as png or jpeg'));
}

function isDrawable(bytes: Buffer): boolean {
  const { pixels, passes } = pictureSize(bytes);
  return pixels <= mostPixels && passes <= mostPasses;
}

/** A picture re-encoded in the sizes in which it is stored; undefined if that is not possible. */
export async function drawPicture(bytes: Buffer): Promise<Drawn | undefined> {
  const type = pictureType(bytes);
  if (!type || !isDrawable(bytes)) return undefined;
  const order = { bytes, mostPixels, mostBytes: mostPhoto };
  const drawn = await crew
    .work<{ bytes: Uint8Array; small: Uint8Array } | undefined>({ order })
    .catch((error: unknown) => {
      if (isWorkerFailure(error)) return undefined;
      throw error;
    });
  return drawn && { type, bytes: Buffer.from(drawn.bytes), small: Buffer.from(drawn.small) };
}
