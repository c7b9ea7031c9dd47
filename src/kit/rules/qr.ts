/** The dark modules of a QR code as the path of an SVG: one bar for each run of them. */
export function qrPath(rows: readonly string[]): string {
  return rows
    .flatMap((row, y) =>
      [...row.matchAll(/1+/g)].map((run) => `M${run.index} ${y}h${run[0].length}v1h-${run[0].length}z`),
    )
    .join('');
}

/** The rows of a QR code that was made with an edge of one module, dark modules as 1 and without the edge, which the drawing code adds as needed. */
export function qrRows(modules: readonly (readonly boolean[])[]): string[] {
  return modules.slice(1, -1).map((row) => row.slice(1, -1).map(Number).join(''));
}
