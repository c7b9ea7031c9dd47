import { useCallback, useEffect, useState } from 'react';
import { toastWrong } from '#kit/web/toast';
import type { Page } from '#kit/web/use-entity';

/** Prints everything that matches, not only the page on screen: the rows are in the table while the print dialog is open. */
export function usePrint<R>(read: (page: number, pageSize: number) => Promise<Page<R>>) {
  const [paper, setPaper] = useState<Pick<Page<R>, 'rows' | 'count'>>();

  useEffect(() => {
    if (!paper) return undefined;
    const drop = () => setPaper(undefined);
    window.addEventListener('afterprint', drop, { once: true });
    // A moment for pictures and the browser's own layout.
    const timer = setTimeout(() => window.print(), 50);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('afterprint', drop);
    };
  }, [paper]);

  const print = useCallback(
    () =>
      void import('./printed-whole')
        .then(({ wholePaper }) => wholePaper(read))
        .then(setPaper, (error: Error) => toastWrong(error.message)),
    [read],
  );
  return { ...paper, print };
}
