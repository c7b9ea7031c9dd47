import { ActivityPage } from '#features/oversight/activity/ActivityPage';
import { resources } from './resources';

/** The activity log, which names whatever there is. */
export default function ActivityScreen() {
  return <ActivityPage resources={resources} />;
}
