import { Link, useRouter } from '@tanstack/react-router';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import type { StudentClaims } from '#house/session/login.contract';
import { t, words } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { screenOf } from '#house/session/areas';
import { Footer } from '#house/brand/Footer';
import { LanguageSelect } from '#kit/web/LanguageSelect';
import { usePathname } from '#kit/web/use-pathname';
import { HouseName } from '#house/brand/logos/HouseName';
import { OfflineBanner } from './OfflineBanner';
import styles from './PortalFrame.module.css';
import { ReadOnly } from './ReadOnly';
import { Signed } from './Signed';

const pages = {
  '/portal': words('Marks'),
  '/viewAttendence': words('Attendance'),
  '/studentFees': words('Fees'),
  '/studentComplain': words('Complaints'),
} as const;

/** The frame of the student portal: made for a small phone. */
export default function PortalFrame({ student, children }: { student: StudentClaims; children: ReactNode }) {
  return (
    <Signed key={student.studentID}>
      <Portal student={student}>{children}</Portal>
    </Signed>
  );
}

function Portal({ student, children }: { student: StudentClaims; children: ReactNode }) {
  const here = screenOf(usePathname());
  const { name, logoUrl } = useOrganisation();
  const built = useRouter().routesByPath;
  const shown = Object.entries(pages).filter(([path]) => Object.hasOwn(built, path));
  return (
    <div className={styles.frame}>
      <header className={`${styles.head} no-print`}>
        <HouseName brand="academy" url={logoUrl} name={name} />
        <span className={styles.who}>
          <bdi>{student.name}</bdi>
        </span>
        <LanguageSelect look="icon" />
        <Link to="/logout" className={styles.out} aria-label={t('Logout')}>
          <IconLogout size={18} aria-hidden />
          <span>{t('Logout')}</span>
        </Link>
      </header>
      <nav className={`${styles.nav} no-print`} aria-label={t('Menu')}>
        {shown.map(([path, label]) => (
          <Link key={path} to={path} className={styles.tab} aria-current={path === here ? 'page' : undefined}>
            {t(label)}
          </Link>
        ))}
      </nav>
      <OfflineBanner />
      <ReadOnly />
      <main className={styles.content}>{children}</main>
      <Footer />
    </div>
  );
}
