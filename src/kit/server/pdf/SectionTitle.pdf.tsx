import { Text } from './primitives';
import { styles } from './styles';

/** The heading of a part of a document, never left alone at the foot of a page. */
export function SectionTitle({ title }: { title: string }) {
  return (
    <Text minPresenceAhead={60} style={styles.sectionTitle}>
      {title}
    </Text>
  );
}
