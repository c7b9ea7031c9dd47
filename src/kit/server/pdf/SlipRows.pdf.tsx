import { Text, View } from './primitives';
import { SlipLine } from './SlipPage.pdf';
import { styles } from './styles';

interface Props {
  readonly title: string | undefined;
  /** The lines of each row: the texts at the start and at the end of each. */
  readonly rows: readonly (readonly (readonly string[])[])[];
}

/** Rows of a till's slip, each of one line or of several. */
export function SlipRows({ title, rows }: Props) {
  return (
    <View style={styles.slipGoods}>
      {title && <Text style={styles.strong}>{title}</Text>}
      {rows.map((lines, index) =>
        lines.length === 1 ? (
          <Row key={index} lines={lines} />
        ) : (
          <View key={index} style={styles.slipItem}>
            <Row lines={lines} />
          </View>
        ),
      )}
    </View>
  );
}

function Row({ lines }: { readonly lines: Props['rows'][number] }) {
  return lines.map(([start = '', end], index) =>
    end === undefined ? <Text key={index}>{start}</Text> : <SlipLine key={index} fact={{ label: start, value: end }} />,
  );
}
