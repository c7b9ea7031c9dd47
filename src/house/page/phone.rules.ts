import { phoneForm } from '#kit/rules/phone';

/** The number that a phone dials: as it is written, since a number without a country is one of this country. */
export function callable(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}

/** A phone as WhatsApp wants it: the one form that a phone has however it is written (AL12); undefined where there are no digits. */
export function whatsAppNumber(phone: string, countryCode: string): string | undefined {
  const dialled = callable(phone);
  return /\d/.test(dialled) ? phoneForm(dialled, countryCode) : undefined;
}

/** Where WhatsApp begins a message to a phone; to nobody in particular where none is known. */
export function whatsAppLink(phone: string | undefined, countryCode: string, message: string): string {
  const number = phone === undefined ? undefined : whatsAppNumber(phone, countryCode);
  return `https://wa.me/${number ?? ''}?text=${encodeURIComponent(message)}`;
}
