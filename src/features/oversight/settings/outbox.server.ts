import { t } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import { on } from '#kit/server/routes/crud';
import { refuse } from '#kit/server/refusal';
import { getOutbox, type OutboxMail, testMail } from '#house/organisation/organisation.contract';
import { countTry, mailSubject } from '#house/tries/slow-down.server';
import { tryMail } from '#house/mail/mail.server';

const most = 200;

/** Emails that were not sent, newest first. Only superAdmins may read one that could help somebody to become a superAdmin (A27). */
async function readOutbox(call: Call): Promise<OutboxMail[]> {
  const all = call.db
    .selectFrom('outbox')
    .select(['_id', 'createdAt', 'to', 'subject', 'text'])
    .orderBy('createdAt', 'desc')
    .orderBy('_id', 'desc')
    .limit(most);
  if (caller(call).userType === 'superAdmin') return all.execute();
  const superAdmins = call.db.selectFrom('app_user').select('username').where('userType', '=', 'superAdmin');
  return all.where('forSuperAdmin', '=', false).where('to', 'not in', superAdmins).execute();
}

/** Sends a mail to the caller through the saved mail server, and answers whether the server accepted it. */
async function sendTestMail(call: Call) {
  await call.transact((within) => countTry(within, [mailSubject(caller(call)._id)]));
  const { username: to } = await call.db
    .selectFrom('app_user')
    .select('username')
    .where('_id', '=', caller(call)._id)
    .executeTakeFirstOrThrow();
  const reason = await tryMail(call, {
    to,
    subject: t('A test email'),
    text: t('This email shows that emails from this organisation arrive.'),
  });
  if (reason !== undefined) refuse(409, t('The email was not sent: {reason}', { reason }));
  return { status: true, message: t('An email was sent to {to}', { to }) };
}

export const outboxRoutes: Route[] = [
  on(getOutbox, readOutbox),
  // It waits for another server, and must not hold a transaction open in the meantime.
  on(testMail, sendTestMail, { asks: true }),
];
