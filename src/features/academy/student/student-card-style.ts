const ink = '#1c2340';
const quiet = '#4a4f58';
const picture = { width: 64, height: 82, borderRadius: 4 } as const;

/** How a student card looks: 85.6 by 54 mm, the size of a bank card, in points. */
export const card = {
  frame: {
    width: 242.6,
    height: 153,
    borderWidth: 0.6,
    borderColor: '#9aa0aa',
    borderRadius: 9,
    overflow: 'hidden',
    fontSize: 7,
    color: '#111111',
  },
  /** Front and back side by side: folded, they are one card. */
  sides: { flexDirection: 'row' },
  back: { alignItems: 'center', justifyContent: 'center' },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    height: 33,
    paddingHorizontal: 11,
    backgroundColor: ink,
    borderTopLeftRadius: 8,
    borderTopRightRadius: 8,
    color: '#ffffff',
  },
  /** White, on which a logo of any colour can be seen. */
  logoGround: { backgroundColor: '#ffffff', borderRadius: 3, paddingVertical: 2, paddingHorizontal: 4 },
  logo: { maxWidth: 58, maxHeight: 19, objectFit: 'contain' },
  house: { fontSize: 10.5, fontWeight: 700, flexGrow: 1, flexBasis: 0, maxLines: 1, textOverflow: 'ellipsis' },
  kind: { fontSize: 7 },
  body: { flexDirection: 'row', gap: 11, flexGrow: 1, paddingTop: 8, paddingHorizontal: 11 },
  photo: { ...picture, objectFit: 'cover' },
  noPhoto: {
    ...picture,
    backgroundColor: '#e9ebf2',
    alignItems: 'center',
    justifyContent: 'center',
    color: ink,
    fontSize: 24,
    fontWeight: 700,
  },
  facts: { flexGrow: 1, flexBasis: 0 },
  name: { fontSize: 11.5, fontWeight: 700, color: ink, maxLines: 2, textOverflow: 'ellipsis', marginBottom: 3 },
  fact: { flexDirection: 'row', gap: 4, marginTop: 2 },
  label: { width: 62, color: quiet, maxLines: 1, textOverflow: 'ellipsis' },
  value: { flexGrow: 1, flexBasis: 0, maxLines: 2, textOverflow: 'ellipsis' },
  number: { fontSize: 9.5, fontWeight: 700 },
  foot: {
    flexDirection: 'row',
    justifyContent: 'space-between',
    gap: 8,
    marginHorizontal: 11,
    paddingTop: 4,
    paddingBottom: 7,
    borderTopWidth: 0.5,
    borderTopColor: '#c8ccd5',
    fontSize: 6.5,
    color: quiet,
  },
  address: { flexGrow: 1, flexBasis: 0, maxLines: 1, textOverflow: 'ellipsis' },
  hint: { marginTop: 6, width: 242.6, fontSize: 7, color: quiet, textAlign: 'center' },
} as const;
