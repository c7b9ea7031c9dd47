/** How the proof of a paper looks, in points. A QR code of 22 mm is read by every phone; it may not be smaller than 20 mm (PU3). */
export const proof = {
  qr: { width: 62.4, height: 62.4 },
  line: { flexDirection: 'row', alignItems: 'center', gap: 14, marginTop: 22 },
  code: { fontSize: 9.5, fontWeight: 700 },
  words: { fontSize: 8, color: '#4a4f58', marginTop: 2 },
  slip: { alignItems: 'center', gap: 4, marginTop: 10 },
  slipWords: { fontSize: 7.5, textAlign: 'center' },
  corner: { width: 130, alignItems: 'center', gap: 3 },
  smallCode: { fontSize: 7.5, fontWeight: 700, textAlign: 'center' },
  smallWords: { fontSize: 6.5, color: '#4a4f58', textAlign: 'center' },
} as const;
