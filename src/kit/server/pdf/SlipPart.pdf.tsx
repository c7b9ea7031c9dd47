import type { Fact } from './DocumentTitle.pdf';
import { Text, View } from './primitives';
import { SlipLine } from './SlipPage.pdf';
import { styles } from './styles';

/** Some lines of a till's slip under a heading of their own. */
export function SlipPart({ title, facts }: { title: string; facts: readonly Fact[] }) {
  return (
    <View style={styles.slipGoods}>
      <Text style={styles.strong}>{title}</Text>
      {facts.map((fact, index) => (
        <SlipLine key={index} fact={fact} />
      ))}
    </View>
  );
}
