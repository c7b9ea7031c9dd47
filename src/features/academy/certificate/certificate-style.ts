const ink = '#1c2340';
const gold = '#8a6d1f';
const quiet = '#4a4f58';

/** How a certificate looks: measures in points on a sheet of 842 by 595. */
export const sheet = {
  page: { padding: 26, fontSize: 11, color: '#111111' },
  outer: { height: 540, borderWidth: 3, borderColor: gold, padding: 6 },
  inner: {
    flexGrow: 1,
    borderWidth: 0.8,
    borderColor: gold,
    paddingVertical: 26,
    paddingHorizontal: 44,
    justifyContent: 'space-between',
  },
  head: { alignItems: 'center', gap: 4 },
  headerImage: { width: '100%', maxHeight: 90, objectFit: 'contain' },
  logo: { maxWidth: 150, maxHeight: 48, objectFit: 'contain' },
  house: { fontSize: 19, fontWeight: 700, color: ink, textAlign: 'center' },
  body: { alignItems: 'center' },
  title: { fontSize: 42, fontWeight: 700, color: ink, textAlign: 'center' },
  type: {
    fontSize: 15,
    color: gold,
    fontWeight: 700,
    marginTop: 2,
    marginBottom: 14,
    textAlign: 'center',
    maxLines: 2,
  },
  words: { fontSize: 12, color: quiet, textAlign: 'center' },
  name: { fontSize: 30, fontWeight: 700, marginTop: 6, textAlign: 'center', maxLines: 2 },
  rule: { width: 340, borderBottomWidth: 0.8, borderBottomColor: gold, marginTop: 4, marginBottom: 10 },
  course: { fontSize: 20, fontWeight: 700, color: ink, marginVertical: 5, textAlign: 'center', maxLines: 2 },
  foot: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between', gap: 24 },
  facts: { width: 230, overflow: 'hidden' },
  fact: { flexDirection: 'row', gap: 6, marginTop: 2 },
  factLabel: { width: 74, fontSize: 9, color: quiet },
  label: { fontSize: 9, color: quiet },
  value: { fontSize: 9, fontWeight: 700, flexGrow: 1, flexBasis: 0 },
  photo: { width: 66, height: 82, objectFit: 'cover', borderWidth: 0.8, borderColor: gold },
  signs: { flexDirection: 'row', gap: 22, width: 240 },
  sign: { flexGrow: 1, flexBasis: 0, alignItems: 'center' },
  signed: {
    width: '100%',
    fontSize: 10,
    textAlign: 'center',
    borderBottomWidth: 0.8,
    borderBottomColor: '#111111',
    paddingBottom: 3,
    marginBottom: 3,
  },
} as const;

/** Long names are set smaller, so that the sheet stays one. */
export function fitting(words: string, most: number): { readonly fontSize?: number } {
  return words.length > most ? { fontSize: 18 } : {};
}
