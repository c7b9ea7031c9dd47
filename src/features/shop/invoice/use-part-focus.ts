import { type RefObject, useEffect, useState } from 'react';

const wrong = '[aria-invalid="true"], [data-invalid] input';

/** The part that was last moved to, and a function that moves to one: to its first error, otherwise to its head. */
export function usePartFocus(form: RefObject<HTMLElement | null>) {
  const [gone, setGone] = useState<{ readonly part: number }>();
  // After the errors are shown.
  useEffect(() => {
    if (!gone) return;
    const part = form.current?.querySelector<HTMLElement>(`[data-sale-part="${gone.part}"]`);
    const target = part?.querySelector<HTMLElement>(wrong) ?? part;
    target?.focus();
  }, [gone, form]);
  return [gone?.part, (part: number) => setGone({ part })] as const;
}
