/**
 * Remembers the position of the focus in a table. Returns a function to call after the rows have been reloaded: it
 * focuses the row now in that position if the focused one has gone, and otherwise leaves the focus alone.
 */
export function keepPlace(): () => void {
  const here = document.activeElement;
  const row = here?.closest('tbody tr');
  const table = row?.closest('table');
  if (!(here instanceof HTMLElement) || !row || !table) return () => {};
  const at = [...table.querySelectorAll('tbody tr')].indexOf(row);
  const part = here.dataset.part;
  return () => {
    if (here.isConnected || document.activeElement !== document.body) return;
    const rows = [...table.querySelectorAll('tbody tr')];
    const next = rows[Math.min(at, rows.length - 1)];
    const controls = [...(next?.querySelectorAll<HTMLElement>('[data-part]') ?? [])];
    const target = controls.find((control) => control.dataset.part === part) ?? controls[0];
    (target ?? document.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  };
}
