import { SetupPage } from '#features/entry/set-up/SetupPage';
import { features } from './features';

/** The first start of a brand, which offers every feature. */
export default function SetupScreen() {
  return <SetupPage features={features} />;
}
