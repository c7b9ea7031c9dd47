import { sql } from 'kysely';
import type { BodyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { type Call, caller } from '#kit/server/call';
import { refuseNotYours } from '#kit/server/read/send';
import { refuse, refuseInvalid, refuseMissing } from '#kit/server/refusal';
import { find } from '#kit/server/write/change';
import { allOf, type Fragment, tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import type { OrganisationSettings } from '#house/organisation/organisation.server';
import { countProblem } from '#house/message/writing-to.rules';
import { ofOwnStudents } from '#features/academy/guardian/own-guardians.server';
import { ownStudents } from '#features/academy/student/student.server';
import { isTeacher } from '#features/academy/teacher/teacher.server';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { type Channel, mostReceivers, sendMessages } from './message.contract';
import { messageTemplate, type Purpose } from '#features/messages/template/message-template.contract';
import type { Texts, Writing } from './compose.server';
import { customersWhere, type Person, studentsWhere, visitorsWhere } from './person.server';
import { purposeOfText, type Reaching, receiversOfText } from './receiver.rules';
import { overdueFor } from './standing.server';
import { languages } from '#kit/contract/language';
import { callOf } from '#house/rights/calls.rules';
import { refuseWithoutRight } from '#house/rights/without-right.server';
import { recordNamed, type AboutRecord } from './record.server';
import { statementLinks } from './statement-links.server';
import { sendingProblems } from './target.rules';

type Body = BodyOf<typeof sendMessages>;

/** The people whom a message is about, and its record. */
interface Target {
  readonly people: readonly Person[];
  readonly is: Parameters<typeof purposeOfText>[0];
  readonly record?: AboutRecord;
  readonly classID?: string;
}

/** The messages that a call asks for, within the rights of its caller. */
export async function askedOf(call: Call, settings: OrganisationSettings, body: Body): Promise<Writing> {
  const writing = await writingOf(call, settings, body);
  return writing.facts ? writing : { ...writing, links: await statementLinks(call, writing) };
}

async function writingOf(call: Call, settings: OrganisationSettings, body: Body): Promise<Writing> {
  refuseInvalid(sendingProblems(body));
  refuseByRecordAlone(call, body.channel);
  const target = await targetOf(call, settings, body);
  refuseInvalid(fieldOf('studentIDs', countProblem(target.people.length, mostReceivers)));
  const facts = target.record?.facts ?? (target.classID === undefined ? undefined : { classID: target.classID });
  const { people, is } = target;
  const reaching: Reaching = {
    ...(body.guardianIDs ? { guardianIDs: body.guardianIDs } : {}),
    ...(body.address ? { address: body.address } : {}),
  };
  const common = { channel: body.channel, people, reaching, ...(facts ? { facts } : {}) };
  const toGuardians = body.guardianIDs ? ({ receivers: 'guardians' } as const) : {};
  if (body.templateID) return { ...common, ...(await templateOf(call, body.templateID)), ...toGuardians };
  if (!body.text) return { ...common, ...(await templateFor(call, purposeOfText(is))), ...toGuardians };
  const { text } = body;
  // A text that is not from a template is sent as it is, whatever language the receiver has chosen.
  const texts: Texts = Object.fromEntries(languages.map((language) => [language, text]));
  return { ...common, purpose: purposeOfText(is), receivers: receiversOfText, texts, ...toGuardians };
}

const fieldOf = (name: string, problem: string | undefined) => (problem === undefined ? {} : { [name]: problem });

/** Refuses SMS to callers without the list of messages: they may write about a record that they may read, but not at the organisation's cost. */
function refuseByRecordAlone(call: Call, channel: Channel): void {
  if (channel === 'sms') refuseWithoutRight(call, callOf(sendMessages));
}

/** The template of a purpose: the one that writes automatically, otherwise the one that came with the product. */
async function templateFor(call: Call, purpose: Purpose) {
  const [first = refuseMissing()] = await askPrepared<{ _id: string }>(
    call.db,
    sql`select _id from ${tableOf(call, messageTemplate.table)} where purpose = ${purpose} and ("isAutomatic" or "isBuiltIn")
      order by "isAutomatic" desc limit 1`,
  );
  return templateOf(call, first._id);
}

async function templateOf(call: Call, id: string) {
  const template = await find(call, messageTemplate, id);
  if (!template) return refuse(404, t('No such record'));
  const { purpose, receivers, texts: rows } = template;
  const texts: Texts = Object.fromEntries(rows.map(({ language, text }) => [language, text]));
  return { purpose, receivers, texts };
}

async function targetOf(call: Call, settings: OrganisationSettings, body: Body): Promise<Target> {
  if (body.recordID) return ofRecord(call, settings, body.recordID);
  if (body.overdueDays) return { people: await overduePeople(call, body.overdueDays), is: 'overdue' };
  if (body.classID) return { people: await ofClass(call, body.classID), is: 'class', classID: body.classID };
  if (body.guardianIDs)
    return { people: await childrenOf(call, body.guardianIDs, body.studentIDs ?? undefined), is: 'people' };
  if (body.noteIDs) return { people: await visitorsNamed(call, body.noteIDs), is: 'visitors' };
  if (body.customerIDs) return { people: await customersNamed(call, body.customerIDs), is: 'people' };
  return { people: await studentsNamed(call, body.studentIDs ?? []), is: 'people' };
}

async function ofRecord(call: Call, settings: OrganisationSettings, recordID: string): Promise<Target> {
  const record = await recordNamed(call, settings, recordID);
  const { studentID, customerID, is } = record;
  const people = studentID
    ? await studentsWhere(call, [sql`t._id = ${studentID}`])
    : await customersWhere(call, [sql`t._id = ${customerID}`]);
  return { people, is, record };
}

/** The people with overdue debts; refused to teachers, who write to people of their own classes, whatever they owe (ME, Rights). */
async function overduePeople(call: Call, days: number): Promise<Person[]> {
  if (isTeacher(call)) refuseNotYours();
  const late = [overdueFor(call, days)];
  return [...(await studentsWhere(call, late)), ...(await customersWhere(call, late))];
}

async function customersNamed(call: Call, ids: readonly string[]): Promise<Person[]> {
  if (isTeacher(call)) refuseNotYours();
  return allNamed(ids, 'customerIDs', await customersWhere(call, [among(ids)]));
}

async function visitorsNamed(call: Call, ids: readonly string[]): Promise<Person[]> {
  if (isTeacher(call)) refuseNotYours();
  return allNamed(ids, 'noteIDs', await visitorsWhere(call, [among(ids)]));
}

async function studentsNamed(call: Call, ids: readonly string[]): Promise<Person[]> {
  const all = allNamed(ids, 'studentIDs', await studentsWhere(call, [among(ids)]));
  const own = ownStudents(call);
  if (own && (await studentsWhere(call, [among(ids), own])).length < all.length) refuseNotYours();
  return all;
}

/** The children of these guardians, or only those who are named, whom a message is about. */
async function childrenOf(call: Call, ids: readonly string[], named?: readonly string[]): Promise<Person[]> {
  const own = ofOwnStudents(call);
  const seen = await askPrepared<{ _id: string }>(
    call.db,
    sql`select t._id from ${tableOf(call, 'guardian')} t where ${allOf([among(ids), ...(own ? [own] : [])])}`,
  );
  if (seen.length < ids.length) refuseInvalid({ guardianIDs: t('Choose from the list') });
  const theirs = sql`t._id in (select c."studentID" from ${tableOf(call, 'guardian_child')} c
    where c."guardianID" = any(${ids}::uuid[]))`;
  const people = await studentsWhere(call, [theirs, ...(named ? [among(named)] : [])]);
  return named ? allNamed(named, 'studentIDs', people) : people;
}

const among = (ids: readonly string[]): Fragment => sql`t._id = any(${ids}::uuid[])`;

function allNamed(ids: readonly string[], field: string, found: Person[]): Person[] {
  if (found.length < ids.length) refuseInvalid({ [field]: t('Choose from the list') });
  return found;
}

async function ofClass(call: Call, classID: string): Promise<Person[]> {
  const found = await find(call, schoolClass, classID);
  if (!found) return refuse(404, t('No such record'));
  if (isTeacher(call) && found.teacherID !== caller(call).teacherID) refuseNotYours();
  const active = sql`exists (select 1 from ${tableOf(call, 'enrollment')} e
    where e."studentID" = t._id and e."classID" = ${classID} and e."enrolledStatus" = 'active')`;
  return studentsWhere(call, [allOf([active])]);
}
