import { t, words } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { showInstant } from '#kit/web/show';
import type { Column } from './column';
import styles from './voided-column.module.css';

interface VoidedRow {
  readonly voidedAt?: string | null;
  readonly voidedBy?: string | null;
  readonly voidReason?: string | null;
}

/** The columns of a list that shows voided documents too: the column with who voided it comes after the first. */
export function withVoided<R extends object>(columns: readonly Column<R>[]): readonly Column<R>[] {
  return [...columns.slice(0, 1), voidedColumn, ...columns.slice(1)];
}

/** The column that says of a voided document who voided it, when and why; empty for the others. */
const voidedColumn: Column<object> = {
  id: 'voidedAt',
  label: words('Voided'),
  value: ({ voidedBy }: VoidedRow) => voidedBy,
  show: (row: VoidedRow) => row.voidedAt && <Voided row={row} at={row.voidedAt} />,
  align: 'start',
  part: 'note',
  runs: true,
};

function Voided({ row: { voidedBy, voidReason }, at }: { readonly row: VoidedRow; readonly at: string }) {
  const { timeZone } = useOrganisation();
  return (
    <span className={styles.voided}>
      {t('{name}, {when}', { name: voidedBy ?? '', when: showInstant(at, timeZone) })}
      {voidReason && <bdi className={styles.why}>{voidReason}</bdi>}
    </span>
  );
}
