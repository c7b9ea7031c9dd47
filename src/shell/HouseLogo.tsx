import { useOrganisation } from '#kit/web/organisation';
import { HouseName } from '#house/brand/logos/HouseName';
import { useSession } from '#house/session/session';
import styles from './Shell.module.css';

/** The organisation's logo at the head of the frame. */
export function HouseLogo() {
  const { brand } = useSession();
  const { name, logoUrl } = useOrganisation();
  return (
    <div className={styles.logo}>
      <HouseName brand={brand} url={logoUrl} name={name} />
    </div>
  );
}
