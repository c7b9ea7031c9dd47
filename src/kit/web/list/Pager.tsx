import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { counted, t } from '#kit/contract/language';
import { showNumber } from '#kit/web/show';
import { pageSizes } from './list-view';
import styles from './Pager.module.css';

interface Props {
  readonly page: number;
  readonly pageSize: number;
  readonly count: number;
  readonly onChange: (part: { page?: number; pageSize?: number }) => void;
  /** Called where a page is about to be asked for. */
  readonly onNear?: ((page: number) => void) | undefined;
}

/** The position of the page among all matches, with buttons to the other pages. */
export function Pager({ page, pageSize, count, onChange, onNear }: Props) {
  const last = Math.max(1, Math.ceil(count / pageSize));
  const first = Math.min(count, (page - 1) * pageSize + 1);
  const upto = Math.min(count, page * pageSize);
  // A press follows the pointer's arrival; with several presses in a row, each announces the next page itself.
  const nearing = (number: number) => {
    const tell = () => onNear?.(number);
    return { onPointerEnter: tell, onPointerDown: tell };
  };
  return (
    <nav className={`${styles.pager} no-print`} aria-label={t('Pages')}>
      <output className={styles.where}>
        {count <= pageSize && page === 1
          ? counted(count, '{count} row', '{count} rows')
          : t('{first}–{last} of {count}', {
              first: showNumber(first),
              last: showNumber(upto),
              count: showNumber(count),
            })}
      </output>
      <label className={styles.size}>
        <span>{t('Rows')}</span>
        <select value={pageSize} onChange={(event) => onChange({ pageSize: Number(event.currentTarget.value) })}>
          {pageSizes.map((size) => (
            <option key={size} value={size}>
              {size}
            </option>
          ))}
        </select>
      </label>
      <div className={styles.steps}>
        <button
          type="button"
          aria-label={t('Previous page')}
          title={t('Previous page')}
          disabled={page <= 1}
          onClick={() => onChange({ page: Math.min(page - 1, last) })}
          {...nearing(Math.min(page - 1, last))}
        >
          <IconChevronLeft size={18} aria-hidden />
        </button>
        <button
          type="button"
          aria-label={t('Next page')}
          title={t('Next page')}
          disabled={page >= last}
          onClick={() => onChange({ page: page + 1 })}
          {...nearing(page + 1)}
        >
          <IconChevronRight size={18} aria-hidden />
        </button>
      </div>
    </nav>
  );
}
