import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseMissing } from '#kit/server/refusal';
import { on, saved } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change, find, lock } from '#kit/server/write/change';
import { familiesFeature } from '#house/family/families-feature.contract';
import {
  getOwnChoice,
  type OwnChoice,
  type OwnRecord,
  saveOwnChoice,
  type Seeing,
} from '#house/message/own-choice.contract';
import { student } from './student.contract';

/** The choice of a caller who is not a student: staff hold this call only because they hand out logins. */
const ofNobody: OwnChoice = { language: null, messageChoice: 'all' };

async function read(call: Call): Promise<OwnRecord> {
  refuseUnknownQuery(call.query, []);
  const { studentID } = caller(call);
  const found = studentID === null ? undefined : await find(call, student, studentID);
  if (!found) return ofNobody;
  const keepsFamilies = call.house.features.has(familiesFeature.name);
  return { ...choiceOf(found), ...(keepsFamilies ? { guardians: await seeing(call, found._id) } : {}) };
}

/** The people who see something of a student, named to the student (FA7). */
async function seeing(call: Call, studentID: string): Promise<readonly Seeing[]> {
  return askPrepared<Seeing>(
    call.db,
    sql`select g."guardianName", c.relation, c.access from ${tableOf(call, 'guardian_child')} c
      join ${tableOf(call, 'guardian')} g on g._id = c."guardianID" where c."studentID" = ${studentID}
      order by g."createdAt", g._id`,
  );
}

async function save(call: Call, { language = null, messageChoice }: BodyOf<typeof saveOwnChoice>) {
  const { _id } = await lock(call, student, caller(call).studentID ?? refuseMissing());
  const changed = await change(call, student, _id, { language, messageChoice });
  return saved(t('Saved'), choiceOf(changed));
}

const choiceOf = ({ language, messageChoice }: OwnChoice): OwnChoice => ({ language, messageChoice });

export const ownChoiceRoutes: Route[] = [on(getOwnChoice, read), on(saveOwnChoice, save)];
