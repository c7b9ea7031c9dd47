import { IconReceiptRefund } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { words } from '#kit/contract/language';
import type { RowAction } from '#kit/web/list/row-action';
import { useScreens } from '#house/session/use-screens';
import { debtsScreen } from '#features/ledger/debt/debts.screens';
import type { Credited } from './credit-note-form';
import { CreditNoteDialog } from './CreditNoteDialog';

interface TakeOff {
  /** The actions of a row, for users who may take something off it. */
  readonly actions: (of: () => Credited) => RowAction[];
  readonly dialog: ReactNode;
}

/** The action of rows of debts by which something is taken off one, and the dialog that it opens. */
export function useTakeOff(): TakeOff {
  const [of, setOf] = useState<Credited>();
  const mayTakeOff = useScreens().has(debtsScreen.path);
  const actions: TakeOff['actions'] = (asked) =>
    mayTakeOff ? [{ label: words('Take off'), icon: IconReceiptRefund, run: () => setOf(asked()) }] : [];
  return { actions, dialog: <CreditNoteDialog of={of} onClose={() => setOf(undefined)} /> };
}
