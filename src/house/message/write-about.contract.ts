/** The call that makes messages, for pages of lower areas, which cannot import the contract of messages. */
export const writing = { method: 'POST', path: 'message/send' } as const;

/** One of the receivers of a message: the person whom it is about, and the phone or address that it goes to. */
export interface Step {
  readonly personID: string;
  readonly name: string;
  readonly address: string;
}

/** The part of a made message that a page reads: the address that opens it. */
export interface OpenedMessage {
  readonly link?: string;
}

/** The part of a previewed message that a page reads: the receivers, for each of whom it is opened separately. */
export interface OpenedFor {
  readonly receivers: readonly Step[];
}
