import { Text, View } from './primitives';
import type { Fact } from './DocumentTitle.pdf';
import { styles } from './styles';

/** Sums below the lines; `grand` is the total. */
export function Totals({ sums = [], grand }: { sums?: readonly Fact[]; grand: Fact }) {
  return (
    <View wrap={false} style={styles.totals}>
      {sums.map(({ label, value }) => (
        <View key={label} style={styles.total}>
          <Text>{label}</Text>
          <Text>{value}</Text>
        </View>
      ))}
      <View style={[styles.total, styles.grandTotal]}>
        <Text>{grand.label}</Text>
        <Text>{grand.value}</Text>
      </View>
    </View>
  );
}
