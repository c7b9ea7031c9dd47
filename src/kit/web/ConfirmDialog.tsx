import { Button, TextInput } from '@mantine/core';
import { useEffect, useState } from 'react';
import { t } from '#kit/contract/language';
import { reasonProblem } from '#kit/rules/reason';
import type { Answer, Question } from './confirm';
import styles from './ConfirmDialog.module.css';
import { Modal } from './ui/Modal';
import { Select } from './ui/Select';

interface Props {
  readonly question: Question;
  readonly answer: (given: Answer | undefined) => void;
}

/**
 * A question before something that cannot be undone. The safe answer has the focus; afterwards the focus returns to
 * where it was.
 */
export function ConfirmDialog({ question, answer }: Props) {
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [picked, setPicked] = useState(question.pick?.value);
  useFocusBack();
  // A moment later, so that a dialog below does not react to the same Escape.
  const no = () => setTimeout(() => answer(undefined));
  return (
    <Modal
      opened
      onClose={no}
      title={question.title}
      size={420}
      centered
      zIndex={300}
      returnFocus={false}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const lacks = question.needed && reasonProblem(reason);
          if (lacks) setProblem(lacks);
          else answer({ reason: reason.trim(), picked });
        }}
      >
        {question.thing && <p className={styles.thing}>{question.thing}</p>}
        <p className={styles.text}>{question.text}</p>
        {question.pick && (
          <Select
            label={question.pick.label}
            data={[...question.pick.options]}
            value={picked ?? null}
            onChange={(value) => setPicked(value ?? undefined)}
            allowDeselect={false}
            comboboxProps={{ zIndex: 310 }}
            mt="md"
          />
        )}
        {question.reason && (
          <TextInput
            label={question.reason}
            value={reason}
            error={problem}
            withAsterisk={question.needed === true}
            maxLength={255}
            onChange={(event) => {
              setReason(event.currentTarget.value);
              setProblem(undefined);
            }}
            mt="md"
          />
        )}
        <div className={styles.answers}>
          <Button variant="default" onClick={no} data-autofocus>
            {question.no ?? t('Cancel')}
          </Button>
          <Button type="submit" {...(question.tone === 'wrong' ? { color: 'red' } : {})}>
            {question.yes}
          </Button>
        </div>
      </form>
    </Modal>
  );
}

/** Returns the focus, because the dialog disappears as soon as it is answered. */
function useFocusBack(): void {
  useEffect(() => {
    const before = document.activeElement;
    return () => {
      if (before instanceof HTMLElement && before.isConnected) setTimeout(() => before.isConnected && before.focus());
    };
  }, []);
}
