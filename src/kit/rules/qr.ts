/** The dark modules of a QR code as the path of an SVG: one bar for each run of them. */
export function qrPath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('');
}

/** Each row of a QR code, dark modules as 1, of one that was made with an edge of one module; whoever draws it leaves the edge that it needs. */
export function qrRows(modules: readonly (readonly boolean[])[]): string[] {
  return modules.slice(1, -1).map((row) => row.slice(1, -1).map(Number).join(''));
}
