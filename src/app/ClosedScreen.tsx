import { NoScreen } from '#shell/NoScreen';
import { screenList } from './screen-list';

/** Why a staff screen does not open; only this component knows every screen. */
export default function ClosedScreen() {
  return <NoScreen screens={screenList} />;
}
