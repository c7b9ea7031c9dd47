import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { type Answer, confirm } from '#kit/web/confirm';

/**
 * Asks the specification's question before a record is deleted, with its name; `along` says what else is deleted. Resolves with undefined
 * if the answer is no.
 */
export function confirmDelete(of: Entity, name: string, along?: string): Promise<Answer | undefined> {
  const voids = of.erase === 'void';
  return confirm({
    title: t('Are you sure?'),
    text: [along, t("You won't be able to revert this!")].filter(Boolean).join(' '),
    thing: voids ? t('Void {thing}?', { thing: name }) : t('Delete {thing}?', { thing: name }),
    yes: voids ? t('Void') : t('Delete'),
    tone: 'wrong',
    reason: voids ? (of.reasoned ? t('Reason') : t('Reason (optional)')) : undefined,
    needed: of.reasoned,
  });
}
