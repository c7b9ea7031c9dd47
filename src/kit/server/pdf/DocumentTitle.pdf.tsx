import { Text, View } from './primitives';
import { styles } from './styles';

/** A fact beside a title: what it is called, and its value in a text of its own. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** What the document is, and at the other end its number, its date and what else names it. */
export function DocumentTitle({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <View style={styles.title}>
      <Text style={styles.titleText}>{title}</Text>
      <View style={styles.facts}>
        {facts.map(({ label, value }) => (
          <View key={label} style={styles.fact}>
            <Text style={styles.quiet}>{label}</Text>
            <Text style={styles.strong}>{value}</Text>
          </View>
        ))}
      </View>
    </View>
  );
}
