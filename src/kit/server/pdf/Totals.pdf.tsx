import { Text, View } from './primitives';
import type { Fact } from './DocumentTitle.pdf';
import { styles } from './styles';

interface Props {
  readonly before?: readonly Fact[];
  /** The total, the largest figure of the document. */
  readonly grand: Fact;
  readonly after?: readonly Fact[];
}

/** Sums below the lines, in two columns, so that amounts end at their decimals, below those of the lines. */
export function Totals({ before = [], grand, after = [] }: Props) {
  return (
    <View wrap={false} style={styles.totals}>
      {before.map((sum) => (
        <Sum key={sum.label} sum={sum} />
      ))}
      <View style={[styles.total, styles.grandTotal]}>
        <Text style={styles.totalLabel}>{grand.label}</Text>
        <Text style={styles.amount}>{grand.value}</Text>
      </View>
      {after.map((sum) => (
        <Sum key={sum.label} sum={sum} />
      ))}
    </View>
  );
}

function Sum({ sum: { label, value } }: { sum: Fact }) {
  return (
    <View style={styles.total}>
      <Text style={styles.totalLabel}>{label}</Text>
      <Text style={styles.amount}>{value}</Text>
    </View>
  );
}
