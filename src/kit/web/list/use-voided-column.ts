import { useEffect, useMemo, useState } from 'react';
import type { Column } from './column';

/** The columns with who voided, when and why, where voided documents are shown too. */
export function useVoidedColumn<R extends object>(columns: readonly Column<R>[], voided: string): readonly Column<R>[] {
  const [last, setLast] = useState<Column<object>>();
  useEffect(() => {
    if (voided !== '') void import('./voided-column').then(({ voidedColumn }) => setLast(voidedColumn));
  }, [voided]);
  return useMemo(() => (voided !== '' && last ? [...columns, last] : columns), [columns, voided, last]);
}
