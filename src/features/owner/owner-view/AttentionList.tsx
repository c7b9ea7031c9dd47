import { IconAlertTriangle, IconCircleCheck } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { t } from '#kit/contract/language';
import { brandNames } from '#house/brand/brand.contract';
import { useScreens } from '#house/session/use-screens';
import { Panel } from '#features/dashboards/summary/Panel';
import styles from './owner.module.css';
import type { Seen } from './use-owners';

/** The points that need attention, each with a link to its list; the other brand's lists cannot be opened here. */
export function AttentionList({ seen }: { readonly seen: readonly Seen[] }) {
  const screens = useScreens();
  const all = seen.flatMap(({ brand, owner }, place) =>
    owner.attention.map((one) => ({ ...one, brand, list: place === 0 ? listOf(one.path) : undefined })),
  );
  return (
    <Panel title={t('Needs attention')}>
      {all.length === 0 ? (
        <p className={styles.calm}>
          <IconCircleCheck size={20} stroke={1.75} aria-hidden />
          {t('Nothing needs attention.')}
        </p>
      ) : (
        <ul className={styles.attention}>
          {all.map(({ brand, path, text, list }) => (
            <li key={`${brand} ${path} ${text}`}>
              <IconAlertTriangle size={18} stroke={1.75} aria-hidden />
              <span>
                {list && screens.has(list.to) ? (
                  <Link className={styles.link} {...list}>
                    {text}
                  </Link>
                ) : (
                  text
                )}
                {seen.length > 1 && <small>{t(brandNames[brand])}</small>}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

/** The path and the filters of a list, from its address. */
function listOf(path: string): { readonly to: string; readonly search: Readonly<Record<string, string>> } {
  const [to = '', search = ''] = path.split('?');
  return { to, search: Object.fromEntries(new URLSearchParams(search)) };
}
