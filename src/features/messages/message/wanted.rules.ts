import { t } from '#kit/contract/language';
import type { MessageChoice } from '#house/message/written-to.contract';
import type { Purpose } from '#features/messages/template/message-template.contract';

/** The purposes that are also sent to people who want only necessary messages (ME6). */
const needed: ReadonlySet<Purpose> = new Set([
  'reminder',
  'promise',
  'receipt',
  'statement',
  'invoice',
  'absence',
  'lessonChange',
  'seatFree',
]);

/** The sentence where somebody does not want messages of this purpose; undefined where they do. */
export function unwantedProblem(choice: MessageChoice, purpose: Purpose): string | undefined {
  if (choice === 'none') return t('wants no messages');
  return choice === 'needed' && !needed.has(purpose) ? t('wants only what is needed') : undefined;
}
