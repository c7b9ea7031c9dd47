import { Image, Text, View } from './primitives';
import type { HouseStyle } from './house-style';
import { styles } from './styles';

/** The thank-you line, and the organisation's footer image if it has one (D19). */
export function ClosingWords({ words, house }: { words: string; house: HouseStyle }) {
  return (
    <View wrap={false}>
      <Text style={styles.thanks}>{words}</Text>
      {house.footerImage && <Image src={house.footerImage} style={styles.footerImage} />}
    </View>
  );
}
