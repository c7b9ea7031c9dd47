import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { Modal } from '#kit/web/ui/Modal';
import type { activity as activityEntity, Resource } from '#house/activity/activity.contract';
import { ActivityDetails } from './ActivityDetails';
import { actionShown } from './activity-words.rules';

/** One row of the log with what changed. */
export function ActivityDialog({
  activity,
  resources,
  onClose,
}: {
  activity: Got<typeof activityEntity> | undefined;
  resources: readonly Resource[];
  onClose: () => void;
}) {
  return (
    <Modal
      opened={activity !== undefined}
      onClose={onClose}
      title={activity && (activity.label ?? actionShown(activity.action))}
      size={720}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      {activity && <ActivityDetails activity={activity} resources={resources} />}
    </Modal>
  );
}
