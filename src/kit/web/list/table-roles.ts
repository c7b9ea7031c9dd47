/**
 * The roles that a table has by itself. They are set explicitly because a row that is drawn as a card (`display: block`) loses them in
 * some browsers.
 */
export const roles = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  head: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const;
