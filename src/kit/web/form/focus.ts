import { type RefObject, useEffect, useState } from 'react';

/** Focuses the first control of a form. */
export function focusFirst(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

/**
 * Focuses the first control with an error, otherwise the control that had the focus: a button that was disabled
 * meanwhile has lost it.
 */
function focusWrong(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input');
  if (wrong) wrong.focus();
  else if (document.activeElement === document.body) form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}

/**
 * A function that focuses the first control with an error. Call it together with setting the messages; it acts once
 * they are rendered, because until then nothing shows which control is wrong.
 */
export function useWrongFocus(form: RefObject<HTMLElement | null>): () => void {
  const [attempts, setAttempts] = useState(0);
  useEffect(() => {
    if (attempts > 0) focusWrong(form.current);
  }, [attempts, form]);
  return () => setAttempts((before) => before + 1);
}
