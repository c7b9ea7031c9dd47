import { t } from '#kit/contract/language';
import type { Proposal } from './wallet.contract';

/** Why a message is not booked as proposed: somebody has to say who paid first (WA6). */
export function notSureProblem({ sureness }: Pick<Proposal, 'sureness'>): string | undefined {
  return sureness === 'sure' || sureness === 'likely' ? undefined : t('Say who paid first');
}

/** Why a message is not booked together with others: it is not sure who paid what, now that the others are booked. */
export function notSureAmongProblem(
  { name, phone }: { readonly name: string | null; readonly phone: string | null },
  { sureness, why }: Pick<Proposal, 'sureness' | 'why'>,
): string | undefined {
  return sureness === 'sure' ? undefined : t('{from}: {why}. Book it by itself', { from: name ?? phone ?? '', why });
}

/** Why a message is not booked with others: it may be the same as one booked before (WA4). */
export function weakProblem({ isWeak }: { readonly isWeak: boolean }): string | undefined {
  return isWeak ? t('A message that is not unique is booked by itself') : undefined;
}

/** Whether a message is ticked for 'Book all sure'. */
export function isBookedWithAll(message: { readonly isWeak: boolean }, proposal: Proposal | undefined): boolean {
  return !message.isWeak && proposal?.sureness === 'sure';
}

/**
 * The person for whom a message is booked, as the button names them: the one whose debt it pays, who need not be the first of a family.
 */
export function bookedFor({ payer, people }: Pick<Proposal, 'payer' | 'people'>): string | undefined {
  return people.find(({ kind, _id }) => kind === payer?.kind && _id === payer._id)?.label;
}
