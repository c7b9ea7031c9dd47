import { t } from '#kit/contract/language';
import type { Row } from '#kit/contract/entity';
import type { Call } from '#kit/server/call';
import { sendMail } from '#house/mail/mail.server';
import type { user } from '#features/people/user/user.contract';

type What = 'on' | 'off' | 'reset';

const sentences: Readonly<Record<What, () => string>> = {
  on: () => t('Two-step login is on: from now on your login asks for a code.'),
  off: () => t('Two-step login is off: from now on your password alone logs you in.'),
  reset: () => t('A superAdmin has reset your two-step login: from now on your password alone logs you in.'),
};

/** Mails a user what happened to their second factor: somebody else may have done it. */
export async function tellOwner(
  call: Call,
  { username, userType }: Pick<Row<typeof user>, 'username' | 'userType'>,
  what: What,
): Promise<void> {
  const warning = t('If this was not you, change your password and tell whoever runs the system.');
  await sendMail(call, {
    to: username,
    subject: t('Your two-step login has changed'),
    text: `${sentences[what]()}\n\n${warning}`,
    forSuperAdmin: userType === 'superAdmin',
  });
}
