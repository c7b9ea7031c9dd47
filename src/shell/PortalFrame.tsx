import { Link, useRouter } from '@tanstack/react-router';
import { IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { t } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { screenOf } from '#house/session/areas';
import { Footer } from '#house/brand/Footer';
import { familiesFeature } from '#house/family/families-feature.contract';
import { papersFeature } from '#house/paper/papers.contract';
import { useSession } from '#house/session/session';
import { useFeature } from '#house/session/use-feature';
import { LanguageSelect } from '#kit/web/LanguageSelect';
import { usePathname } from '#kit/web/use-pathname';
import { HouseName } from '#house/brand/logos/HouseName';
import { gradebookFeature } from '#features/academy/grade-scale/gradebook-feature.contract';
import { ChildSwitch } from '#features/portal/ChildSwitch';
import { timetableFeature } from '#features/academy/room/timetable-feature.contract';
import { pagesOf } from '#features/portal/pages';
import { usePupil } from '#features/portal/use-pupil';
import { OfflineBanner } from './OfflineBanner';
import styles from './PortalFrame.module.css';
import { ReadOnly } from './ReadOnly';
import { Signed } from './Signed';

/** The frame of the portal of students and guardians: made for a small phone. */
export default function PortalFrame({ children }: { children: ReactNode }) {
  const { student, guardian } = useSession();
  return (
    <Signed key={student?.studentID ?? guardian?.guardianID}>
      <Portal>{children}</Portal>
    </Signed>
  );
}

function Portal({ children }: { children: ReactNode }) {
  const here = screenOf(usePathname());
  const { name, logoUrl } = useOrganisation();
  const { student, guardian } = useSession();
  const pupil = usePupil();
  const hasProfile = useFeature(familiesFeature);
  const hasResults = useFeature(gradebookFeature);
  const hasLessons = useFeature(timetableFeature);
  const hasPapers = useFeature(papersFeature);
  const built = useRouter().routesByPath;
  const isGuardian = guardian !== undefined;
  const pages = pagesOf(pupil, { isGuardian, hasProfile, hasResults, hasLessons, hasPapers });
  const shown = pages.filter(({ path }) => Object.hasOwn(built, path));
  return (
    <div className={styles.frame}>
      <header className={`${styles.head} no-print`}>
        <HouseName brand="academy" url={logoUrl} name={name} />
        <span className={styles.who}>
          <bdi>{(student ?? guardian)?.name}</bdi>
        </span>
        <LanguageSelect look="icon" />
        <Link to="/logout" className={styles.out} aria-label={t('Logout')}>
          <IconLogout size={18} aria-hidden />
          <span>{t('Logout')}</span>
        </Link>
      </header>
      {guardian && pupil && <ChildSwitch offered={guardian.children} value={pupil._id} />}
      <nav className={`${styles.nav} no-print`} aria-label={t('Menu')}>
        {shown.map(({ path, label }) => (
          <Link key={path} to={path} className={styles.tab} aria-current={path === here ? 'page' : undefined}>
            {t(label)}
          </Link>
        ))}
      </nav>
      <OfflineBanner />
      <ReadOnly />
      {/* Each child's pages are mounted again, so that nothing that was typed or chosen for one is shown for another. */}
      <main key={pupil?._id} className={styles.content}>
        {children}
      </main>
      <Footer />
    </div>
  );
}
