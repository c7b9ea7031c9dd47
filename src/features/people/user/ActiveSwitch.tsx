import { useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { call, isRefusal } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import { toastWrong } from '#kit/web/toast';
import { Switch } from '#kit/web/ui/Switch';
import { useDone } from '#kit/web/use-entity';
import { blockUser, type user } from './user.contract';

/** Blocks and unblocks a user, after a question. */
export function ActiveSwitch({ user: { _id, name, status } }: { user: Got<typeof user> }) {
  const [busy, setBusy] = useState(false);
  const done = useDone();

  async function turn() {
    const answer = await confirm({
      title: status ? t('You are blocking this user?') : t('You are unblocking this user?'),
      text: status
        ? t('Their session ends at once, and they cannot log in until they are unblocked.')
        : t('They can log in again.'),
      thing: name,
      yes: status ? t('Block') : t('Unblock'),
      tone: status ? 'wrong' : 'plain',
    });
    if (!answer) return;
    setBusy(true);
    try {
      await done(await call(blockUser, { params: { id: _id }, body: { _id, currentstatus: !status } }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
    setBusy(false);
  }

  return (
    <Switch
      checked={status}
      disabled={busy}
      color="green.9"
      label={status ? t('Active') : t('Blocked')}
      aria-label={status ? t('{name} is active', { name }) : t('{name} is blocked', { name })}
      onChange={() => void turn()}
      onClick={(event) => event.stopPropagation()}
    />
  );
}
