import { sql } from 'kysely';
import type { Edit, Got, Row, Sent } from '#kit/contract/entity';
import type { Call, Route } from '#kit/server/call';
import { refuseConflict, refuseInvalid } from '#kit/server/refusal';
import { crud } from '#kit/server/routes/crud';
import { tableOf } from '#kit/server/sql/fragment';
import { askPrepared } from '#kit/server/sql/statement';
import { change } from '#kit/server/write/change';
import { erase } from '#kit/server/write/erase';
import { insert } from '#kit/server/write/insert';
import { settingsOf } from '#house/organisation/organisation.server';
import { messageTemplate, type Purpose } from './message-template.contract';
import { builtInProblem, purposeProblem, secondProblem, templateProblems } from './message-template.rules';

type Template = typeof messageTemplate;

async function enter(call: Call, sent: Sent<Template> & { readonly _id: string }): Promise<Got<Template>> {
  await refuseWrong(call, sent);
  if (sent.isAutomatic) await beginAutomatic(call, sent.purpose, undefined);
  return insert(call, messageTemplate, { ...sent, isBuiltIn: false });
}

async function edit(call: Call, stored: Row<Template>, values: Edit<Template>): Promise<Got<Template>> {
  refuseConflict(purposeProblem(stored.purpose, values.purpose), 'purpose');
  await refuseWrong(call, { ...stored, ...values });
  if (values.isAutomatic && !stored.isAutomatic) await beginAutomatic(call, stored.purpose, stored._id);
  return change(call, messageTemplate, stored._id, values);
}

async function remove(call: Call, { _id, isBuiltIn }: Row<Template>): Promise<Got<Template>> {
  refuseConflict(builtInProblem(isBuiltIn));
  return erase(call, messageTemplate, _id);
}

async function refuseWrong(call: Call, template: Parameters<typeof templateProblems>[0]): Promise<void> {
  const { defaultLanguage } = await settingsOf(call);
  refuseInvalid(templateProblems(template, defaultLanguage));
}

/** Makes a template write automatically about events from now on; only one template of each purpose does. */
async function beginAutomatic(call: Call, purpose: Purpose, _id: string | undefined): Promise<void> {
  const [other] = await askPrepared<{ templateName: string }>(
    call.db,
    sql`select "templateName" from ${tableOf(call, messageTemplate.table)}
      where purpose = ${purpose} and "isAutomatic" and _id is distinct from ${_id ?? null}::uuid`,
  );
  if (other) refuseConflict(secondProblem(other.templateName), 'isAutomatic');
  await askPrepared(
    call.db,
    sql`insert into ${tableOf(call, 'message_automatic')} (purpose, since) values (${purpose}, ${call.now})
      on conflict (purpose) do update set since = excluded.since`,
  );
}

export const messageTemplateRoutes: Route[] = crud(messageTemplate, { create: enter, update: edit, remove });
