import { t } from '#kit/contract/language';
import type { SeenChild } from '#house/session/login.contract';
import styles from './ChildSwitch.module.css';
import { chooseChild } from './use-pupil';

interface Props {
  readonly offered: readonly SeenChild[];
  readonly value: string;
}

/** The choice of the child that the portal shows; nothing if there is only one. */
export function ChildSwitch({ offered, value }: Props) {
  if (offered.length < 2) return null;
  return (
    <fieldset className={`${styles.children} no-print`}>
      <legend className="visually-hidden">{t('Child')}</legend>
      {offered.map(({ _id, studentName }) => (
        <label key={_id} className={styles.child}>
          <input type="radio" name="child" value={_id} checked={_id === value} onChange={() => chooseChild(_id)} />
          <bdi>{studentName}</bdi>
        </label>
      ))}
    </fieldset>
  );
}
