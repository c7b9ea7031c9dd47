import type { HouseStyle } from '#kit/server/pdf/house-style';
import { Image, Text, View } from '#kit/server/pdf/primitives';
import { sheet } from './certificate-style';

/** The organisation's own header image, or its logo, name and address, in the middle of the sheet. */
export function CertificateHead({ house }: { house: HouseStyle }) {
  if (house.headerImage) return <Image src={house.headerImage} style={sheet.headerImage} />;
  return (
    <View style={sheet.head}>
      {house.logo && <Image src={house.logo} style={sheet.logo} />}
      <Text style={sheet.house}>{house.name}</Text>
      <Text style={sheet.label}>{[house.address, house.phone].filter(Boolean).join(' · ')}</Text>
    </View>
  );
}
