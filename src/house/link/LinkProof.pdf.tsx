import { Text, View } from '#kit/server/pdf/primitives';
import { QrCode } from '#kit/server/pdf/QrCode.pdf';
import { proof } from '#house/paper/proof-style';
import { linkWords } from './link.rules';

interface Props {
  /** Where the link of the document leads; nothing is printed where there is none. */
  readonly address: string | undefined;
}

/** The link of a document of A4, to be scanned. */
export function LinkProof({ address }: Props) {
  if (address === undefined) return null;
  return (
    <View wrap={false} style={proof.line}>
      <QrCode text={address} side={proof.qr.width} />
      <Text style={proof.words}>{linkWords()}</Text>
    </View>
  );
}

/** The link of a document at the end of a till's slip: QR code and words below each other. */
export function LinkProofOnSlip({ address }: Props) {
  if (address === undefined) return null;
  return (
    <View style={proof.slip}>
      <QrCode text={address} side={proof.qr.width} />
      <Text style={proof.slipWords}>{linkWords()}</Text>
    </View>
  );
}
