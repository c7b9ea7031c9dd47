import { t } from '#kit/contract/language';
import type { Purpose, Receivers } from '#features/messages/template/message-template.contract';
import type { Channel } from './message.contract';

/** Whom a message reaches: a name to be addressed by, and where. */
export interface Receiver {
  readonly name: string;
  readonly address: string;
}

interface Reachable {
  readonly kind: 'student' | 'customer';
  readonly name: string;
  readonly phone: string | null;
  readonly parentName: string | null;
  readonly parentPhone: string | null;
  readonly email: string | null;
}

/** To whom a message about somebody goes (ME1): to the phone of the parent where there is one, else to the student. */
export function receiversOf(person: Reachable, wanted: Receivers, channel: Channel): Receiver[] {
  const own = ownReceiver(person, channel);
  if (person.kind === 'customer' || wanted === 'student') return own;
  const parent = parentOf(person, channel);
  if (wanted === 'both') return [...parent, ...own];
  return parent.length > 0 ? parent : own;
}

function ownReceiver({ name, phone, email }: Reachable, channel: Channel): Receiver[] {
  const address = channel === 'email' ? email : phone;
  return address === null ? [] : [{ name, address }];
}

/** Of a parent only the phone is known. */
function parentOf({ name, parentName, parentPhone }: Reachable, channel: Channel): Receiver[] {
  if (channel === 'email' || parentPhone === null) return [];
  return [{ name: parentName ?? name, address: parentPhone }];
}

/** What is said of somebody who cannot be reached. */
export function unreachableProblem(channel: Channel): string {
  return channel === 'email' ? t('no email address') : t('no phone');
}

/** For whom a text is that comes from no template: whoever it is about (ME1 speaks of templates alone). */
export const receiversOfText: Receivers = 'student';

/** What a text is for that comes from no template. */
export function purposeOfText(target: 'people' | 'class' | 'overdue' | 'receipt' | 'debt'): Purpose {
  if (target === 'overdue') return 'reminder';
  if (target === 'receipt') return 'receipt';
  return target === 'debt' ? 'invoice' : 'announcement';
}

/** Whether what a person writes for this is a follow-up by itself (ME12). */
export function isFollowUp(purpose: Purpose): boolean {
  return purpose === 'reminder' || purpose === 'promise' || purpose === 'statement';
}
