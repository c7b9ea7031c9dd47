import type { OrganisationSettings } from '#house/organisation/organisation.server';
import type { RecordFacts } from './compose.server';
import type { Person, Writer } from './person.server';

/** What happened that somebody is written of by itself. */
export interface Happened {
  /** What it is told of once (ME7): a record, or a person and a day. */
  readonly key: string;
  readonly person: Person;
  /** The only addresses to which it is written; undefined for any. */
  readonly among?: readonly string[];
  /** What is said of it; asked once it is known that nobody has said it. */
  readonly facts: () => Promise<RecordFacts>;
}

/** Finds what happened, for one purpose, since its template began to write by itself. */
export type Happenings = (writer: Writer, settings: OrganisationSettings, since: Date) => Promise<readonly Happened[]>;
