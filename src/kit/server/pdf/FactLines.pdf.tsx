import type { Fact } from './DocumentTitle.pdf';
import { Text, View } from './primitives';
import { styles } from './styles';

/** Facts below each other, each beside its label: a long text has the room that it needs. */
export function FactLines({ facts }: { facts: readonly Fact[] }) {
  return (
    <View style={styles.factLines}>
      {facts.map(({ label, value }) => (
        <View key={label} wrap={false} style={styles.row}>
          <Text style={styles.factLabel}>{label}</Text>
          <Text style={styles.factValue}>{value}</Text>
        </View>
      ))}
    </View>
  );
}
