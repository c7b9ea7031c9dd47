import { phoneForm } from '#kit/rules/phone';
import { referenceForm } from '#features/ledger/counter-payment/reference.rules';
import type { Direction } from '#features/counter/wallet-pattern/wallet-pattern.contract';
import type { ReadMessage } from '#features/counter/wallet-pattern/match.rules';

/** The part of a message that distinguishes it from others. */
export type Told = ReadMessage & { readonly direction: Direction };

/** Whether another payment could have exactly the same text: it names neither a reference nor a time nor a balance (WA4). */
export function isWeak({ reference, time, balanceAfter }: Pick<Told, 'reference' | 'time' | 'balanceAfter'>): boolean {
  return reference === null && time === null && balanceAfter === null;
}

/** The key by which a message of an account is recognised, however it arrives: its reference, otherwise everything that it says (WA4). */
export function knownBy({ reference, ...said }: Told, countryCode: string): string {
  if (reference !== null) return referenceKey(reference);
  const { direction, amount, phone, date, time, balanceAfter } = said;
  const from = phone === null ? '' : phoneForm(phone, countryCode);
  return ['said', direction, amount, from, date ?? '', time ?? '', balanceAfter ?? ''].join(' ');
}

/** The key of a message with this reference, however it is typed. */
export function referenceKey(reference: string): string {
  return `reference ${referenceForm(reference)}`;
}
