/** The cells of a spreadsheet as it puts them on the clipboard: a line for each row, tabs between cells. */
export function cellsOf(pasted: string): string[][] {
  const lines = pasted.replace(/(\r?\n)+$/, '').split(/\r?\n/);
  return lines.map((line) =>
    line.split('\t').map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, '$1')
        .trim(),
    ),
  );
}

/** True for a single value, which is pasted into its field like any text. */
export function isOneValue(rows: readonly (readonly string[])[]): boolean {
  return rows.length <= 1 && (rows[0]?.length ?? 0) <= 1;
}
