import { IconArrowBackUp, IconCheck, IconMessageReply } from '@tabler/icons-react';
import { useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import type { RowAction } from '#kit/web/list/row-action';
import { toastWrong } from '#kit/web/toast';
import { useSave } from '#kit/web/use-save';
import { complaint, type ComplaintStatus } from './complaint.contract';

type Complaint = Got<typeof complaint>;

const answerForm: FormRules<typeof complaint.fields> = {
  fields: ['answer'],
  required: { answer: () => t('Enter answer') },
  save: () => t('Save answer'),
};

/** The student that a complaint is about, with the class. */
function studentShown({ studentID: { studentName, stdID }, classID: { className } }: Complaint): string {
  return `${t('{name} ({stdID})', { name: studentName, stdID })} · ${className}`;
}

/** The steps of a complaint in its row: answer it, close it and, if need be, reopen it; the next step is the button. */
export function useComplaintSteps() {
  const [answered, setAnswered] = useState<Complaint>();
  const save = useSave(complaint);
  const close = () => setAnswered(undefined);

  function moveTo({ _id, __v }: Complaint, status: ComplaintStatus): void {
    save.mutate({ id: _id, body: { status, __v } }, { onError: ({ message }) => toastWrong(message) });
  }

  function actions(row: Complaint): readonly RowAction[] {
    if (row.status === 'completed')
      return [{ label: words('Open again'), icon: IconArrowBackUp, run: () => moveTo(row, 'process') }];
    const answer: RowAction = { label: words('Answer'), icon: IconMessageReply, run: () => setAnswered(row) };
    const end: RowAction = { label: words('Close complaint'), icon: IconCheck, run: () => moveTo(row, 'completed') };
    return row.answer === null
      ? [{ ...answer, main: t('Answer'), onPhone: true }, end]
      : [{ ...end, main: t('Close complaint'), onPhone: true }, answer];
  }

  const dialog = (
    <LazyFormDialog title={t('Answer')} opened={answered !== undefined} onClose={close} shape="dialog">
      {(onDirty) =>
        answered && (
          <>
            <p>
              <strong>
                <bdi>{studentShown(answered)}</bdi>
              </strong>
            </p>
            <p>
              <bdi>{answered.description}</bdi>
            </p>
            <LazyEntityForm entity={complaint} record={answered} rules={answerForm} onSaved={close} onDirty={onDirty} />
          </>
        )
      }
    </LazyFormDialog>
  );
  return { actions, dialog };
}
