/** Where messages are made; pages below them know it without their contract. */
export const writing = { method: 'POST', path: 'message/send' } as const;

/** Whom one message is about, and where it goes. */
export interface Step {
  readonly personID: string;
  readonly name: string;
  readonly address: string;
}

/** What a page reads of a message that was made: where it is opened. */
export interface OpenedMessage {
  readonly link?: string;
}

/** What it reads of what a message would come to: to whom it can be opened, one at a time. */
export interface OpenedFor {
  readonly receivers: readonly Step[];
}
