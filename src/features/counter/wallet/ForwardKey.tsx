import { Button } from '@mantine/core';
import { useState } from 'react';
import { t } from '#kit/contract/language';
import { call, isRefusal } from '#kit/web/call';
import { copyText } from '#kit/web/copy-text';
import { toastDone, toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';
import { apiHost } from '#house/brand/api-hosts';
import { useSession } from '#house/session/session';
import {
  forwardPath,
  makeForwardKey,
  revokeForwardKey,
} from '#features/counter/wallet-message/wallet-message.contract';
import styles from './wallet.module.css';
import type { WalletStrip } from './wallet.contract';

interface Props {
  readonly wallet: WalletStrip;
  readonly onDone: () => void;
}

/** Makes the key with which a phone forwards the messages of a wallet, and shows it once. */
export function ForwardKey({ wallet, onDone }: Props) {
  const [key, setKey] = useState<string>();
  const { brand } = useSession();
  const done = useDone();
  const address = new URL(`${apiHost(brand)}/${forwardPath}`, window.location.origin).href;

  async function run(task: () => Promise<void>) {
    try {
      await task();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
  }
  const make = () =>
    run(async () => {
      const answer = await call(makeForwardKey, { params: { id: wallet._id } });
      setKey(answer.info.key);
      await done(answer);
    });
  const revoke = () =>
    run(async () => {
      await done(await call(revokeForwardKey, { params: { id: wallet._id } }));
      onDone();
    });

  return (
    <>
      <p>
        <bdi>{wallet.name}</bdi>
      </p>
      <p>
        {t(
          'An app on the phone of the wallet sends each message to this address, with the key in the header Authorization: Bearer. Only messages of the senders in the patterns are kept.',
        )}
      </p>
      <bdi className={styles.key} dir="ltr">
        {address}
      </bdi>
      {key !== undefined && (
        <>
          <p>{t('Copy the key now: it is not shown again')}</p>
          <bdi className={styles.key} dir="ltr">
            {key}
          </bdi>
          <Button
            variant="default"
            onClick={() =>
              void copyText(key).then(
                () => toastDone(t('Copied')),
                (error: Error) => toastWrong(error.message),
              )
            }
          >
            {t('Copy')}
          </Button>
        </>
      )}
      <div className={styles.buttons}>
        {wallet.hasKey && (
          <Button variant="default" color="red" onClick={() => void revoke()}>
            {t('Revoke key')}
          </Button>
        )}
        {key === undefined && (
          <Button onClick={() => void make()}>{wallet.hasKey ? t('Make a new key') : t('Make key')}</Button>
        )}
      </div>
    </>
  );
}
