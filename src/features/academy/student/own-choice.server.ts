import type { BodyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { type Call, caller, type Route } from '#kit/server/call';
import { refuseUnknownQuery } from '#kit/server/read/filter';
import { refuseMissing } from '#kit/server/refusal';
import { on, saved } from '#kit/server/routes/crud';
import { change, find, lock } from '#kit/server/write/change';
import { getOwnChoice, type OwnChoice, saveOwnChoice } from '#house/message/own-choice.contract';
import { student } from './student.contract';

/** What applies to whoever is no student: staff hold this call with the logins that they hand out. */
const ofNobody: OwnChoice = { language: null, messageChoice: 'all' };

async function read(call: Call): Promise<OwnChoice> {
  refuseUnknownQuery(call.query, []);
  const { studentID } = caller(call);
  const found = studentID === null ? undefined : await find(call, student, studentID);
  return found ? choiceOf(found) : ofNobody;
}

async function save(call: Call, { language = null, messageChoice }: BodyOf<typeof saveOwnChoice>) {
  const { _id } = await lock(call, student, caller(call).studentID ?? refuseMissing());
  const changed = await change(call, student, _id, { language, messageChoice });
  return saved(t('Saved'), choiceOf(changed));
}

const choiceOf = ({ language, messageChoice }: OwnChoice): OwnChoice => ({ language, messageChoice });

export const ownChoiceRoutes: Route[] = [on(getOwnChoice, read), on(saveOwnChoice, save)];
