import type { Fragment } from '#kit/server/sql/fragment';
import type { Values } from '#kit/contract/language';

/**
 * One invariant of a brand's data, expressed as a search for violations. Each slice declares its own;
 * `src/app/put-together.ts` collects them.
 */
export interface Check {
  /** Its short name in the JSON report: `fee-paid`. */
  readonly name: string;
  /** The invariant, as a sentence of the catalogue. */
  readonly holds: string;
  /** The sentence about one violation, which names columns of `finds` in braces. */
  readonly broken: string;
  /**
   * A select over the brand's unqualified tables, with a row for each violation. It is constant text: values are never
   * inserted. Amounts are selected as text, so that no digit is lost.
   */
  readonly finds: Fragment;
  /** Further values for the braces of both sentences, which are sentences of the catalogue themselves (`Invoice`). */
  readonly named?: Readonly<Record<string, string>>;
}

/** What a check found in one brand. */
export interface CheckResult {
  readonly name: string;
  readonly holds: string;
  readonly broken: string;
  readonly named: Readonly<Record<string, string>>;
  /** The number of violations; `found` has the first of them. */
  readonly count: number;
  readonly found: readonly Values[];
  readonly milliseconds: number;
}
