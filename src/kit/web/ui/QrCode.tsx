import { encodeQR } from 'qr';
import { qrPath, qrRows } from '#kit/rules/qr';

/** A text as a QR code that fills its place. Its text is shown beside it for people who cannot see it. */
export function QrCode({ text }: { readonly text: string }) {
  const rows = qrRows(encodeQR(text, 'raw', { ecc: 'medium', border: 1 }));
  return (
    <svg
      viewBox={`0 0 ${rows.length} ${rows.length}`}
      width="100%"
      height="100%"
      shapeRendering="crispEdges"
      aria-hidden
    >
      <path d={qrPath(rows)} />
    </svg>
  );
}
