import { OrganisationPage } from '#features/oversight/settings/OrganisationPage';
import { features } from './features';

/** The settings, which offer every feature. */
export default function SettingsScreen() {
  return <OrganisationPage features={features} />;
}
