import { endpoint, reply } from '#kit/contract/endpoint';
import { words } from '#kit/contract/language';
import type { PaperKind, PaperState } from '#house/paper/papers.contract';
import type { LinkKind, LinkState } from '#house/link/link.contract';
import type { PayWay } from '#features/ledger/pay-way/pay-way.contract';

interface Fact {
  readonly label: string;
  readonly value: string;
}

/** The rows of a document: its headings, a cell for each, and the sums. */
export interface PublicRows {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly sums: readonly Fact[];
}

/** What everybody who has the code of a document is told. */
export interface PublicInfo {
  readonly kind: PaperKind | LinkKind;
  readonly state: PaperState | LinkState;
  /** The day since when the state has applied, if known. */
  readonly since: string | null;
  readonly organisation: string;
  readonly facts: readonly Fact[];
  readonly hasPhoto: boolean;
  readonly changedAt: string | null;
  /** The whole document; null for a paper, which the visitor holds already. */
  readonly document: PublicRows | null;
  /** The codes to dial for paying what is left (WA14). */
  readonly payWays: readonly PayWay[];
}

export interface PublicAnswer {
  readonly status: true;
  readonly message: string;
  readonly info: PublicInfo;
}

export const openPublic = endpoint({
  method: 'GET',
  path: 'public/{code}',
  title: words('What a document says, for whoever has its code'),
  reply: reply<PublicAnswer>(),
});

export const publicPhoto = {
  method: 'GET',
  path: 'public/{code}/photo',
  title: words('The picture on a paper'),
} as const;

export const publicPdf = {
  method: 'GET',
  path: 'public/{code}/pdf',
  title: words('A document to print, for whoever has its link'),
} as const;
