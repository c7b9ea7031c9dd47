import { Text, View } from './primitives';
import { styles } from './styles';

interface Props {
  /** What each is called, how many of it at what price, and what they come to. */
  readonly items: readonly { readonly name: string; readonly counted: string; readonly amount: string }[];
}

/** Goods on a till's slip, each with its name on a line of its own. */
export function SlipItems({ items }: Props) {
  return (
    <View style={styles.slipGoods}>
      {items.map(({ name, counted, amount }, index) => (
        <View key={index} style={styles.slipItem}>
          <Text>{name}</Text>
          <View style={styles.slipLine}>
            <Text style={styles.totalLabel}>{counted}</Text>
            <Text style={styles.slipValue}>{amount}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}
