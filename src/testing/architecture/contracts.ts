import { allFields, type Entity } from '#kit/contract/entity';

/** Names in a contract's facts that no field has. */
export function contractProblems(of: Entity): string[] {
  const label = [...(of.options?.label ?? '').matchAll(/\{([\w.]+)\}/g)].flatMap(([, name]) => name ?? []);
  const own = Object.keys(allFields(of));
  const dated = of.dated === 'createdAt' ? [] : [of.dated];
  return [
    ...[...of.brief, ...dated, ...(of.options?.facts ?? []), ...of.search, ...label].flatMap((path) =>
      problemOf(of, path),
    ),
    ...Object.keys(of.fields).flatMap((name) =>
      Object.hasOwn(of.stored, name) ? [`${of.table}.${name} is both sent and stored`] : [],
    ),
    ...(own.length === 0 ? [`${of.table} has no field`] : []),
    ...(of.erase === 'void' && !['voidedAt', 'voidedBy', 'voidReason'].every((name) => own.includes(name))
      ? [`${of.table} is voided but stores no voidedAt, voidedBy, voidReason`]
      : []),
  ];
}

function problemOf(of: Entity, path: string): string[] {
  const [name = '', ...rest] = path.split('.');
  const field = Object.hasOwn(allFields(of), name) ? allFields(of)[name] : undefined;
  if (!field) return [`${of.table} has no field ${name}`];
  if (rest.length === 0) return [];
  const to = field.to?.();
  if (to) return problemOf(to, rest.join('.'));
  if (field.rowTable) return problemOf({ ...of, fields: field.items ?? {}, stored: {} }, rest.join('.'));
  return [`${of.table}.${name} is no reference`];
}

/** Problems of a table beside its contract: the columns that it lacks, but for those that may be missing on purpose. */
export function columnProblems(of: Entity, columns: readonly string[]): string[] {
  const wanted = [
    '_id',
    '__v',
    'createdAt',
    'updatedAt',
    ...Object.entries(allFields(of)).flatMap(([name, field]) =>
      field.kind === 'password' || field.rowTable ? [] : [name],
    ),
  ];
  return [
    ...wanted.filter((name) => !columns.includes(name)).map((name) => `${of.table} has no column ${name}`),
    ...columns.filter((name) => !wanted.includes(name)).map((name) => `${of.table}.${name} stands in no contract`),
  ];
}

interface RowTable {
  readonly table: string;
  readonly columns: readonly string[];
  /** Those of the columns that are phones. */
  readonly phones: readonly string[];
}

/** The tables that hold rows of a record, with the columns that each must have. */
export function rowTables(of: Entity): RowTable[] {
  return Object.values(allFields(of)).flatMap(({ rowTable, items = {} }) =>
    rowTable
      ? [
          {
            table: rowTable.table,
            columns: ['_id', rowTable.parent, 'position', ...Object.keys(items), ...Object.keys(rowTable.stored)],
            phones: Object.keys(items).filter((name) => items[name]?.kind === 'phone'),
          },
        ]
      : [],
  );
}
