import { Text, View } from './primitives';
import { styles } from './styles';

/** A fact beside a title: a label, and its value as a text of its own. */
export interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The title of the document, and at the other end its number, date and other facts. */
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
