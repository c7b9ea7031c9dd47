import { type Call, caller, type Route } from '../../../kit/server/call';
import { on } from '../../../kit/server/crud';
import { getOutbox, type OutboxMail } from '../organisation/organisation.contract';

const most = 200;

/** Mails that were not sent, newest first. One that helps to become a superAdmin is a superAdmin's to read (A27). */
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

export const outboxRoutes: Route[] = [on(getOutbox, readOutbox)];
