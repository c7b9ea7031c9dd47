import { NoScreen } from '#shell/NoScreen';
import { screenList } from './screen-list';

/** Why a staff screen does not open; it alone knows of every screen there is. */
export default function ClosedScreen() {
  return <NoScreen screens={screenList} />;
}
