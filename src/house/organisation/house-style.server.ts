import type { Call } from '#kit/server/call';
import type { HouseStyle, Picture } from '#kit/server/pdf/house-style';
import { drawPicture } from '#kit/server/pictures/draw';
import { settingsOf } from './organisation.server';

/** The facts of the organisation on the brand's documents: the values of its set-up (R 2.6). */
export async function houseStyle(call: Call): Promise<HouseStyle> {
  const {
    name,
    address,
    phone,
    publicAddress,
    currencySign,
    secondCurrency,
    timeZone,
    logo,
    headerImage,
    footerImage,
  } = await settingsOf(call);
  return {
    name,
    address,
    phone,
    publicAddress,
    currencySign,
    secondCurrency,
    timeZone,
    logo: await pictureOf(call, logo),
    headerImage: await pictureOf(call, headerImage),
    footerImage: await pictureOf(call, footerImage),
  };
}

/**
 * A stored picture for a document, re-encoded in the size for print; undefined for a gif, which PDF does not support,
 * and for one that cannot be drawn.
 */
export async function pictureOf(call: Call, uploadID: string | null): Promise<Picture | undefined> {
  if (uploadID === null) return undefined;
  const kept = await call.db
    .selectFrom('upload')
    .select(['type', 'bytes', 'state'])
    .where('_id', '=', uploadID)
    .executeTakeFirst();
  if (kept === undefined || kept.type === 'image/gif' || kept.state === 'undrawable') return undefined;
  const drawn = kept.state === 'drawn' ? kept : await drawPicture(kept.bytes);
  return drawn && { data: drawn.bytes, format: kept.type === 'image/png' ? 'png' : 'jpg' };
}
