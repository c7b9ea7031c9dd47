import type { Call } from '#kit/server/call';
import type { HouseStyle, Picture } from '#kit/server/pdf/house-style';
import { drawPicture } from '#kit/server/pictures/draw';
import { settingsOf } from './organisation.server';

/** What the brand's documents show of the organisation: its set-up values, nothing fixed in code (R 2.6). */
export async function houseStyle(call: Call): Promise<HouseStyle> {
  const { name, address, phone, currencySign, timeZone, logo, headerImage, footerImage } = await settingsOf(call);
  return {
    name,
    address,
    phone,
    currencySign,
    timeZone,
    logo: await pictureOf(call, logo),
    headerImage: await pictureOf(call, headerImage),
    footerImage: await pictureOf(call, footerImage),
  };
}

/**
 * A kept picture for a document, in the size for that and never as somebody sent it. PDF knows no gif, so a gif is left out,
 * and so is what cannot be drawn.
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
