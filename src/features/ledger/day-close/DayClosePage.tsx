import { lazy, useState } from 'react';
import { t } from '#kit/contract/language';
import { useErase } from '#kit/web/crud/use-erase';
import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { Option } from '#kit/web/use-options';
import { accountShown } from '#house/money-account/account-name.rules';
import { useSession } from '#house/session/session';
import { AccountCards } from './AccountCards';
import { closeActions } from './close-actions';
import { type DayClose, dayClose } from './day-close.contract';
import { dayCloseColumns } from './day-close-columns';
import { reasonForm } from './reason-form';
import { useSign } from './use-sign';

const CountForm = lazy(async () => ({ default: (await import('./CountForm')).CountForm }));
const CountedResult = lazy(async () => ({ default: (await import('./CountedResult')).CountedResult }));
const PrintedClose = lazy(async () => ({ default: (await import('./PrintedClose')).PrintedClose }));

/** The form or dialog that is open above the list. */
type Opened =
  | { readonly does: 'count'; readonly account: Option }
  | { readonly does: 'counted' | 'reason' | 'print'; readonly close: DayClose };

/** Counting cash boxes, wallets and bank accounts against what was booked, and the closes that there are. */
export default function DayClosePage() {
  const [opened, setOpened] = useState<Opened>();
  const { claims } = useSession();
  const erase = useErase(dayClose);
  const sign = useSign();
  const close = () => setOpened(undefined);
  const shows = (does: Opened['does']) => opened?.does === does;
  const named = ({ closeNo, accountID }: DayClose) =>
    t('close {closeNo} of {account}', { closeNo, account: accountShown(accountID) });

  const actions = (row: DayClose) =>
    closeActions(row, claims, {
      print: () => setOpened({ does: 'print', close: row }),
      reason: () => setOpened({ does: 'reason', close: row }),
      sign: () => void sign(row, named(row)),
      takeBack: () => void erase(row, named(row)),
    });
  return (
    <>
      <ListPage
        entity={dayClose}
        title="Day close"
        columns={dayCloseColumns}
        order="-closeNo"
        filters={['accountID', 'status', 'userID']}
        actions={actions}
        onOpen={(row) => setOpened({ does: 'print', close: row })}
        lead={<AccountCards onCount={(account) => setOpened({ does: 'count', account })} />}
        empty={<EmptyState title={t('Count a box at the end of the day. The first count begins with its opening.')} />}
      />
      <LazyFormDialog
        title={opened?.does === 'count' ? t('Count {account}', { account: opened.account.label }) : t('Counted')}
        opened={shows('count') || shows('counted')}
        onClose={close}
        shape="drawer"
      >
        {(onDirty) => (
          <>
            {opened?.does === 'count' && (
              <CountForm
                account={opened.account}
                onCounted={(made) => {
                  onDirty(false);
                  setOpened({ does: 'counted', close: made });
                }}
                onDirty={onDirty}
              />
            )}
            {opened?.does === 'counted' && (
              <CountedResult
                close={opened.close}
                onSaid={(said) => {
                  onDirty(false);
                  setOpened({ does: 'counted', close: said });
                }}
                onPrint={() => setOpened({ does: 'print', close: opened.close })}
                onDone={close}
                onDirty={onDirty}
              />
            )}
          </>
        )}
      </LazyFormDialog>
      <LazyFormDialog title={t('Why it differs')} opened={shows('reason')} onClose={close} shape="dialog">
        {(onDirty) =>
          opened?.does === 'reason' && (
            <LazyEntityForm
              entity={dayClose}
              record={opened.close}
              rules={reasonForm}
              onSaved={close}
              onDirty={onDirty}
            />
          )
        }
      </LazyFormDialog>
      <LazyFormDialog title={t('Day close')} opened={shows('print')} onClose={close} shape="drawer">
        {() => opened?.does === 'print' && <PrintedClose id={opened.close._id} />}
      </LazyFormDialog>
    </>
  );
}
