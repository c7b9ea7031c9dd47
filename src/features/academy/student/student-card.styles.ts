import type { Style } from '../../../kit/server/pdf/primitives';

// 85.6 by 54 mm, in points.
export const card = {
  frame: {
    width: 242.6,
    height: 153,
    borderWidth: 0.8,
    borderColor: '#111111',
    borderRadius: 8,
    padding: 9,
    fontSize: 7,
  },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 6,
    borderBottomWidth: 0.8,
    borderBottomColor: '#111111',
    paddingBottom: 4,
  },
  logo: { maxWidth: 54, maxHeight: 20, objectFit: 'contain' },
  house: { fontSize: 9.5, fontWeight: 700, flexGrow: 1, flexBasis: 0, maxLines: 1, textOverflow: 'ellipsis' },
  body: { flexDirection: 'row', gap: 9, flexGrow: 1, paddingTop: 6 },
  photo: { width: 60, height: 76, objectFit: 'cover', borderRadius: 3 },
  noPhoto: { width: 60, height: 76, borderWidth: 0.6, borderColor: '#9aa0aa', borderRadius: 3 },
  facts: { flexGrow: 1, flexBasis: 0 },
  name: { fontSize: 10, fontWeight: 700, maxLines: 2, textOverflow: 'ellipsis' },
  number: { flexDirection: 'row', gap: 4, fontSize: 8.5, marginBottom: 3 },
  strong: { fontWeight: 700 },
  fact: { flexDirection: 'row', gap: 4, marginTop: 1 },
  label: { width: 58, color: '#4a4f58' },
  value: { flexGrow: 1, flexBasis: 0, maxLines: 1, textOverflow: 'ellipsis' },
  foot: { flexDirection: 'row', justifyContent: 'space-between', fontSize: 6.5, color: '#4a4f58' },
} as const satisfies Record<string, Style>;
