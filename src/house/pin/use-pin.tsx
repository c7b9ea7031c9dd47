import { IconPassword } from '@tabler/icons-react';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { t, words } from '#kit/contract/language';
import type { Endpoint } from '#kit/contract/endpoint';
import { call, isRefusal } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import type { RowAction } from '#kit/web/list/row-action';
import { toastWrong } from '#kit/web/toast';
import type { PinGiven } from './pin.contract';
import type { PinTold } from './PinSlip';

const PinSlip = lazy(() => import('./PinSlip'));

/** Whom a PIN is for. */
type Holder = Omit<PinTold, 'pin'> & { readonly _id: string };

type PinCall = Endpoint<Record<never, never>, PinGiven>;

/** A row's way to give out a PIN, after a question, and the dialog that shows it once. */
export function usePin(endpoint: PinCall): {
  readonly pinAction: (of: Holder) => RowAction;
  readonly pinDialog: ReactNode;
} {
  const [told, setTold] = useState<PinTold>();
  const [opened, setOpened] = useState(false);
  async function give({ _id, ...holder }: Holder): Promise<void> {
    const answer = await confirm({
      title: t('Give out a PIN?'),
      text: t(
        'It replaces the one before, and whoever is logged in has to log in again. The password stays until another is chosen.',
      ),
      thing: holder.name,
      yes: t('Issue PIN'),
      tone: 'plain',
    });
    if (!answer) return;
    try {
      const { pin } = await call(endpoint, { params: { id: _id } });
      setTold({ ...holder, pin });
      setOpened(true);
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
  }
  return {
    pinAction: (of) => ({ label: words('Issue PIN'), icon: IconPassword, run: () => void give(of) }),
    pinDialog: (
      <LazyFormDialog title={t('PIN for the portal')} opened={opened} onClose={() => setOpened(false)} shape="dialog">
        {() => <Suspense>{told && <PinSlip told={told} />}</Suspense>}
      </LazyFormDialog>
    ),
  };
}
