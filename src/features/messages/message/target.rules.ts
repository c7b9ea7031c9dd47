import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { placeholderProblem } from '#features/messages/template/placeholder.rules';

/** What a sending says of whom it is for and of what is written. */
interface Said {
  readonly templateID?: string | null | undefined;
  readonly text?: string | null | undefined;
  readonly studentIDs?: readonly string[] | null | undefined;
  readonly customerIDs?: readonly string[] | null | undefined;
  readonly guardianIDs?: readonly string[] | null | undefined;
  readonly noteIDs?: readonly string[] | null | undefined;
  readonly classID?: string | null | undefined;
  readonly overdueDays?: number | null | undefined;
  readonly recordID?: string | null | undefined;
}

const ways = ['studentIDs', 'customerIDs', 'guardianIDs', 'noteIDs', 'classID', 'overdueDays', 'recordID'] as const;

/** Problems of a sending by itself: it is for people of one kind, and has one text. */
export function sendingProblems(said: Said): Errors {
  const named = ways.filter((name) => said[name] !== undefined && said[name] !== null);
  // Of a guardian's children those may be named whom it is about.
  const [first, second] = named.filter((name) => name !== 'studentIDs' || !named.includes('guardianIDs'));
  const isText = said.text !== undefined && said.text !== null && said.text.trim() !== '';
  const isTemplate = said.templateID !== undefined && said.templateID !== null;
  const unknown = placeholderProblem(said.text ?? '');
  return {
    ...(first === undefined ? { studentIDs: t('Say whom it is for') } : {}),
    ...(second === undefined ? {} : { [second]: t('Choose one kind of receivers') }),
    ...(isText && isTemplate ? { text: t('Choose a template or write a text, not both') } : {}),
    // What is written about a record has a template of its own.
    ...(isText || isTemplate || named.includes('recordID') ? {} : { text: t('Choose a template or write a text') }),
    ...(unknown === undefined ? {} : { text: unknown }),
  };
}

/** Why several messages are not opened at once in the program that sends them (ME2). */
export function openedProblem(count: number, channel: 'sms' | 'email' | 'whatsapp'): string | undefined {
  if (count <= 1) return undefined;
  return channel === 'whatsapp'
    ? t('WhatsApp opens one chat at a time')
    : t('Without a gateway one SMS is opened at a time');
}

/** Where a message is opened that a person sends in another program; the address is digits alone. */
export function linkOf(channel: 'sms' | 'email' | 'whatsapp', address: string, text: string): string {
  const written = encodeURIComponent(text);
  return channel === 'whatsapp' ? `https://wa.me/${address}?text=${written}` : `sms:${address}?body=${written}`;
}
