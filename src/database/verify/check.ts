import type { Fragment } from '#kit/server/sql/fragment';
import type { Values } from '#kit/contract/language';

/**
 * One thing that must hold of a brand's data, told as a search for where it does not. Each slice has its own; `src/app/checks.ts`
 * gathers them.
 */
export interface Check {
  /** Its short name in the JSON report: `fee-paid`. */
  readonly name: string;
  /** What holds, as a sentence of the catalogue. */
  readonly holds: string;
  /** What is said of one place where it does not: a sentence that names columns of `finds` in braces. */
  readonly broken: string;
  /**
   * A select over the brand's tables, unqualified, with a row for each place where it does not hold. It has
   * no values: it is constant. Amounts come as text, so that no digit is lost.
   */
  readonly finds: Fragment;
  /** What fills braces of both sentences beside the columns: sentences of the catalogue themselves (`Invoice`). */
  readonly named?: Readonly<Record<string, string>>;
}

/** What a check found in one brand. */
export interface CheckResult {
  readonly name: string;
  readonly holds: string;
  readonly broken: string;
  readonly named: Readonly<Record<string, string>>;
  /** How many places there are; `found` names the first of them. */
  readonly count: number;
  readonly found: readonly Values[];
  readonly milliseconds: number;
}
