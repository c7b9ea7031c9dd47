import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import type { Money } from '#kit/contract/money';
import { dayIn } from '#kit/rules/calendar';
import { type Call, caller, type Condition, type Route } from '#kit/server/call';
import type { Scope } from '#kit/server/read/list';
import { refuse, refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { crud, idOf } from '#kit/server/routes/crud';
import type { OwnWay } from '#kit/server/routes/crud-parts';
import { change, find } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { followUp } from './follow-up.contract';
import { fixedProblem, followUpProblems, otherPersonErrors } from './follow-up.rules';

type FollowUp = typeof followUp;

/** The person whom a follow-up is about. */
export type About = Pick<Sent<FollowUp>, 'studentID' | 'customerID' | 'guardianID' | 'noteID'>;

/** The conditions of the right to a follow-up: about somebody who owes, or a guardian, or about a visitor. */
export const ofOwing = '[studentID guardianID customerID]';
export const ofNotes = '[noteID]';

/** What the ledger cannot know about people and their debts, passed in by the area above. */
interface Known {
  readonly scope: Scope;
  /** Answers the list, which can show what was said to a student together with what was said to the guardians. */
  readonly list: OwnWay;
  /** Refuses the call where the caller may not follow up this person. */
  readonly refuseForeign: (call: Call, about: About) => Promise<void>;
  /** The total that this person owes now; for a guardian, what the children owe. */
  readonly owed: (call: Call, about: About) => Promise<Money>;
}

/** The calls of a follow-up. */
export function followUpCallsWith({ scope, list, refuseForeign, owed }: Known): Route[] {
  /** Records what was said, and what the person owed at that moment. */
  async function enter(call: Call, sent: Sent<FollowUp> & { readonly _id: string }): Promise<Got<FollowUp>> {
    const said = { ...sent, nextDate: sent.nextDate ?? sent.promiseDate ?? null };
    refuseInvalid(followUpProblems(said, call.today));
    await refuseForeign(call, sent);
    const amountOpen = await owed(call, sent);
    return insert(call, followUp, { ...said, amountOpen, userID: caller(call)._id });
  }
  return crud(followUp, {
    scope,
    list,
    create: enter,
    update: edit,
    remove,
    condition: {
      list: ({ query: { noteID } }) => (noteID === undefined ? ofOwing : ofNotes),
      create: (_call, body) => (isObject(body) && body.noteID ? ofNotes : ofOwing),
      one: ofStored,
      update: ofStored,
      remove: ofStored,
    },
  });
}

/** The condition that the stored follow-up of a call falls under; both if there is no such follow-up. */
async function ofStored(call: Call, body: unknown): Promise<Condition> {
  const stored = await find(call, followUp, idOf(call, body));
  if (!stored) return [ofOwing, ofNotes];
  return stored.noteID ? ofNotes : ofOwing;
}

/** Changes a follow-up, which only its writer may, on the day it was written (ME13). */
async function edit(call: Call, stored: Row<FollowUp>, values: Edit<FollowUp>): Promise<Got<FollowUp>> {
  refuseFixed(call, stored);
  const { studentID, customerID, guardianID, noteID } = stored;
  const errors = otherPersonErrors({ studentID, customerID, guardianID, noteID }, values);
  const [other] = Object.values(errors);
  if (other !== undefined) refuse(409, other, errors);
  const changed = withoutPromise(values);
  refuseInvalid(followUpProblems({ ...stored, ...changed }, call.today));
  return change(call, followUp, stored._id, changed);
}

/** The edit; if its outcome is no longer a promise, it also clears the promised day. */
function withoutPromise(values: Edit<FollowUp>): Edit<FollowUp> {
  return values.outcome === undefined || values.outcome === 'promised' ? values : { promiseDate: null, ...values };
}

async function remove(call: Call, stored: Row<FollowUp>): Promise<Got<FollowUp>> {
  refuseFixed(call, stored);
  return erase(call, followUp, stored._id);
}

/** Refuses to change a follow-up to anybody but its writer, and on any other day (ME13). */
function refuseFixed(call: Call, { userID, outcome, createdAt }: Row<FollowUp>): void {
  if (userID !== caller(call)._id) refuse(403, t('Only who wrote a follow-up may change it'));
  refuseConflict(fixedProblem(outcome, dayIn(call.house.timeZone, new Date(createdAt)), call.today));
}
