import { fold } from '#kit/contract/fold';
import { ofDatabase } from '#kit/server/of-database';
import { sql } from 'kysely';
import { allFields, type Entity } from '#kit/contract/entity';
import type { OptionFacts } from '#kit/contract/entity-facts';
import { type Known, knownBy } from '#kit/contract/known';
import { language, retold, t } from '#kit/contract/language';
import { typedWords } from '#kit/rules/typed-words';
import { type Call, caller } from '#kit/server/call';
import { refuseField } from '#kit/server/refusal';
import { allOf, type Fragment } from '#kit/server/sql/fragment';
import { ask, askForAny } from '#kit/server/sql/statement';
import { filterConditions, refuseUnknownQuery } from './filter';
import type { Scope } from './list';
import { optionsStatements, plannedOptions, shownBy } from './options-statement';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Filters of a choice list other than its columns: `book?writerID` is about another table. */
export type OptionFilters = Readonly<Record<string, (value: string, call: Call) => Fragment>>;

/** Answers a choice list: at most 20 matches, the best first, or the labels of `ids` (B11); all of one that is shown whole. */
export async function sendOptions(call: Call, of: Entity, scope?: Scope, more: OptionFilters = {}): Promise<unknown> {
  const facts = of.options;
  if (!facts) throw new Error(`${of.table} has no options`);
  const own = (facts.filters ?? []).filter((name) => name in allFields(of));
  refuseUnknownQuery(call.query, ['q', 'ids', ...own, ...Object.keys(more)]);
  const asked = Object.fromEntries(Object.entries(call.query).filter(([name]) => own.includes(name)));
  const ids = call.query.ids === undefined ? undefined : idsOf(call.query.ids);
  const scoped = scope?.(call);
  const within = allOf([
    ...filterConditions(of, asked, call.house),
    ...(ids === undefined ? [] : [sql`t._id = any(${ids}::uuid[])`]),
    ...Object.entries(more).flatMap(([name, condition]) =>
      call.query[name] === undefined ? [] : [condition(call.query[name], call)],
    ),
    ...(of.erase === 'void' ? [sql`t."voidedAt" is null`] : []),
    ...(scoped ? [scoped] : []),
  ]);
  const most = ids?.length ?? wholeOf(facts.whole, call.query);
  const chosen = { ...facts, within, most, by: knownTo(call, of, shownBy(facts.label)) };
  const isNarrowed = Object.keys(call.query).some((name) => name !== 'q');
  const { q = '' } = call.query;
  const json = of.usual ? await usualOptions({ typed: read, called }, q, of.usual) : await read(q);
  return call.reply.type('application/json; charset=utf-8').send(json);

  async function read(words: string): Promise<string> {
    const typed = typedWords(words, call.house.countryCode);
    // Planned each time: few records of a filter are found by its index, many in the order of the list.
    const rows = isNarrowed
      ? await ask<Answer>(call.database, plannedOptions(call, of, chosen, typed))
      : await askForAny<Answer>(call.database, statementsOn(call.database)(call, of, chosen, typed));
    return rows[0]?.json ?? '[]';
  }

  /** The choices whose label, as it is stored, is one of these names. */
  async function called(names: readonly string[]): Promise<string> {
    const isCalled = shownBy(chosen.label).map((name) => sql`${sql.ref(`t.${name}`)} = any(${names}::text[])`);
    const narrowed = { ...chosen, within: allOf([within, ...isCalled]) };
    const [row] = await ask<Answer>(
      call.database,
      plannedOptions(call, of, narrowed, typedWords('', call.house.countryCode)),
    );
    return row?.json ?? '[]';
  }
}

/** The most records of a list that is shown whole; undefined for any other list. */
function wholeOf(whole: OptionFacts['whole'], query: Call['query']): number | undefined {
  if (whole === undefined) return undefined;
  return whole.by === undefined || query[whole.by] !== undefined ? whole.most : undefined;
}

interface Answer {
  readonly json: string;
}

const statementsOn = ofDatabase(optionsStatements);

/** The fields by which a caller may find a record: those that the label does not show only count for callers who may read the list. */
function knownTo(call: Call, of: Entity, shown: readonly string[]): Known {
  const { name, number, phones } = knownBy(of);
  if (call.product.rights.problem(`GET ${of.path}`, caller(call), call.brand) === undefined)
    return { name, number, phones };
  const told = (field: string | undefined) => (field !== undefined && shown.includes(field) ? field : undefined);
  return { name: told(name), number: told(number), phones: phones.filter((phone) => shown.includes(phone)) };
}

function idsOf(text: string): string[] {
  const ids = text.split(',').filter(Boolean);
  if (ids.length <= 200 && ids.every((id) => uuid.test(id))) return ids;
  return refuseField(400, 'ids', t('ids takes at most 200 ids, separated by commas'));
}

interface Option {
  readonly _id: string;
  readonly label: string;
}

/** How the choices are read: for a typed text, and those that are stored under one of some names. */
interface Reads {
  readonly typed: (words: string) => Promise<string>;
  readonly called: (names: readonly string[]) => Promise<string>;
}

/**
 * A choice list as JSON, its `usual` names in the caller's language. The database knows the names that are stored: those that are typed
 * as they are shown are translated back here.
 */
async function usualOptions(read: Reads, typed: string, usual: readonly string[]): Promise<string> {
  if (language() === 'en') return read.typed(typed);
  const wanted = fold(typed).trim();
  const meant = wanted === '' ? [] : usual.filter((name) => fold(t(name)).includes(wanted));
  const [named, found] = await Promise.all([
    meant.length === 0 ? [] : read.called(meant).then(optionsIn),
    read.typed(typed).then(optionsIn),
  ]);
  const options = [...named, ...found.filter(({ _id }) => named.every((one) => one._id !== _id))];
  return JSON.stringify(options.map((one) => ({ ...one, label: retold(one.label, usual) })));
}

function optionsIn(json: string): readonly Option[] {
  return JSON.parse(json);
}
