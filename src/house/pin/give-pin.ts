import { t } from '#kit/contract/language';
import type { Endpoint } from '#kit/contract/endpoint';
import { call } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import type { PinGiven } from './pin.contract';
import type { PinTold } from './PinSlip';

/** The person whom a PIN is for. */
export type Holder = Omit<PinTold, 'pin'> & { readonly _id: string };

export type PinCall = Endpoint<Record<never, never>, PinGiven>;

/** Gives out a PIN after a question; undefined if the answer is no. */
export async function givePin(endpoint: PinCall, { _id, ...holder }: Holder): Promise<PinTold | undefined> {
  const answer = await confirm({
    title: t('Give out a PIN?'),
    text: t(
      'It replaces the one before, and whoever is logged in has to log in again. The password stays until another is chosen.',
    ),
    thing: holder.name,
    yes: t('Issue PIN'),
    tone: 'plain',
  });
  if (!answer) return undefined;
  const { pin } = await call(endpoint, { params: { id: _id } });
  return { ...holder, pin };
}
