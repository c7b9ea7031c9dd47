import type { ReactNode } from 'react';
import { Text, View } from './primitives';
import { styles } from './styles';

export interface LineColumn {
  readonly heading: string;
  /** Its share of the width; 'amount' is as wide as the amounts of the totals. */
  readonly share: number | 'amount';
  /** For quantities and prices. */
  readonly align?: 'end';
}

interface Props {
  readonly columns: readonly LineColumn[];
  /** One text per column; every amount is a text of its own. */
  readonly rows: readonly (readonly string[])[];
  /** Totals, signatures and whatever else ends the document: it never stands alone on a page. */
  readonly children?: ReactNode;
}

/**
 * The lines of a document; the headings repeat on every page, and a row is never split. The end of the document is kept together with the
 * last of them.
 */
export function Lines({ columns, rows, children }: Props) {
  return (
    <>
      <View>
        <View fixed style={styles.headRow}>
          {columns.map((column) => (
            <Text key={column.heading} style={[styles.headCell, placed(column)]}>
              {column.heading}
            </Text>
          ))}
        </View>
        {rows.slice(0, children ? -1 : undefined).map((row, index) => (
          <Line key={index} columns={columns} row={row} />
        ))}
        {children && (
          <View wrap={false}>
            {rows.slice(-1).map((row) => (
              <Line key="last" columns={columns} row={row} />
            ))}
            <View style={styles.belowTable} />
            {children}
          </View>
        )}
      </View>
      {/* No margin: with a margin, a table that fills a page would move to the next one as a whole. */}
      {!children && <View wrap={false} style={styles.belowTable} />}
    </>
  );
}

function Line({ columns, row }: { readonly columns: Props['columns']; readonly row: Props['rows'][number] }) {
  return (
    <View wrap={false} style={styles.row}>
      {columns.map((column, place) => (
        <Text key={column.heading} style={placed(column)}>
          {row[place]}
        </Text>
      ))}
    </View>
  );
}

function placed({ share, align }: LineColumn) {
  if (share === 'amount') return styles.amount;
  const width = { flexGrow: share, flexShrink: 1, flexBasis: 0 } as const;
  return align === 'end' ? { ...width, ...styles.end } : width;
}
