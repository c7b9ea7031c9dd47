import { useEffect, useMemo, useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { ReplyOf } from '#kit/contract/endpoint';
import { choice } from '#kit/contract/fields-choice';
import { t } from '#kit/contract/language';
import { answerOf, send } from '#kit/web/call';
import { Coming } from '#kit/web/Coming';
import { FormOf } from '#kit/web/form/FormOf';
import { useDone } from '#kit/web/use-entity';
import { pasteMessages } from '#features/counter/wallet-message/wallet-message.contract';
import { pastedSaid } from './pasted.rules';
import { useWallets } from './use-wallet';

interface Props {
  readonly onDirty: (dirty: boolean) => void;
  readonly onDone: () => void;
}

/** The form for messages, pasted from the clipboard or typed, and the wallet that they are about. */
export function PasteForm({ onDirty, onDone }: Props) {
  // Made with the form, so that sending again after a lost answer stores nothing twice.
  const [key] = useState(() => uuid());
  const [copied, setCopied] = useState<string>();
  const wallets = useWallets();
  const done = useDone();
  const fields = useMemo(() => {
    const names = Object.fromEntries((wallets ?? []).map(({ _id, name }) => [_id, name]));
    return { ...pasteMessages.body, accountID: choice('Account', names, { required: 'Select account' }) };
  }, [wallets]);
  useEffect(() => {
    // A browser may ask for permission or refuse; then people paste by hand.
    const clipboard = window.isSecureContext
      ? navigator.clipboard.readText()
      : Promise.reject(new Error('No clipboard'));
    clipboard.then(setCopied, () => setCopied(''));
  }, []);
  if (!wallets || copied === undefined) return <Coming />;
  const [first] = wallets;
  return (
    <FormOf
      name="wallet-paste"
      fields={fields}
      rules={{
        start: () => ({ ...(first ? { accountID: first._id } : {}), ...(copied === '' ? {} : { text: copied }) }),
      }}
      saveLabel={t('Read messages')}
      onSave={async (body) => {
        const { method, path } = pasteMessages;
        const answer = await answerOf<ReplyOf<typeof pasteMessages>>(
          await send({ method, path, body, idempotencyKey: key }),
        );
        await done({ message: pastedSaid(answer) });
        onDone();
      }}
      onDirty={onDirty}
    />
  );
}
