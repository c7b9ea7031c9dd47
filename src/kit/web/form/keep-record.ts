import type { Entity } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { isObject } from '#kit/contract/parse';
import type { Told, Write } from '#kit/rules/outbox';
import { placeHere } from '#kit/web/call';
import { dropDraft } from '#kit/web/drafts';
import type { Typed } from '#kit/web/form/form-values';
import type { Chosen } from '#kit/web/form/use-form';
import { toastKept } from '#kit/web/toast';
import { submit } from '#kit/web/offline/outbox';

interface Parts {
  readonly of: Entity;
  readonly body: Typed & { readonly _id: string };
  /** What was chosen in the form's lists. */
  readonly chosen: Chosen;
  /** The refused write that is being corrected. */
  readonly corrects: Write | undefined;
}

/** Saves a new record of an entity that may wait; throws a refusal. */
export async function keepRecord({ of, body, chosen, corrects }: Parts): Promise<SaveOutcome> {
  const { account = '', host } = placeHere(of.path);
  const screen = location.pathname;
  return keepAndSend({
    _id: body._id,
    account,
    host,
    path: of.path,
    body,
    key: 'own id',
    group: body._id,
    told: toldOf(of, body, chosen, corrects),
    screen,
    draft: { name: of.path, values: body },
    madeAt: new Date().toISOString(),
  });
}

/**
 * The outcome of a write: saved by the server, with its message, or waiting on this device, of which the person has
 * been told.
 */
export type SaveOutcome = { readonly as: 'kept' } | { readonly as: 'saved'; readonly message: string };

/**
 * Sends a write, or lets it wait on this device, in which case the person is told. The caller reports a saved one with the server's
 * message. Throws a refusal.
 */
export async function keepAndSend(write: Write): Promise<SaveOutcome> {
  const outcome = await submit(write);
  if (outcome.as === 'saved') return { as: 'saved', message: messageIn(outcome.answer) };
  // The session may have ended meanwhile, and the form may have stored what was typed.
  dropDraft(write.screen.split('?')[0] ?? '', write.draft.name);
  toastKept(t('Kept on this phone; will be sent when there is a network.'));
  return outcome;
}

function messageIn(answer: unknown): string {
  return isObject(answer) && typeof answer.message === 'string' ? answer.message : t('Saved');
}

/** The description of a record in the words that its form showed. */
function toldOf(of: Entity, body: Typed, chosen: Chosen, before: Write | undefined): Told {
  const facts = Object.entries(of.fields).flatMap(([name, field]) => {
    const value = body[name];
    if (value === undefined || value === null) return [];
    const same = isObject(before?.body) && before.body[name] === value;
    const said = same ? before?.told.facts.find(({ label }) => label === field.label)?.value : undefined;
    return [{ label: field.label, value: chosen[name]?.label ?? said ?? String(value) }];
  });
  return { one: of.one, facts };
}
