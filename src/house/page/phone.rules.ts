import { phoneForm } from '#kit/rules/phone';

/** The number to dial, as it is written, because a number without a country is one of this country. */
export function callable(phone: string): string {
  return phone.replace(/[^\d+]/g, '');
}

/** A phone in the form that WhatsApp takes, its normal form (AL12); undefined without digits. */
export function whatsAppNumber(phone: string, countryCode: string): string | undefined {
  const dialled = callable(phone);
  return /\d/.test(dialled) ? phoneForm(dialled, countryCode) : undefined;
}

/** The address where WhatsApp begins a message to a phone; without a phone, WhatsApp asks for the receiver. */
export function whatsAppLink(phone: string | undefined, countryCode: string, message: string): string {
  const number = phone === undefined ? undefined : whatsAppNumber(phone, countryCode);
  return `https://wa.me/${number ?? ''}?text=${encodeURIComponent(message)}`;
}
