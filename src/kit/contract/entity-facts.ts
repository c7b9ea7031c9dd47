/** The screen that shows an entity's table; it grants the entity's calls. */
export interface ScreenFacts {
  readonly path: string;
  /** True where each record has a page of its own, below the screen's path. */
  readonly pages?: true;
  /** Its position in the menu, for a screen that `*.screens.ts` does not declare. */
  readonly place?: Place;
}

/** A position in the menu: the icon's name in the shell's set, the title of the group, and the brands that offer it. */
export interface Place {
  readonly icon: string;
  readonly group: string;
  readonly brands: readonly string[];
}

/**
 * What a choice list answers besides `_id`: the pattern of the label, further facts, and the filters it takes (B11).
 * `label` names columns in braces, one reference deep: `{className} – {courseID.courseName}`.
 */
export interface OptionFacts {
  readonly label: string;
  readonly facts?: readonly string[];
  readonly filters?: readonly string[];
  /**
   * For a list that pages show in full: if nothing is typed, `most` records are answered instead of twenty; with `by`, only while that
   * filter is set.
   */
  readonly whole?: { readonly most: number; readonly by?: string };
}

/** A condition for a state of a record: an amount above another, or a word that is none of these. */
export type StateFact =
  | { readonly field: string; readonly above: number }
  | { readonly field: string; readonly not: readonly string[] };
