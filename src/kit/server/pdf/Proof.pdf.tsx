import type { PrintedProof } from '#kit/contract/print';
import { Text, View } from './primitives';
import { proof as style } from './proof-style';
import { QrCode } from './QrCode.pdf';

interface Props {
  /** Nothing is printed without one. */
  readonly proof: PrintedProof | undefined;
}

/** The proof of a paper on A4: the QR code, and beside it the code and the words. */
export function Proof({ proof }: Props) {
  if (proof === undefined) return null;
  const { address, code, words } = proof;
  return (
    <View wrap={false} style={style.line}>
      {address && <QrCode text={address} side={style.qr.width} />}
      <View>
        {code && <Text style={style.code}>{code}</Text>}
        <Text style={style.words}>{words}</Text>
      </View>
    </View>
  );
}

/** The proof of a paper at the end of a till's slip: all of it below each other. */
export function ProofOnSlip({ proof }: Props) {
  if (proof === undefined) return null;
  const { address, code, words } = proof;
  return (
    <View style={style.slip}>
      {address && <QrCode text={address} side={style.qr.width} />}
      {code && <Text style={style.code}>{code}</Text>}
      <Text style={style.slipWords}>{words}</Text>
    </View>
  );
}
