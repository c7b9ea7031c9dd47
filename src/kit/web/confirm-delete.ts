import type { Entity } from '../contract/entity';
import { t } from '../contract/language';
import { type Answer, confirm } from './confirm';

/** The specification's question before a record goes, naming the record. */
export function confirmDelete(of: Entity, name: string): Promise<Answer | undefined> {
  const voids = of.erase === 'void';
  return confirm({
    title: t('Are you sure?'),
    text: t("You won't be able to revert this!"),
    thing: voids ? t('Void {thing}?', { thing: name }) : t('Delete {thing}?', { thing: name }),
    yes: voids ? t('Void') : t('Delete'),
    tone: 'wrong',
    reason: voids ? t('Reason (optional)') : undefined,
  });
}
