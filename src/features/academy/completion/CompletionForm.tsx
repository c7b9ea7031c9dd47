import { Button } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { answerOf, isRefusal, type Refusal, send } from '#kit/web/call';
import { ErrorSummary } from '#kit/web/form/ErrorSummary';
import { useWrongFocus } from '#kit/web/form/focus';
import type { Typed } from '#kit/web/form/form-values';
import form from '#kit/web/form/form.module.css';
import { useLeftWithin } from '#kit/web/form/use-left';
import { Stepper } from '#kit/web/ui/Stepper';
import { useDone } from '#kit/web/use-entity';
import type { Opening } from '#house/page/page-part';
import type { schoolClass } from '#features/academy/school-class/school-class.contract';
import { type Candidate, completeClass } from './completion.contract';
import { atFields, errorsIn, sentOf, stepNames, stepOf, type Ticked } from './completion-form.rules';
import styles from './completion.module.css';
import { CompletionStep } from './CompletionStep';
import { useCompletionForm } from './use-completion-form';

interface Props extends Opening {
  readonly of: Got<typeof schoolClass>;
  readonly candidates: readonly Candidate[];
}

/** The three steps in which a class is completed; nothing is saved before the last. */
export function CompletionForm({ of, candidates, onDone, onDirty }: Props) {
  // Made with the form, so that sending again after a lost answer completes nothing twice.
  const [idempotencyKey] = useState(() => uuid());
  const { asked, ticks, steps } = useCompletionForm(of, candidates);
  const [step, setStep] = useState(0);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const complete = useCompletion(of._id, idempotencyKey);
  const left = useLeftWithin(asked.leave);
  const element = useRef<HTMLFormElement>(null);
  const focusWrong = useWrongFocus(element);
  const last = step === steps.length - 1;
  const dirty = asked.dirty || ticks.dirty;
  useLayoutEffect(() => onDirty(dirty && !busy), [dirty, busy, onDirty]);

  /** Opens the step in which something is wrong. */
  function show(errors: Readonly<Record<string, string>>) {
    const wrong = steps.indexOf(stepOf(errors) ?? -1);
    if (wrong !== -1) setStep(wrong);
    focusWrong();
  }

  /** Goes on to the next step, unless something is wrong in this one. */
  function goOn() {
    const wrong = errorsIn(steps[step] ?? 0, asked.judge().problems);
    if (Object.keys(wrong).length === 0) return setStep(step + 1);
    asked.setErrors(wrong);
    focusWrong();
  }

  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    setRefused(undefined);
    if (!last) return goOn();
    const body = asked.check();
    if (body === undefined) return show(asked.judge().problems);
    setBusy(true);
    try {
      await complete(body, ticks);
      onDone();
    } catch (error) {
      setBusy(false);
      if (!isRefusal(error)) throw error;
      const errors = atFields(error.errors);
      setRefused(error);
      asked.setErrors(errors);
      show(errors);
    }
  }

  return (
    <form
      ref={element}
      className={form.form}
      onSubmit={(event) => void submit(event)}
      {...left}
      noValidate
      aria-busy={busy}
    >
      <CompletionMarks names={steps.map((one) => stepNames[one] ?? '')} at={step} onGo={setStep} />
      <ErrorSummary errors={asked.errors} refused={refused} meanwhile={[]} onReload={undefined} />
      <CompletionStep step={steps[step] ?? 0} asked={asked} ticks={ticks} candidates={candidates} />
      <div className={form.end}>
        {step > 0 && (
          <Button variant="default" disabled={busy} onClick={() => setStep(step - 1)}>
            {t('Back')}
          </Button>
        )}
        <Button type="submit" disabled={busy} loading={false}>
          {last ? (busy ? t('saving...') : t('Complete the class')) : t('Next')}
        </Button>
      </div>
    </form>
  );
}

interface CompletionMarksProps {
  /** The names of the steps: sentences of the catalogue. */
  readonly names: readonly string[];
  readonly at: number;
  readonly onGo: (step: number) => void;
}

/** The progress through the steps of completing a class: a mark for each, which leads to it. */
function CompletionMarks({ names, at, onGo }: CompletionMarksProps) {
  const narrow = useMediaQuery('(max-width: 639.98px)');
  return (
    <Stepper active={at} onStepClick={onGo} size="sm" wrap={false} classNames={{ separator: styles.between }}>
      {names.map((name, index) => (
        <Stepper.Step
          key={name}
          // A phone has room for only one name.
          label={<span className={narrow && index !== at ? 'visually-hidden' : undefined}>{t(name)}</span>}
        />
      ))}
    </Stepper>
  );
}

/** Completes a class with what the form holds. */
function useCompletion(id: string, idempotencyKey: string) {
  const done = useDone();
  const call = { method: completeClass.method, path: completeClass.path.replace('{id}', id), idempotencyKey };
  return async (typed: Typed, ticked: Ticked): Promise<void> => {
    const answer = await answerOf<{ readonly message: string }>(await send({ ...call, body: sentOf(typed, ticked) }));
    await done(answer);
  };
}
