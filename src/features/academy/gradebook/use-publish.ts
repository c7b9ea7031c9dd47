import { t } from '#kit/contract/language';
import { call, isRefusal } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import { toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';
import { blanksChoices, publishAssessment, unpublishAssessment } from './gradebook.contract';

interface Named {
  readonly _id: string;
  readonly assessmentName: string;
}

/** Two functions: one publishes an assessment, the other unpublishes it. Both ask first. */
export function usePublish() {
  const done = useDone();
  const said = (error: unknown) => {
    if (!isRefusal(error)) throw error;
    toastWrong(error.message);
  };

  async function publish({ _id, assessmentName }: Named): Promise<void> {
    const answer = await confirm({
      title: t('Publish this assessment?'),
      text: t('Its scores count from now on, and students see them.'),
      thing: assessmentName,
      yes: t('Publish'),
      tone: 'plain',
    });
    if (answer) await send({ _id, assessmentName }, undefined);
  }

  async function send(of: Named, blanksAs: keyof typeof blanksChoices | undefined): Promise<void> {
    try {
      await done(await call(publishAssessment, { params: { id: of._id }, body: { blanksAs } }));
    } catch (error) {
      if (isRefusal(error) && error.errors.blanksAs !== undefined) return fill(of, error.errors.blanksAs);
      said(error);
    }
  }

  /** Names the students without a score and asks what they are to get, so that nobody gets a zero unnoticed (GB3). */
  async function fill(of: Named, problem: string): Promise<void> {
    const options = Object.entries(blanksChoices).map(([value, label]) => ({ value, label: t(label) }));
    const answer = await confirm({
      title: t('Some students have no score'),
      text: t('{problem}. Absent counts as 0, excused does not count.', { problem }),
      thing: of.assessmentName,
      yes: t('Publish'),
      tone: 'plain',
      pick: { label: t('Students without a score'), options, value: 'excused' },
    });
    if (answer) await send(of, answer.picked === 'absent' ? 'absent' : 'excused');
  }

  async function unpublish({ _id, assessmentName }: Named): Promise<void> {
    const answer = await confirm({
      title: t('Take this assessment back?'),
      text: t('Its scores no longer count, and a mark for which nothing else counts is deleted.'),
      thing: assessmentName,
      yes: t('Unpublish'),
      tone: 'wrong',
      reason: t('Reason'),
      needed: true,
    });
    if (!answer) return;
    try {
      await done(await call(unpublishAssessment, { params: { id: _id }, body: { reason: answer.reason } }));
    } catch (error) {
      said(error);
    }
  }

  return { publish, unpublish };
}
