import { Link } from '@tanstack/react-router';
import { type ReactNode, type Ref, useId } from 'react';
import { t } from '#kit/contract/language';
import type { Refusal } from '#kit/web/call';
import type { Column } from '#kit/web/list/column';
import { DataTable } from '#kit/web/list/DataTable';
import { ErrorState } from '#kit/web/list/ErrorState';
import type { RowAction } from '#kit/web/list/row-action';
import type { TableRow } from '#kit/web/list/table-row';
import { showNumber } from '#kit/web/show';
import type { Page } from '#kit/web/use-entity';
import type { Narrowing } from './part-list';
import styles from './Part.module.css';

/** The content of a part, however it is read. */
export interface PartRows<R> {
  /** A sentence of the catalogue, like `empty`. */
  readonly title: string;
  readonly columns: readonly Column<R>[];
  readonly actions?: ((row: R) => readonly RowAction[]) | undefined;
  readonly onOpen?: ((row: R) => void) | undefined;
  /** The text shown without rows. */
  readonly empty: string;
}

interface Props<R> extends PartRows<R> {
  readonly place: Ref<HTMLElement>;
  /** The screen with the full list. */
  readonly all: { readonly to: string; readonly search: Narrowing };
  readonly read: {
    readonly data: Page<R> | undefined;
    readonly error: Refusal | null;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
  /** Further figures over all rows, besides the sums of the table. */
  readonly figures?: ReactNode;
}

/** A part with the first rows of a list, its totals, and a link to all of them. */
export function RowsPart<R extends TableRow>(props: Props<R>) {
  const { place, title, all, read, columns, actions, onOpen, empty, figures } = props;
  const id = useId();
  const { data, error } = read;
  return (
    <section ref={place} className={styles.part} aria-labelledby={id}>
      <PartHead id={id} title={title} count={data?.count} all={all}>
        {figures}
      </PartHead>
      {error && !data && <ErrorState message={error.message} onRetry={() => void read.refetch()} />}
      {data?.count === 0 && <p className={styles.none}>{t(empty)}</p>}
      {!data && !error && <div className={styles.waiting} aria-busy={read.isFetching} />}
      {data && data.count > 0 && (
        <DataTable
          label={t(title)}
          columns={columns}
          rows={data.rows}
          totals={data.totals}
          actions={actions}
          onOpen={onOpen}
        />
      )}
    </section>
  );
}

interface PartHeadProps {
  readonly id: string;
  /** A sentence of the catalogue. */
  readonly title: string;
  /** Undefined until it is known. */
  readonly count: number | undefined;
  /** Where all of it is. */
  readonly all: { readonly to: string; readonly search: Narrowing };
  /** Figures beside the title. */
  readonly children?: ReactNode;
}

/** The title of a part, the number of its rows, and the link to all of them. */
function PartHead({ id, title, count = 0, all, children }: PartHeadProps) {
  return (
    <header className={styles.head}>
      <h2 id={id}>
        {t(title)}
        {count > 0 && <span className={styles.count}>{showNumber(count)}</span>}
      </h2>
      {children && <span className={styles.figures}>{children}</span>}
      {count > 0 && (
        <Link {...all} className={`${styles.all} no-print`} aria-label={t('See all: {part}', { part: t(title) })}>
          {t('See all')}
        </Link>
      )}
    </header>
  );
}
