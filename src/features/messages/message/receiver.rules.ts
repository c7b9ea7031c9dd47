import { type Language, t } from '#kit/contract/language';
import type { MessageChoice } from '#house/message/written-to.contract';
import type { Access } from '#features/academy/student/relation.contract';
import type { Purpose, Receivers } from '#features/messages/template/message-template.contract';
import type { Channel } from './message.contract';
import { unwantedProblem } from './wanted.rules';

/** Somebody for whom a message is meant: the name to be addressed by, the phone or address, and how that person wants to be written to. */
export interface Receiver {
  readonly name: string;
  /** Null where the channel does not reach them. */
  readonly address: string | null;
  readonly language: Language | null;
  readonly messageChoice: MessageChoice;
  /** Null unless the receiver is a guardian. */
  readonly guardianID: string | null;
}

interface Reached {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly language: Language | null;
  readonly messageChoice: MessageChoice;
}

interface Reachable extends Reached {
  readonly kind: 'student' | 'customer' | 'note';
  readonly parentName: string | null;
  readonly parentPhone: string | null;
  readonly guardians: readonly (Reached & { readonly _id: string; readonly access: Access })[];
}

/** Limits the receivers of a message to these guardians, or to one with this phone or address; empty for no limit. */
export interface Reaching {
  readonly guardianIDs?: readonly string[];
  readonly address?: string;
}

/** The receivers that are meant; at an address there is only one. */
export function meantOf(reached: readonly Receiver[], { guardianIDs, address }: Reaching): readonly Receiver[] {
  const meant = guardianIDs
    ? reached.filter(({ guardianID }) => guardianID !== null && guardianIDs.includes(guardianID))
    : reached;
  return address === undefined ? meant : meant.filter((one) => one.address === address).slice(0, 1);
}

/** The facts that decide who receives a message, and how. */
export interface Way {
  readonly wanted: Receivers;
  readonly channel: Channel;
  readonly purpose: Purpose;
}

/**
 * The receivers of a message about somebody (ME1): the guardians whom its purpose allows; where a student has none, the phone of the
 * parent; where there is neither, the student.
 */
export function receiversOf(person: Reachable, { wanted, channel, purpose }: Way): Receiver[] {
  const own = [receiverBy(person, channel, null)];
  if (person.kind !== 'student' || wanted === 'student') return own;
  const guardians =
    person.guardians.length > 0 ? guardiansOf(person, channel, purpose) : parentOf(person, channel, purpose);
  if (wanted === 'both') return [...guardians, ...own];
  return guardians.some(({ address }) => address !== null) ? guardians : own;
}

function receiverBy(one: Reached, channel: Channel, guardianID: string | null): Receiver {
  const { name, phone, email, language, messageChoice } = one;
  return { name, address: channel === 'email' ? email : phone, language, messageChoice, guardianID };
}

/** The purposes about money, which are for guardians who may see the fees. */
const aboutMoney: ReadonlySet<Purpose> = new Set(['reminder', 'promise', 'receipt', 'statement', 'invoice']);

function isFor(access: Access, purpose: Purpose): boolean {
  if (purpose === 'results') return access === 'all';
  return access !== 'contact' || !aboutMoney.has(purpose);
}

function guardiansOf({ guardians }: Reachable, channel: Channel, purpose: Purpose): Receiver[] {
  return guardians.filter(({ access }) => isFor(access, purpose)).map((one) => receiverBy(one, channel, one._id));
}

/** Only a parent's phone is known: nobody has agreed that results may be told there. */
function parentOf({ parentName, parentPhone, ...student }: Reachable, channel: Channel, purpose: Purpose): Receiver[] {
  if (channel === 'email' || parentPhone === null || purpose === 'results') return [];
  return [receiverBy({ ...student, name: parentName ?? student.name, phone: parentPhone }, channel, null)];
}

/** Why a person cannot be reached. */
export function unreachableProblem(channel: Channel): string {
  return channel === 'email' ? t('no email address') : t('no phone');
}

/** Parts the receivers whom a message reaches from those whom it does not, each with the reason (ME6). */
export function partedByWish(receivers: readonly Receiver[], { channel, purpose }: Pick<Way, 'channel' | 'purpose'>) {
  const willing: (Receiver & { readonly address: string })[] = [];
  const left: (Receiver & { readonly why: string })[] = [];
  for (const one of receivers) {
    const { address, messageChoice } = one;
    const why = unwantedProblem(messageChoice, purpose);
    if (why !== undefined) left.push({ ...one, why });
    else if (address === null) left.push({ ...one, why: unreachableProblem(channel) });
    else willing.push({ ...one, address });
  }
  return { willing, left };
}

/** The receivers of a text that comes from no template: the people whom it is about (ME1 speaks of templates alone). */
export const receiversOfText: Receivers = 'student';

/** The purpose of a text without a template. */
export function purposeOfText(
  target: 'people' | 'visitors' | 'class' | 'overdue' | 'receipt' | 'debt' | 'statement' | 'seat',
): Purpose {
  if (target === 'overdue') return 'reminder';
  if (target === 'visitors') return 'enquiry';
  if (target === 'seat') return 'seatFree';
  if (target === 'receipt' || target === 'statement') return target;
  return target === 'debt' ? 'invoice' : 'announcement';
}

/** Whether a message that a person writes for this purpose counts as a follow-up (ME12). */
export function isFollowUp(purpose: Purpose): boolean {
  return purpose === 'reminder' || purpose === 'promise' || purpose === 'statement' || purpose === 'enquiry';
}
