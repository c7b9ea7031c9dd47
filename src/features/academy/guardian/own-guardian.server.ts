import type { BodyOf } from '#kit/contract/endpoint';
import type { Row } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseMissing } from '#kit/server/refusal';
import { on, saved } from '#kit/server/routes/crud';
import { change, find, lock } from '#kit/server/write/change';
import { guardian } from './guardian.contract';
import { getOwnGuardian, type OwnGuardian, saveOwnGuardian } from './own-guardian.contract';

async function read(call: Call): Promise<OwnGuardian> {
  refuseUnknownQuery(call.query, []);
  return ownOf(call, (await find(call, guardian, caller(call)._id)) ?? refuseMissing());
}

async function save(call: Call, sent: BodyOf<typeof saveOwnGuardian>) {
  const { _id } = await lock(call, guardian, caller(call)._id);
  const { email = null, language = null, messageChoice = 'all' } = sent;
  return saved(t('Saved'), ownOf(call, await change(call, guardian, _id, { email, language, messageChoice })));
}

type Known = Pick<
  Row<typeof guardian>,
  '_id' | 'guardianName' | 'guardianPhone' | 'email' | 'language' | 'messageChoice'
>;

function ownOf(call: Call, { _id, guardianName, guardianPhone, email, language, messageChoice }: Known): OwnGuardian {
  const me = caller(call);
  const children = me.kind === 'guardian' ? me.children : [];
  return { _id, guardianName, guardianPhone, email, language, messageChoice, children };
}

export const ownGuardianRoutes: Route[] = [on(getOwnGuardian, read), on(saveOwnGuardian, save)];
