import type { OrganisationSettings } from '#house/organisation/organisation.server';
import type { RecordFacts } from './compose.server';
import type { Person, Writer } from './person.server';

/** An event about which an automatic message is written to somebody. */
export interface Happened {
  /** The key under which it is told only once (ME7): a record, or a person and a day. */
  readonly key: string;
  readonly person: Person;
  /** The only addresses that may be written to; undefined for all. */
  readonly among?: readonly string[];
  /** Its facts, read once it is known that it was not told yet. */
  readonly facts: () => Promise<RecordFacts>;
}

/** Finds the events of one purpose since its template began to write automatically. */
export type Happenings = (writer: Writer, settings: OrganisationSettings, since: Date) => Promise<readonly Happened[]>;
