import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isRefusal, type Refusal } from '#kit/web/call';
import { focusFirst, useWrongFocus } from './focus';
import type { Typed } from './form-values';
import type { useForm } from './use-form';
import { useLeftWithin } from './use-left';

/** Sends the values of a valid form; errors and refusals are shown, and the first gets the focus. By `left` it hears of fields that are left. */
export function useSubmit(form: ReturnType<typeof useForm>, onSave: (body: Typed) => Promise<void>) {
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<Refusal>();
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => focusFirst(element.current), []);
  const focusWrong = useWrongFocus(element);
  const left = useLeftWithin(form.leave);

  async function submit(event: FormEvent) {
    event.preventDefault();
    setRefused(undefined);
    const body = form.check();
    if (body === undefined) return focusWrong();
    setBusy(true);
    await onSave(body).catch((error: unknown) => {
      if (!isRefusal(error)) throw error;
      setRefused(error);
      form.setErrors(error.errors);
      focusWrong();
    });
    setBusy(false);
  }

  return { element, busy, refused, left, onSubmit: (event: FormEvent) => void submit(event) };
}
