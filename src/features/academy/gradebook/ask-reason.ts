import { counted, t } from '#kit/contract/language';
import { confirm } from '#kit/web/confirm';
import type { GridAssessment } from './gradebook.contract';

/** Asks why scores of a published assessment change (GB8); null if no reason is needed, undefined if the person decides not to change them. */
export async function askReason(of: GridAssessment, count: number): Promise<string | null | undefined> {
  if (of.assessmentStatus === 'draft') return null;
  const answer = await confirm({
    title: t('Say why a published score changes'),
    text: counted(
      count,
      '{count} score of a published assessment is saved, and its mark follows.',
      '{count} scores of a published assessment are saved, and their marks follow.',
    ),
    thing: of.assessmentName,
    yes: t('Save scores'),
    tone: 'plain',
    reason: t('Reason'),
    needed: true,
  });
  return answer?.reason;
}
