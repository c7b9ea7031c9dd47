import { useOrganisation } from '#kit/web/organisation';
import { Logo } from '#house/brand/logos/Logo';
import { useSession } from '#house/session/session';
import styles from './Shell.module.css';

/** The logo at the head of the frame. */
export function HouseLogo() {
  const { brand } = useSession();
  const { name, logoUrl } = useOrganisation();
  return (
    <div className={styles.logo}>
      <Logo brand={brand} url={logoUrl} name={name} />
    </div>
  );
}
