import { Text, View } from './primitives';
import { styles } from './styles';

interface Props {
  /** What each is called and comes to, and what is said of it below. */
  readonly items: readonly { readonly name: string; readonly amount: string; readonly below: string }[];
}

/** The payments on a till's slip, each with its amount beside it and a sentence that has the whole width below. */
export function SlipPaid({ items }: Props) {
  return (
    <View style={styles.slipGoods}>
      {items.map(({ name, amount, below }, index) => (
        <View key={index} style={styles.slipItem}>
          <View style={styles.slipLine}>
            <Text style={styles.totalLabel}>{name}</Text>
            <Text style={styles.slipValue}>{amount}</Text>
          </View>
          <Text>{below}</Text>
        </View>
      ))}
    </View>
  );
}
