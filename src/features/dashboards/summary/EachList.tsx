import { Link } from '@tanstack/react-router';
import { t } from '#kit/contract/language';
import styles from './EachList.module.css';
import type { ListLink } from './list-link';

/** Links to the lists behind a figure, each by its name, shown after the text about the figure. */
export function EachList({ lists }: { readonly lists: readonly ListLink[] }) {
  return lists.map(({ path, search, title = '' }) => (
    <span key={path}>
      {' · '}
      <Link className={styles.list} to={path} search={search ?? {}}>
        {t(title)}
      </Link>
    </span>
  ));
}
