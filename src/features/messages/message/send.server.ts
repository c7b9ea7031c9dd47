import type { BodyOf } from '#kit/contract/endpoint';
import { counted, t } from '#kit/contract/language';
import { record } from '#kit/server/activity-log';
import { type Call, caller, type Route } from '#kit/server/call';
import { readRecords } from '#kit/server/read/send';
import { refuse, refuseInvalid } from '#kit/server/refusal';
import { on, saved } from '#kit/server/routes/crud';
import { isPreview } from '#kit/server/routes/preview';
import { type OrganisationSettings, settingsOf } from '#house/organisation/organisation.server';
import { isObject } from '#kit/contract/parse';
import { followUpMessages } from '#features/ledger/follow-up/of-messages.server';
import type { Step } from '#house/message/write-about.contract';
import { type Channel, type MadeMessage, message, type SendPreview, sendMessages } from './message.contract';
import { compose, type Written, type Writing } from './compose.server';
import { costOfAll, partsProblem } from './parts.rules';
import { askedOf } from './asked.server';
import { deliverSoon } from './deliver.server';
import { keepMessages, refuseBeyondLimit } from './keep.server';
import { quietUntil } from './quiet.rules';
import { isFollowUp } from './receiver.rules';
import { linkOf, openedProblem } from './target.rules';

/** The condition of the right to write about one record. */
export const aboutRecord = '[recordID]';

/** How many messages a preview shows. */
const mostSamples = 3;

/** Writes to people, or only previews it. */
async function send(call: Call, body: BodyOf<typeof sendMessages>) {
  const isAsked = isPreview(call);
  const settings = await settingsOf(call);
  const writing = await askedOf(call, settings, body);
  const written = await compose(call, settings, writing);
  refuseLong(written);
  if (isAsked) return saved('', previewOf(call, settings, writing, written));
  const isOpened = isOpenedFor(settings, writing);
  if (isOpened) refuseOpened(written.made.length, writing.channel);
  if (written.made.length === 0) refuse(409, nobody(written));
  if (!isOpened) await refuseBeyondLimit(call, settings, written.made);
  const ids = await keepMessages(call, written.made, {
    purpose: writing.purpose,
    channel: writing.channel,
    userID: caller(call)._id,
    dueAt: isOpened ? undefined : call.now,
  });
  if (!isOpened) call.afterCommit(() => deliverSoon(call));
  const messages = await readRecords(call, message, ids);
  await logSending(call, writing, written, ids);
  if (isFollowUp(writing.purpose)) await followUpMessages(call, messages, owedIn(written));
  const info: MadeMessage[] = isOpened
    ? messages.map((one) => ({ ...one, link: linkOf(one.channel, one.address, one.text) }))
    : messages;
  return saved(saidOf(messages.length, isOpened), info);
}

/** Whether a person sends it in another program. */
function isOpenedFor({ smsProvider }: OrganisationSettings, { channel }: Writing): boolean {
  return channel === 'whatsapp' || (channel === 'sms' && smsProvider === 'none');
}

const owedIn = ({ made }: Written) => new Map(made.map(({ person, owed }) => [person._id, owed]));

function refuseOpened(count: number, channel: Channel): void {
  const problem = openedProblem(count, channel);
  if (problem !== undefined) refuseInvalid({ channel: problem });
}

function refuseLong({ made }: Written): void {
  const most = made.reduce((longest, { parts }) => Math.max(longest, parts), 0);
  const problem = partsProblem(most);
  if (problem !== undefined) refuseInvalid({ text: problem });
}

function nobody({ skipped: [first] }: Written): string {
  return first ? t('Nobody is written to. {name}: {why}', { ...first }) : t('Nobody is written to');
}

function saidOf(count: number, isOpened: boolean): string {
  if (isOpened) return t('Send it in the program that opens');
  return counted(count, '{count} message is being sent', '{count} messages are being sent');
}

function previewOf(
  call: Call,
  settings: OrganisationSettings,
  writing: Writing,
  { made, skipped }: Written,
): SendPreview {
  const isQuiet = quietUntil(settings, call.now) !== undefined;
  return {
    count: made.length,
    parts: made.reduce((all, { parts }) => all + parts, 0),
    cost: costOfAll(made.map(({ cost }) => cost)),
    skipped,
    samples: made.slice(0, mostSamples).map(({ name, address, text, parts }) => ({ name, address, text, parts })),
    receivers: isOpenedFor(settings, writing) ? stepsOf(made) : [],
    warnings: isQuiet ? [t('These are the quiet hours: it reaches people at night')] : [],
  };
}

/** The receivers to go through, one for each person at each address. */
function stepsOf(made: Written['made']): Step[] {
  const each = made.map(({ person, name, address }) => ({ personID: person._id, name, address }));
  return [...new Map(each.map((step) => [`${step.personID} ${step.address}`, step])).values()];
}

/** Logs a sending, which is one line in the activity log, however many receivers it has (AL24). */
async function logSending(call: Call, writing: Writing, { made }: Written, ids: readonly string[]): Promise<void> {
  const [first] = made;
  await record(call, {
    action: 'create',
    resource: message.path,
    recordID: ids[0] ?? null,
    label: made.length === 1 ? (first?.name ?? null) : null,
    after: {
      purpose: writing.purpose,
      channel: writing.channel,
      count: made.length,
      cost: costOfAll(made.map(({ cost }) => cost)),
      text: first?.text,
    },
  });
}

export const sendRoute: Route = on(sendMessages, send, {
  condition: (_call, body) => (isObject(body) && body.recordID ? aboutRecord : ''),
});
