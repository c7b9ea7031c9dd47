import type { Entity } from '#kit/contract/entity';
import { comma, words } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { columnsOf } from '#kit/web/list/column';
import { showInstant } from '#kit/web/show';
import { ListPart } from '#house/page/ListPart';
import type { LaterProps } from '#house/page/later';
import { activity } from '#house/activity/activity.contract';
import { activityScreen } from '#house/activity/activity.screens';
import { actionShown, fieldShown } from './activity-words.rules';
import { changesBetween } from './activity.rules';

const { field, ref, column } = columnsOf(activity);

const columnsOfLog = (of: Entity) => [
  column(words('When'), ({ createdAt }) => createdAt, { show: ({ createdAt }) => <When instant={createdAt} /> }),
  ref('userID', ({ name }) => name, words('Who')),
  field('action', ({ action }) => actionShown(action)),
  column(words('What changed'), ({ before, after }) =>
    before && after
      ? changesBetween(before, after)
          .map(({ field: name }) => fieldShown(name, of))
          .join(comma())
      : '',
  ),
];

/** The part that shows the entries of the log about a record of an entity. */
export function logOf(entity: Entity) {
  const columns = columnsOfLog(entity);
  return function LogOfRecord({ title, of: { _id: recordID } }: LaterProps) {
    return (
      <ListPart
        entity={activity}
        screen={activityScreen}
        title={title}
        narrowed={{ recordID }}
        order="-createdAt"
        columns={columns}
        empty={words('Nothing has been recorded about it yet.')}
      />
    );
  };
}

function When({ instant }: { instant: string }) {
  const { timeZone } = useOrganisation();
  return <time dateTime={instant}>{showInstant(instant, timeZone)}</time>;
}
