import { useEffect, useMemo, useState } from 'react';
import type { Column } from './column';

/** The columns with who voided, when and why, where voided documents are shown too. */
export function useVoidedColumn<R extends object>(columns: readonly Column<R>[], voided: string): readonly Column<R>[] {
  const [last, setLast] = useState<Column<object>>();
  useEffect(() => {
    if (voided !== '') void import('./voided-column').then(({ voidedColumn }) => setLast(voidedColumn));
  }, [voided]);
  // Beside who it is about, where nothing covers it in a table that scrolls.
  return useMemo(
    () => (voided !== '' && last ? [...columns.slice(0, 1), last, ...columns.slice(1)] : columns),
    [columns, voided, last],
  );
}
