import { IconShieldLock } from '@tabler/icons-react';
import { type ReactNode, Suspense, useState } from 'react';
import { words } from '#kit/contract/language';
import { lazily } from '#kit/web/lazily';
import type { RowAction } from '#kit/web/list/row-action';
import { toastWrong } from '#kit/web/toast';
import type { Holder, PinCall } from './give-pin';
import type { PinTold } from './PinSlip';

const PinDialog = lazily(async () => (await import('./PinDialog')).PinDialog);

/** The action of a row that gives out a PIN, after a question, and the dialog that shows it once. The code is loaded with the first use. */
export function usePin(endpoint: () => Promise<PinCall>): {
  readonly pinAction: (of: Holder) => RowAction;
  readonly pinDialog: ReactNode;
} {
  const [told, setTold] = useState<PinTold>();
  async function give(holder: Holder): Promise<void> {
    try {
      const [{ givePin }, asked] = await Promise.all([import('./give-pin'), endpoint()]);
      setTold(await givePin(asked, holder));
    } catch (error) {
      toastWrong(error instanceof Error ? error.message : String(error));
    }
  }
  return {
    pinAction: (of) => ({ label: words('Issue PIN'), icon: IconShieldLock, run: () => void give(of) }),
    pinDialog: told && (
      <Suspense>
        <PinDialog key={told.pin} told={told} />
      </Suspense>
    ),
  };
}
