import type { Style } from './primitives';

export const ink = '#111111';
const line = '#9aa0aa';
const quiet = '#4a4f58';

/** How every document looks: black on white, A4, measures in points. */
export const styles = {
  page: { fontSize: 9.5, color: ink, paddingTop: 42, paddingBottom: 64, paddingHorizontal: 46 },
  letterhead: { flexDirection: 'row', alignItems: 'center', gap: 16, borderBottomWidth: 1.2, borderBottomColor: ink, paddingBottom: 12, marginBottom: 16 },
  headerImage: { width: '100%', maxHeight: 110, objectFit: 'contain', marginBottom: 16 },
  logo: { maxWidth: 120, maxHeight: 52, objectFit: 'contain' },
  houseFacts: { flexGrow: 1, flexBasis: 0 },
  houseName: { fontSize: 15, fontWeight: 700 },
  quiet: { color: quiet },
  strong: { fontWeight: 700 },
  title: { flexDirection: 'row', justifyContent: 'space-between', alignItems: 'flex-end', marginBottom: 16 },
  titleText: { fontSize: 18, fontWeight: 700 },
  facts: { alignItems: 'flex-end' },
  fact: { flexDirection: 'row', gap: 6 },
  parties: { flexDirection: 'row', gap: 24, marginBottom: 18 },
  party: { flexGrow: 1, flexBasis: 0 },
  partyLabel: { fontSize: 8, color: quiet, marginBottom: 2 },
  partyName: { fontSize: 11, fontWeight: 700 },
  sectionTitle: { fontSize: 11.5, fontWeight: 700, marginBottom: 4 },
  table: { marginBottom: 12 },
  headRow: { flexDirection: 'row', borderBottomWidth: 1, borderBottomColor: ink, paddingVertical: 4, gap: 8 },
  headCell: { fontSize: 8.5, fontWeight: 700 },
  row: { flexDirection: 'row', borderBottomWidth: 0.5, borderBottomColor: line, paddingVertical: 5, gap: 8 },
  end: { textAlign: 'right' },
  factRow: { flexDirection: 'row', gap: 24, borderWidth: 0.8, borderColor: ink, borderRadius: 4, paddingVertical: 6, paddingHorizontal: 10, marginBottom: 18 },
  totals: { marginLeft: 'auto', width: 220, marginBottom: 20 },
  total: { flexDirection: 'row', justifyContent: 'space-between', paddingVertical: 2.5, gap: 12 },
  grandTotal: { borderTopWidth: 1, borderTopColor: ink, marginTop: 3, paddingTop: 5, fontSize: 11.5, fontWeight: 700 },
  signatures: { flexDirection: 'row', gap: 40, marginTop: 44 },
  signature: { width: 190, borderTopWidth: 0.8, borderTopColor: ink, paddingTop: 3, fontSize: 8.5 },
  thanks: { marginTop: 26, textAlign: 'center', fontSize: 10.5 },
  footerImage: { width: '100%', maxHeight: 70, objectFit: 'contain', marginTop: 16 },
  pageNumber: { position: 'absolute', bottom: 28, left: 46, right: 46, textAlign: 'center', fontSize: 8, color: quiet },
} as const satisfies Record<string, Style>;
