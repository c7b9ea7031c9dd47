import { ActivityPage } from '#features/oversight/activity/ActivityPage';
import { resources } from './resources';

/** The activity log, which names every kind of record. */
export default function ActivityScreen() {
  return <ActivityPage resources={resources} />;
}
