import { useState } from 'react';
import { t } from '#kit/contract/language';
import { FormDialog } from '#kit/web/form/FormDialog';
import { PinSlip, type PinTold } from './PinSlip';

/** A PIN in a dialog, shown until it is closed. */
export function PinDialog({ told }: { readonly told: PinTold }) {
  const [opened, setOpened] = useState(true);
  return (
    <FormDialog title={t('PIN for the portal')} opened={opened} onClose={() => setOpened(false)} shape="dialog">
      {() => <PinSlip told={told} />}
    </FormDialog>
  );
}
