import { words } from '#kit/contract/language';
import type { Feature } from '#house/feature/feature.contract';

/** The feature of codes on papers, by which anybody can see what the organisation says about a paper today (PU). */
export const papersFeature: Feature = {
  name: 'papers',
  title: words('Papers that prove themselves'),
  sentence: words('Receipts, certificates and cards carry a code that proves them.'),
  initially: 'off',
  brands: ['academy', 'decoration'],
  settings: ['publicAddress'],
};

/** The path where anybody can check a paper by its code, below the address of the organisation. */
export const publicPath = '/p';

/** The member that one record's read adds: its code; null while no codes are printed. A client may send back what it read. */
export const paperTold = ['paperCode'] as const;

/** The code of the paper of a record. */
export interface WithPaperCode {
  readonly paperCode: string | null;
}

/** The states of a paper (PU5). */
export const paperStates = {
  genuine: words('This paper is genuine'),
  voided: words('This paper was voided'),
  notIssued: words('Not yet issued'),
  revoked: words('Revoked'),
  formerStudent: words('No longer a student'),
  replaced: words('Replaced by a newer card'),
} as const;

export type PaperState = keyof typeof paperStates;

/** The kinds of papers. */
export const paperKinds = {
  receipt: words('Receipt'),
  payment: words('Payment'),
  certificate: words('Certificate'),
  card: words('Student card'),
  markSheet: words('Mark sheet'),
  reportCard: words('Report card'),
} as const;

export type PaperKind = keyof typeof paperKinds;
