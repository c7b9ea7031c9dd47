import { Image, Text, View } from './primitives';
import type { HouseStyle } from './house-style';
import { styles } from './styles';

/** The organisation's own header image, or its logo, name, address and phone (D19). */
export function Letterhead({ house }: { house: HouseStyle }) {
  if (house.headerImage) return <Image src={house.headerImage} style={styles.headerImage} />;
  return (
    <View style={styles.letterhead}>
      {house.logo && <Image src={house.logo} style={styles.logo} />}
      <View style={styles.houseFacts}>
        <Text style={styles.houseName}>{house.name}</Text>
        {house.address && <Text style={styles.quiet}>{house.address}</Text>}
        {house.phone && <Text style={styles.quiet}>{house.phone}</Text>}
      </View>
    </View>
  );
}
