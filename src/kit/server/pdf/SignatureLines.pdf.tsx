import { Text, View } from './primitives';
import { styles } from './styles';

/** A line for each signature. */
export function SignatureLines({ labels }: { labels: readonly string[] }) {
  return (
    <View wrap={false} style={styles.signatures}>
      {labels.map((label) => (
        <Text key={label} style={styles.signature}>
          {label}
        </Text>
      ))}
    </View>
  );
}
