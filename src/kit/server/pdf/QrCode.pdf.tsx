import { encodeQR } from 'qr';
import { qrPath, qrRows } from '#kit/rules/qr';
import { Path, Svg } from './primitives';

interface Props {
  readonly text: string;
  /** The length of a side, in points. */
  readonly side: number;
}

/** A text as a QR code, drawn in lines that no printer blurs. */
export function QrCode({ text, side }: Props) {
  const rows = qrRows(encodeQR(text, 'raw', { ecc: 'medium', border: 1 }));
  return (
    <Svg viewBox={`0 0 ${rows.length} ${rows.length}`} style={{ width: side, height: side }}>
      <Path d={qrPath(rows)} fill="#000000" />
    </Svg>
  );
}
