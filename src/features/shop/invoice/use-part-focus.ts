import { type RefObject, useEffect, useState } from 'react';

const wrong = '[aria-invalid="true"], [data-invalid] input';

/** The part that was gone to last, and how to go to one: to what is wrong in it, otherwise to its head. */
export function usePartFocus(form: RefObject<HTMLElement | null>) {
  const [gone, setGone] = useState<{ readonly part: number }>();
  // Once what is wrong is shown.
  useEffect(() => {
    if (!gone) return;
    const part = form.current?.querySelector<HTMLElement>(`[data-sale-part="${gone.part}"]`);
    const target = part?.querySelector<HTMLElement>(wrong) ?? part;
    target?.focus();
  }, [gone, form]);
  return [gone?.part, (part: number) => setGone({ part })] as const;
}
