import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import { choice } from '#kit/contract/fields-choice';
import { text } from '#kit/contract/fields-text';
import { words } from '#kit/contract/language';

/** The kinds of records that a link shows. */
export const linkKinds = {
  invoice: words('Invoice'),
  statement: words('Statement of account'),
} as const;

export type LinkKind = keyof typeof linkKinds;

/** The states of the document that a link shows. */
export const linkStates = {
  owed: words('Still to be paid'),
  settled: words('Nothing is left to pay.'),
} as const;

export type LinkState = keyof typeof linkStates;

/** A link to one document: everybody who has its code sees the document as it is today (PU1). */
export interface Link {
  readonly _id: string;
  readonly createdAt: string;
  readonly kind: LinkKind;
  readonly recordID: string;
  readonly code: string;
  readonly expiresAt: string;
  readonly revokedAt: string | null;
  /** When it was last opened, and how often. */
  readonly seenAt: string | null;
  readonly seenCount: number;
  readonly userID: string | null;
}

/** A link with its address, as it is given to people. */
export interface LinkMade extends Link {
  readonly url: string;
}

/** The name of links in the activity log. */
export const links = { path: 'link', many: words('Links') } as const;

export const makeLink = endpoint({
  method: 'POST',
  path: links.path,
  title: 'A link to a document, for whoever is to see it; the live one where there is one',
  body: {
    kind: choice('Kind', linkKinds, { required: 'Select type' }),
    recordID: text('Record', { required: 'Choose from the list' }),
  },
  reply: reply<Saved<LinkMade>>(),
});

export const revokeLink = endpoint({
  method: 'DELETE',
  path: `${links.path}/{id}`,
  title: 'Revoke a link',
  reply: reply<Saved<LinkMade>>(),
});

/** The condition that narrows the right to links to those of one kind: `[invoice]`. */
export function linkOf(kind: LinkKind): `[${LinkKind}]` {
  return `[${kind}]`;
}
