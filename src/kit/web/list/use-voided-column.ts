import { useEffect, useMemo, useState } from 'react';
import type { Column } from './column';
import type { withVoided } from './voided-column';

/** The columns with who voided, when and why, where voided documents are shown too. */
export function useVoidedColumn<R extends object>(columns: readonly Column<R>[], voided: string): readonly Column<R>[] {
  const [beside, setBeside] = useState<typeof withVoided>();
  useEffect(() => {
    if (voided !== '') void import('./voided-column').then((loaded) => setBeside(() => loaded.withVoided));
  }, [voided]);
  return useMemo(() => (voided !== '' && beside ? beside(columns) : columns), [columns, voided, beside]);
}
