/** Puts the focus where a form begins. */
export function focusFirst(form: HTMLElement | null): void {
  form?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

/** Puts the focus on the first control that is wrong, or where it began: a button that was disabled meanwhile has lost it. */
export function focusWrong(form: HTMLElement | null): void {
  const wrong = form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input');
  if (wrong) wrong.focus();
  else if (document.activeElement === document.body) form?.querySelector<HTMLElement>('[type="submit"]')?.focus();
}

/** The same once the messages stand: for a form that has only just set them. */
export function focusField(form: HTMLElement | null): void {
  requestAnimationFrame(() => focusWrong(form));
}
