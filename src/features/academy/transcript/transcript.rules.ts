/** Minutes in hours, rounded half up to two decimals. */
export function hoursOf(minutes: number): number {
  return Math.round((minutes * 100) / 60) / 100;
}

/** Classes, each with its marks, in their order. */
export function withMarks<C extends { readonly _id: string }, M extends { readonly classID: string }>(
  classes: readonly C[],
  marks: readonly M[],
): (C & { readonly marks: readonly M[] })[] {
  return classes.map((one) => ({ ...one, marks: marks.filter(({ classID }) => classID === one._id) }));
}
