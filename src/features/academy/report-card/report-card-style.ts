/** The look of the subjects on a report card, in points: dense, so that a usual card is one sheet. */
export const cardStyle = {
  line: { borderBottomWidth: 0.5, borderBottomColor: '#9aa0aa', paddingVertical: 3 },
  row: { flexDirection: 'row', gap: 8 },
  subject: { flexGrow: 4, flexShrink: 1, flexBasis: 0 },
  figure: { flexGrow: 1, flexShrink: 1, flexBasis: 0, textAlign: 'right' },
  pair: { flexDirection: 'row', gap: 24, marginTop: 1.5 },
  assessment: { flexDirection: 'row', flexGrow: 1, flexShrink: 1, flexBasis: 0, gap: 6, fontSize: 8, color: '#4a4f58' },
  name: { flexGrow: 4, flexShrink: 1, flexBasis: 0 },
  reached: { flexGrow: 2.4, flexShrink: 1, flexBasis: 0, textAlign: 'right' },
  share: { flexGrow: 1.6, flexShrink: 1, flexBasis: 0, textAlign: 'right' },
  remark: { marginBottom: 6 },
} as const;
