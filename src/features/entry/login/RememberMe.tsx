import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import styles from './RememberMe.module.css';

/** The browser's own checkbox: the login carries no more styles than it must. */
export function RememberMe({
  checked,
  onChange,
  children,
}: {
  checked: boolean;
  onChange: (checked: boolean) => void;
  children: ReactNode;
}) {
  return (
    <div className={styles.line}>
      <label className={styles.label}>
        <input type="checkbox" checked={checked} onChange={(event) => onChange(event.currentTarget.checked)} />
        {t('Remember me')}
      </label>
      {children}
    </div>
  );
}
