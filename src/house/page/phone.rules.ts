/** The calling codes of countries: the first digits say how many belong to them (ITU E.164). */
const country = /^(1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[1-9]\d\d)/;

/** A number within a country has at most this many digits in front of which nothing says which country it is. */
const longestAtHome = 10;

/** What a phone dials: as it is written, since a number without a country is one of this country. */
export function callable(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}

/**
 * A phone as WhatsApp wants it, digits with the country's in front. One that is written without its country is of the
 * organisation's own; undefined where that one's phone does not tell it either.
 */
export function whatsAppNumber(phone: string, organisationPhone: string): string | undefined {
  const abroad = international(phone);
  if (abroad !== undefined) return abroad;
  const [code] = country.exec(international(organisationPhone) ?? '') ?? [];
  const national = callable(phone).replace(/^0+/, '');
  return code === undefined || national === '' ? undefined : `${code}${national}`;
}

/** Where WhatsApp begins a message to a phone; to nobody in particular where the phone does not tell its country. */
export function whatsAppLink(phone: string | undefined, organisationPhone: string, message: string): string {
  const number = phone === undefined ? undefined : whatsAppNumber(phone, organisationPhone);
  return `https://wa.me/${number ?? ''}?text=${encodeURIComponent(message)}`;
}

/** The digits of a phone that says its country; undefined of one that does not. */
function international(phone: string): string | undefined {
  const dialled = callable(phone);
  if (dialled.startsWith('+')) return dialled.slice(1) || undefined;
  if (dialled.startsWith('00')) return dialled.slice(2) || undefined;
  return dialled.length > longestAtHome && !dialled.startsWith('0') ? dialled : undefined;
}
