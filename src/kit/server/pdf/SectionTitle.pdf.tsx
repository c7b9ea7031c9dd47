import { Text } from './primitives';
import { styles } from './styles';

/** Names a part of a document; it is never left alone at the foot of a page. */
export function SectionTitle({ title }: { title: string }) {
  return (
    <Text minPresenceAhead={60} style={styles.sectionTitle}>
      {title}
    </Text>
  );
}
