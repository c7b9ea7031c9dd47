import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { showInstant } from '#kit/web/show';
import { Modal } from '#kit/web/ui/Modal';
import type { activity as activityEntity, Resource } from '#house/activity/activity.contract';
import { actionShown, fieldShown, resourceAt, resourceShown } from './activity-words.rules';
import { changesBetween } from './activity.rules';
import styles from './ActivityDialog.module.css';

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

interface Props {
  readonly activity: Got<typeof activityEntity>;
  readonly resources: readonly Resource[];
}

/** Shows an entry of the log: the account, the time, and each field before and after the change. */
function ActivityDetails({ activity, resources }: Props) {
  const { timeZone } = useOrganisation();
  const changes = changesBetween(activity.before, activity.after);
  const fields = resourceAt(activity.resource, resources) ?? {};
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('When')}</dt>
        <dd>{showInstant(activity.createdAt, timeZone)}</dd>
        <dt>{t('Who')}</dt>
        <dd>{activity.userID?.name ?? '–'}</dd>
        <dt>{t('From where')}</dt>
        <dd>
          <bdi>{activity.address}</bdi>
        </dd>
        <dt>{t('Action')}</dt>
        <dd>
          <bdi>{actionShown(activity.action)}</bdi>
        </dd>
        <dt>{t('Resource')}</dt>
        <dd>
          <bdi>{resourceShown(activity.resource, resources)}</bdi>
        </dd>
        <dt>{t('Status')}</dt>
        <dd>{activity.status}</dd>
      </dl>
      {changes.length === 0 ? (
        <p className={styles.none}>{t('No field was changed')}</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.changes}>
            <thead>
              <tr>
                <th scope="col">{t('Field')}</th>
                <th scope="col">{t('Before')}</th>
                <th scope="col">{t('After')}</th>
              </tr>
            </thead>
            <tbody>
              {changes.map(({ field, before, after }) => (
                <tr key={field}>
                  <th scope="row">{fieldShown(field, fields)}</th>
                  <td>{before !== '' && <del>{before}</del>}</td>
                  <td>{after !== '' && <ins>{after}</ins>}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  );
}
