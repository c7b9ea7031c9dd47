import type { HouseStyle } from '#kit/server/pdf/house-style';
import { Text, View } from '#kit/server/pdf/primitives';
import { QrCode } from '#kit/server/pdf/QrCode.pdf';
import { checkWords, paperAddress } from './paper-words.rules';
import { proof } from './proof-style';

interface Props {
  readonly house: HouseStyle;
  /** Nothing is printed where there is none. */
  readonly code: string | null;
}

/** The proof of a paper of A4: its code, and where that is looked up (PU3). */
export function PaperProof({ house, code }: Props) {
  if (code === null) return null;
  const address = paperAddress(house, code);
  return (
    <View wrap={false} style={proof.line}>
      {address && <QrCode text={address} side={proof.qr.width} />}
      <View>
        <Text style={proof.code}>{code}</Text>
        <Text style={proof.words}>{checkWords(house)}</Text>
      </View>
    </View>
  );
}

/** The proof of a paper at the end of a till's slip: code and address below each other. */
export function PaperProofOnSlip({ house, code }: Props) {
  if (code === null) return null;
  const address = paperAddress(house, code);
  return (
    <View style={proof.slip}>
      {address && <QrCode text={address} side={proof.qr.width} />}
      <Text style={proof.code}>{code}</Text>
      <Text style={proof.slipWords}>{checkWords(house)}</Text>
    </View>
  );
}

/** The proof of a paper where there is little room: on the back of a card, at the foot of a certificate. */
export function PaperProofInCorner({ house, code }: Props) {
  if (code === null) return null;
  const address = paperAddress(house, code);
  return (
    <View wrap={false} style={proof.corner}>
      {address && <QrCode text={address} side={proof.qr.width} />}
      <Text style={proof.smallCode}>{code}</Text>
      <Text style={proof.smallWords}>{checkWords(house)}</Text>
    </View>
  );
}
