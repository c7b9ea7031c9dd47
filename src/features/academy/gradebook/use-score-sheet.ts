import { useMutation } from '@tanstack/react-query';
import { type Cell, cellIn, type Sheet } from '#kit/rules/sheet';
import { isRefusal, type Refusal } from '#kit/web/call';
import { keepAndSend, type SaveOutcome } from '#kit/web/form/keep-record';
import { useSendingKey, useSheet, useWaitingSheet } from '#kit/web/form/use-sheet';
import { submit } from '#kit/web/offline/outbox';
import { useDone } from '#kit/web/use-entity';
import { columnIn } from './column.rules';
import type { GradebookAnswer, GridAssessment, GridStudent } from './gradebook.contract';
import { saveScores } from './score.contract';
import { fieldOf, itemsOf, placeOf, scoreReading, storedSheet } from './score-sheet.rules';
import { columnWrite, draftOf, scoreWrite, type Sending, useReadAgain } from './use-gradebook';

/** The scores of a class in a subject while they are typed: the stored ones, the typed ones, and how they are saved. */
export function useScoreSheet(data: GradebookAnswer) {
  const waits = useWaitingSheet(saveScores.path, draftOf(data));
  const key = useSendingKey();
  const done = useDone();
  const readAgain = useReadAgain(data);
  const save = useMutation<SaveOutcome, Refusal, Sending>({
    mutationKey: [saveScores.path, 'save column'],
    mutationFn: (sending) => keepAndSend(columnWrite(sending, key.of(JSON.stringify(sending.items)))),
    // Not awaited: a person who reads that it is saved goes on typing, over what was saved.
    onSuccess: (outcome) => {
      if (outcome.as === 'saved') void done(outcome);
    },
    // What somebody else saved meanwhile is then shown beside what was typed (GB13).
    onError: readAgain,
  });
  const reading = scoreReading(data.assessments);
  const sheet = useSheet({
    draft: draftOf(data),
    read: data,
    stored: storedSheet(data),
    waits,
    reading,
    isSaving: save.isPending,
  });

  function sendingOf({ assessmentName }: GridAssessment, typed: Sheet, reason: string | null): Sending {
    return { of: data, assessmentName, items: itemsOf(typed, data, reason), typed };
  }

  /** Saves what is typed of an assessment, all of it or nothing; asks for the reason if it is published. */
  function saveColumn(of: GridAssessment, reason: string | null): void {
    const sending = sendingOf(of, columnIn(sheet.open, of._id), reason);
    save.mutate(sending, {
      onSuccess: ({ as }) => {
        key.arrived();
        if (as === 'saved') sheet.saved(sending.typed);
        else sheet.sent(sending.typed);
      },
    });
  }

  /** The state of a field as it would be with another text in it. */
  function look(field: string, text: string): Cell {
    return cellIn({ [field]: sheet.entryOf(field, text) }, sheet.start, field, reading);
  }

  /** Keeps one score on this device and sends it, while the next is typed; returns why it was refused. */
  async function keepScore(
    of: GridAssessment,
    { studentID }: GridStudent,
    text: string,
    reason: string | null,
  ): Promise<string | undefined> {
    const field = fieldOf(of._id, studentID._id);
    const typed = { [field]: sheet.entryOf(field, text) };
    try {
      const { as } = await submit(scoreWrite(sendingOf(of, typed, reason), studentID.studentName));
      if (as === 'saved') sheet.saved(typed);
      else sheet.sent(typed);
      return undefined;
    } catch (error) {
      if (!isRefusal(error)) throw error;
      return error.message;
    } finally {
      readAgain();
    }
  }

  const sent = save.variables?.items ?? [];
  const refusedOf = (field: string): string | undefined => {
    const { assessmentID, studentID } = placeOf(field);
    const at = sent.findIndex((one) => one.assessmentID === assessmentID && one.studentID === studentID);
    const errors = save.error?.errors ?? {};
    return at < 0 ? undefined : (errors[`items.${at}.score`] ?? errors[`items.${at}.studentID`]);
  };
  return { ...sheet, waits, save, saveColumn, look, keepScore, refusedOf };
}

export type ScoreSheet = ReturnType<typeof useScoreSheet>;
