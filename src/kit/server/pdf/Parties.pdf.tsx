import type { Party } from '#kit/contract/party';
import { Text, View } from './primitives';
import { styles } from './styles';

/** The parties of a document side by side. */
export function Parties({ parties }: { parties: readonly Party[] }) {
  return (
    <View style={styles.parties}>
      {parties.map(({ label, name, lines, details = [] }) => (
        <View key={label} style={styles.party}>
          <Text style={styles.partyLabel}>{label}</Text>
          <Text style={styles.partyName}>{name}</Text>
          {[...lines, ...details].map((line) => (
            <Text key={line}>{line}</Text>
          ))}
        </View>
      ))}
    </View>
  );
}
