import { type RefObject, useEffect, useState } from 'react';

/** Puts the focus where a form begins. */
export function focusFirst(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

/** Puts the focus on the first control that is wrong, or where it began: a button that was disabled meanwhile has lost it. */
function focusWrong(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input');
  if (wrong) wrong.focus();
  else if (document.activeElement === document.body) form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}

/**
 * Answers what puts the focus on what is wrong. It is called together with what sets the messages, and does so once they
 * stand: before that nothing tells which control is wrong, however long one waits.
 */
export function useWrongFocus(form: RefObject<HTMLElement | null>): () => void {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) focusWrong(form.current);
  }, [attempts, form]);
  return () => setAttempts((before) => before + 1);
}
