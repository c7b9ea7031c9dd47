import { t, words } from '#kit/contract/language';
import styles from '#house/sign-in/AuthCard.module.css';

/** The kinds of people who come to the portal. */
export const comers = { student: words('Student'), guardian: words('Parent or guardian') } as const;

export type ComerKind = keyof typeof comers;

interface Props {
  readonly value: ComerKind;
  readonly onChange: (kind: ComerKind) => void;
}

/** The two ways into the portal: with a number, or with a phone. */
export function PortalSwitch({ value, onChange }: Props) {
  return (
    <fieldset className={styles.brands}>
      <legend className="visually-hidden">{t('Who logs in')}</legend>
      {(['student', 'guardian'] as const).map((kind) => (
        <label key={kind} className={styles.brand}>
          <input type="radio" name="comer" value={kind} checked={kind === value} onChange={() => onChange(kind)} />
          {t(comers[kind])}
        </label>
      ))}
    </fieldset>
  );
}
