import { Navigate } from '@tanstack/react-router';
import { t } from '#kit/contract/language';
import { AuthCard, AuthLink } from '#house/sign-in/AuthCard';
import { AuthNote } from '#house/sign-in/AuthNote';
import { BrandSwitch } from '#house/sign-in/BrandSwitch';
import type { Feature } from '#house/feature/feature.contract';
import { useSession } from '#house/session/session';
import { useSetup } from '#house/organisation/use-setup';
import { SetupForm } from './SetupForm';

/** The first start of a brand: the organisation, who administers it, and which of the features it begins with. */
export function SetupPage({ features }: { features: readonly Feature[] }) {
  const { brand, claims } = useSession();
  const { data: setup, error } = useSetup();
  if (claims || setup?.needed === false) return <Navigate to="/login" replace />;
  return (
    <AuthCard
      size="wide"
      title={t('Set up your organisation')}
      text={t('What you enter here appears on receipts and invoices. All of it can be changed later.')}
      links={<AuthLink to="/loginportal">{t('Student portal')}</AuthLink>}
    >
      {setup && <BrandSwitch offered={setup.brands} />}
      {error && <AuthNote tone="attention">{error.message}</AuthNote>}
      {setup && (
        <SetupForm
          key={brand}
          codeNeeded={setup.codeNeeded}
          features={features.filter(({ brands }) => brands.includes(brand))}
        />
      )}
    </AuthCard>
  );
}
