import { allFields, type Entity } from '../../contract/entity';
import { quoted, type Values } from './values';

/** Words of a search as the database folds them; `%`, `_` and `\` stand for themselves. */
function patterns(q: string): string[] {
  return q
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 8)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
}

/**
 * The condition that every word of `q` occurs in a searched field (B9). A field of a referenced record is
 * looked for in that record's table, where its own index serves, rather than after a join.
 */
export function searchCondition(of: Entity, schema: string, q: string, bound: Values): string[] {
  return patterns(q).map((pattern) => {
    const like = `like ${schema}.fold(${bound.add(pattern)}::text)`;
    const own = of.search.filter((path) => !path.includes('.'));
    const conditions = own.map((name) => `${folded(of, name, 't', schema)} ${like}`);
    for (const name of new Set(
      of.search.filter((path) => path.includes('.')).map((path) => path.split('.')[0] ?? ''),
    )) {
      const paths = of.search.filter((path) => path.startsWith(`${name}.`)).map((path) => path.slice(name.length + 1));
      conditions.push(referenced(of, name, paths, schema, like));
    }
    return conditions.length > 0 ? `(${conditions.join(' or ')})` : 'false';
  });
}

function referenced(of: Entity, name: string, paths: readonly string[], schema: string, like: string): string {
  const to = allFields(of)[name]?.to?.();
  if (!to) throw new Error(`${of.table} searches ${name}, which is no reference`);
  const inner = paths.map((path) => {
    const [first = '', deeper] = path.split('.');
    return deeper
      ? referenced(to, first, [deeper], schema, like).replaceAll('t.', 'r.')
      : `${folded(to, first, 'r', schema)} ${like}`;
  });
  return `t.${quoted(name)} in (select r._id from ${schema}.${to.table} r where ${inner.join(' or ')})`;
}

/** A field as it is searched and sorted: folded where it is text that people write. */
export function folded(of: Entity, name: string, alias: string, schema: string): string {
  const kind = allFields(of)[name]?.kind;
  const column = `${alias}.${quoted(name)}`;
  if (kind === 'text' || kind === 'note' || kind === 'email' || kind === 'phone') return `${schema}.fold(${column})`;
  return `${column}::text`;
}
