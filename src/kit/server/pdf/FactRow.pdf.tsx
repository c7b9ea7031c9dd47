import { Text, View } from './primitives';
import type { Fact } from './DocumentTitle.pdf';
import { styles } from './styles';

/** Figures side by side, each under its label. */
export function FactRow({ facts }: { facts: readonly Fact[] }) {
  return (
    <View wrap={false} style={styles.factRow}>
      {facts.map(({ label, value }) => (
        <View key={label} style={styles.party}>
          <Text style={styles.partyLabel}>{label}</Text>
          <Text style={styles.partyName}>{value}</Text>
        </View>
      ))}
    </View>
  );
}
