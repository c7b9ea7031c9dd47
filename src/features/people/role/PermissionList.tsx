import { counted, t } from '#kit/contract/language';
import { Checkbox } from '#kit/web/ui/Checkbox';
import type { MenuEntry, MenuLink } from '#house/brand/brand.contract';
import styles from './RoleForm.module.css';

interface Props {
  /** The screens that can be given, as the menu groups them. */
  readonly menus: readonly MenuEntry[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (paths: ReadonlySet<string>) => void;
  readonly error: string | undefined;
}

/** The checklist of screens, grouped like the menu. */
export function PermissionList({ menus, chosen, onChoose, error }: Props) {
  const turn = (paths: readonly string[], on: boolean) => {
    const others = [...chosen].filter((path) => !paths.includes(path));
    onChoose(new Set(on ? [...others, ...paths] : others));
  };
  return (
    <fieldset
      className={styles.list}
      aria-describedby="permissions-error"
      data-field="permissions"
      data-invalid={error !== undefined || undefined}
    >
      <legend>{t('Screens')}</legend>
      <p className={styles.count}>{counted(chosen.size, '{count} screen chosen', '{count} screens chosen')}</p>
      {error !== undefined && (
        <p id="permissions-error" className={styles.error}>
          {error}
        </p>
      )}
      {menus.map((entry) => (
        <Group key={entry.name} entry={entry} chosen={chosen} onTurn={turn} />
      ))}
    </fieldset>
  );
}

interface GroupProps {
  readonly entry: MenuEntry;
  readonly chosen: ReadonlySet<string>;
  readonly onTurn: (paths: readonly string[], on: boolean) => void;
}

function Group({ entry, chosen, onTurn }: GroupProps) {
  if (!entry.subMenu) return <Screen link={entry} chosen={chosen} onTurn={onTurn} />;
  const paths = entry.subMenu.map(({ path }) => path);
  const count = paths.filter((path) => chosen.has(path)).length;
  return (
    <div className={styles.group}>
      <Checkbox
        label={<strong>{t(entry.name)}</strong>}
        checked={count === paths.length}
        indeterminate={count > 0 && count < paths.length}
        onChange={(event) => onTurn(paths, event.currentTarget.checked)}
      />
      <div className={styles.screens}>
        {entry.subMenu.map((link) => (
          <Screen key={link.path} link={link} chosen={chosen} onTurn={onTurn} />
        ))}
      </div>
    </div>
  );
}

function Screen({ link, chosen, onTurn }: Omit<GroupProps, 'entry'> & { link: MenuLink }) {
  return (
    <Checkbox
      label={t(link.name)}
      checked={chosen.has(link.path)}
      onChange={(event) => onTurn([link.path], event.currentTarget.checked)}
    />
  );
}
