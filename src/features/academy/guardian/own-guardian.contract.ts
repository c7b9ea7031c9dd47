import { endpoint, reply, type Saved } from '#kit/contract/endpoint';
import type { Language } from '#kit/contract/language';
import { type MessageChoice, messageChoiceField } from '#house/message/written-to.contract';
import type { SeenChild } from '#house/session/login.contract';
import { guardian } from './guardian.contract';

const path = 'guardian/me';
const { email, language } = guardian.fields;

/** What the guardian's own page shows. */
export interface OwnGuardian {
  readonly _id: string;
  readonly guardianName: string;
  readonly guardianPhone: string;
  readonly email: string | null;
  /** Null for the language of the organisation. */
  readonly language: Language | null;
  readonly messageChoice: MessageChoice;
  /** The children of whom the guardian sees something. */
  readonly children: readonly SeenChild[];
}

export const getOwnGuardian = endpoint({
  method: 'GET',
  path,
  title: 'The record of the guardian who asks',
  reply: reply<OwnGuardian>(),
});

export const saveOwnGuardian = endpoint({
  method: 'PUT',
  path,
  title: 'Change how the guardian who asks is written to',
  body: { email, language, messageChoice: messageChoiceField },
  reply: reply<Saved<OwnGuardian>>(),
});
