import { IconKey } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { t } from '#kit/contract/language';
import { readMoney } from '#kit/contract/money';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { lazily } from '#kit/web/lazily';
import { Money } from '#kit/web/Money';
import { useOrganisation } from '#kit/web/organisation';
import { showInstant } from '#kit/web/show';
import { ActionIcon } from '#kit/web/ui/ActionIcon';
import { Gap } from './Gap';
import { useIsAdministrator, useWallets } from './use-wallet';
import type { WalletStrip } from './wallet.contract';
import styles from './wallet.module.css';

const ForwardKey = lazily(async () => (await import('./ForwardKey')).ForwardKey);

/** Each wallet: the balance in its last message, the balance in the books, and when its phone last forwarded something. */
export function WalletStrips() {
  const wallets = useWallets();
  const isAdministrator = useIsAdministrator();
  const [keyOf, setKeyOf] = useState<WalletStrip>();
  const close = () => setKeyOf(undefined);
  if (!wallets) return <ul className={styles.strips} aria-busy />;
  return (
    <>
      <ul className={styles.strips} aria-label={t('Wallets')}>
        {wallets.map((wallet) => (
          <li key={wallet._id} className={styles.strip}>
            <Strip wallet={wallet}>
              {isAdministrator && (
                <ActionIcon
                  variant="subtle"
                  onClick={() => setKeyOf(wallet)}
                  aria-label={t('Forwarding key of {account}', { account: wallet.name })}
                  title={t('Forwarding key')}
                >
                  <IconKey size={17} aria-hidden />
                </ActionIcon>
              )}
            </Strip>
          </li>
        ))}
      </ul>
      <LazyFormDialog title={t('Forwarding key')} opened={keyOf !== undefined} onClose={close} shape="dialog">
        {() => keyOf && <ForwardKey wallet={keyOf} onDone={close} />}
      </LazyFormDialog>
    </>
  );
}

/** A wallet, with its actions beside the name. */
function Strip({ wallet, children }: { readonly wallet: WalletStrip; readonly children: ReactNode }) {
  const { timeZone } = useOrganisation();
  const { name, says, balance, heardAt, isSilent, hasKey, passedOver, gap } = wallet;
  const told = says === null ? undefined : readMoney(says.toFixed(2));
  return (
    <>
      <div className={styles.named}>
        <h2>
          <bdi>{name}</bdi>
        </h2>
        {children}
      </div>
      <dl>
        <dt>{t('The wallet says')}</dt>
        <dd>{told === undefined ? '–' : <Money amount={told} />}</dd>
        <dt>{t('Daftar says')}</dt>
        <dd>
          <Money amount={balance} />
        </dd>
        {(hasKey || heardAt !== null) && (
          <>
            <dt>{t('Last heard')}</dt>
            <dd data-late={isSilent || undefined}>{heardAt === null ? t('never') : showInstant(heardAt, timeZone)}</dd>
            <dt>{t('Messages of others, passed over')}</dt>
            <dd>{passedOver}</dd>
          </>
        )}
      </dl>
      {gap && (
        <p>
          <Gap {...gap} />
        </p>
      )}
    </>
  );
}
