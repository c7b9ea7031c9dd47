import { t } from '#kit/contract/language';
import type { Errors } from '#kit/contract/parse';
import { placeholderProblem } from '#features/messages/template/placeholder.rules';

/** The fields of a sending about its receivers and its text. */
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

/** Problems of a sending by itself: it must have receivers of one kind, and one text. */
export function sendingProblems(said: Said): Errors {
  const named = ways.filter((name) => said[name] !== undefined && said[name] !== null);
  // A message to guardians may name the children whom it is about.
  const [first, second] = named.filter((name) => name !== 'studentIDs' || !named.includes('guardianIDs'));
  const isText = said.text !== undefined && said.text !== null && said.text.trim() !== '';
  const isTemplate = said.templateID !== undefined && said.templateID !== null;
  const unknown = placeholderProblem(said.text ?? '');
  return {
    ...(first === undefined ? { studentIDs: t('Say whom it is for') } : {}),
    ...(second === undefined ? {} : { [second]: t('Choose one kind of receivers') }),
    ...(isText && isTemplate ? { text: t('Choose a template or write a text, not both') } : {}),
    // A message about a record has a template of its own.
    ...(isText || isTemplate || named.includes('recordID') ? {} : { text: t('Choose a template or write a text') }),
    ...(unknown === undefined ? {} : { text: unknown }),
  };
}

/** Why several messages cannot be opened at once in the program that sends them (ME2). */
export function openedProblem(count: number, channel: 'sms' | 'email' | 'whatsapp'): string | undefined {
  if (count <= 1) return undefined;
  return channel === 'whatsapp'
    ? t('WhatsApp opens one chat at a time')
    : t('Without a gateway one SMS is opened at a time');
}

/** The address that opens a message in another program; `address` must be digits alone. */
export function linkOf(channel: 'sms' | 'email' | 'whatsapp', address: string, text: string): string {
  const written = encodeURIComponent(text);
  return channel === 'whatsapp' ? `https://wa.me/${address}?text=${written}` : `sms:${address}?body=${written}`;
}
