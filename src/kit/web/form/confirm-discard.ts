import { t } from '#kit/contract/language';
import { confirm } from '#kit/web/confirm';

/** Asks whether what was typed may be discarded; true if so. */
export async function confirmDiscard(): Promise<boolean> {
  const answer = await confirm({
    title: t('Close without saving?'),
    text: t('What you typed will be lost.'),
    yes: t('Close without saving'),
    no: t('Keep editing'),
    tone: 'wrong',
  });
  return answer !== undefined;
}
