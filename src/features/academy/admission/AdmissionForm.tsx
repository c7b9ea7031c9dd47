import { Button } from '@mantine/core';
import { useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { ReplyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { readTyped } from '#kit/contract/money';
import { answerOf, isRefusal, type Refusal, send } from '#kit/web/call';
import { ErrorSummary } from '#kit/web/form/ErrorSummary';
import { useWrongFocus } from '#kit/web/form/focus';
import { useShownErrors } from '#kit/web/form/use-shown-errors';
import { useDone } from '#kit/web/use-entity';
import { useShownMoney } from '#kit/web/use-shown-money';
import styles from './admission.module.css';
import { admit } from './admission.contract';
import { type AdmissionDraft, paidText, readAdmission, soFar, typedAdmission } from './admission-draft.rules';
import { ClassPart } from './ClassPart';
import { FeesPart } from './FeesPart';
import { PaymentPart } from './PaymentPart';
import { StudentPart } from './StudentPart';
import { useDraft, useKnown, useMay, useTerms } from './use-admission';
import { useKnownStudent } from './use-students';

interface Props {
  /** What is known where the page is opened: the class, or the student. */
  readonly classID: string | undefined;
  readonly studentID: string | undefined;
  readonly onAdmitted: (answer: ReplyOf<typeof admit>) => void;
}

/** Class, student, fees and first payment on one page, saved by one call. */
export function AdmissionForm({ classID, studentID, onAdmitted }: Props) {
  const attempt = useRef<{ readonly content: string; readonly key: string }>(undefined);
  const [busy, setBusy] = useState(false);
  const { draft, type } = useDraft(classID, studentID, busy);
  const terms = useTerms(draft.classID, draft.isNew ? '' : draft.studentID);
  const student = useKnownStudent(draft.studentID);
  const known = useKnown(terms.data, student?.phone);
  const may = useMay();
  const read = readAdmission(draft, known);
  const { errors, left, showAll, refuse } = useShownErrors({ ...typedAdmission(draft, known), found: read.errors });
  const [refused, setRefused] = useState<Refusal>();
  const form = useRef<HTMLFormElement>(null);
  const focusWrong = useWrongFocus(form);
  const done = useDone();
  const shown = useShownMoney();

  function change(part: Partial<AdmissionDraft>) {
    setRefused(undefined);
    type(part);
  }

  async function save() {
    showAll();
    setRefused(undefined);
    if (read.body === undefined || Object.keys(read.errors).length > 0) return focusWrong();
    setBusy(true);
    // The same content keeps the same key: sent again after a lost answer, it enrols nobody twice.
    const content = JSON.stringify(read.body);
    if (attempt.current?.content !== content) attempt.current = { content, key: uuid() };
    const { key: idempotencyKey } = attempt.current;
    try {
      const { method, path } = admit;
      const answer = await answerOf<ReplyOf<typeof admit>>(
        await send({ method, path, body: read.body, idempotencyKey }),
      );
      onAdmitted(answer);
      await done(answer);
    } catch (error) {
      setBusy(false);
      if (!isRefusal(error)) throw error;
      setRefused(error);
      refuse(error.errors);
      // The last seat may have been taken meanwhile: then the waiting list is offered.
      if (error.errors.classID !== undefined) void terms.refetch();
      focusWrong();
    }
  }

  const paid = readTyped(paidText(draft, known));
  const parts = { draft, known, errors, onChange: change };
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      aria-busy={busy}
      {...left}
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy) void save();
      }}
    >
      <ErrorSummary errors={errors} refused={refused} meanwhile={[]} onReload={undefined} />
      <div className={styles.parts}>
        <div className={styles.side}>
          <ClassPart {...parts} failed={terms.error ?? undefined} />
          <StudentPart {...parts} mayRegister={may.register} />
        </div>
        <div className={styles.side}>
          <FeesPart {...parts} />
          {may.pay && !draft.waits && soFar(draft, known).left > 0 && <PaymentPart {...parts} />}
        </div>
      </div>
      <div className={styles.end}>
        <Button type="submit" size="md" disabled={busy} loading={false}>
          {busy
            ? t('saving...')
            : paid !== undefined && paid > 0
              ? t('Take {amount}', { amount: shown(paid) })
              : t(draft.waits ? 'Put on the waiting list' : 'Enroll')}
        </Button>
      </div>
    </form>
  );
}
