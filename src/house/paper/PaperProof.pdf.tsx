import type { HouseStyle } from '#kit/server/pdf/house-style';
import { Text, View } from '#kit/server/pdf/primitives';
import { Proof } from '#kit/server/pdf/Proof.pdf';
import { proof } from '#kit/server/pdf/proof-style';
import { QrCode } from '#kit/server/pdf/QrCode.pdf';
import { paperProof } from './paper-words.rules';

interface Props {
  readonly house: HouseStyle;
  /** Nothing is printed without one. */
  readonly code: string | null;
}

/** The proof of a paper on A4: its code, and where to check it (PU3). */
export function PaperProof({ house, code }: Props) {
  return <Proof proof={paperProof(house, code)} />;
}

/** The proof of a paper with little room: on the back of a card, at the foot of a certificate. */
export function PaperProofInCorner({ house, code }: Props) {
  const said = paperProof(house, code);
  if (said === undefined) return null;
  return (
    <View wrap={false} style={proof.corner}>
      {said.address && <QrCode text={said.address} side={proof.qr.width} />}
      <Text style={proof.smallCode}>{code}</Text>
      <Text style={proof.smallWords}>{said.words}</Text>
    </View>
  );
}
