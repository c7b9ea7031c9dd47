import { lazy, Suspense, useMemo, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t } from '#kit/contract/language';
import { Badge } from '#kit/web/Badge';
import { Coming } from '#kit/web/Coming';
import { columnsOf, onPhone } from '#kit/web/list/column';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import { useOrganisation } from '#kit/web/organisation';
import { showInstant } from '#kit/web/show';
import { activity, type Resource } from '#house/activity/activity.contract';
import { loginPaths } from '#house/session/login-paths.contract';
import { actionShown, resourceShown } from './activity-words.rules';

const ActivityDialog = lazy(async () => ({ default: (await import('./ActivityDialog')).ActivityDialog }));

type Activity = Got<typeof activity>;
const { field, ref, column } = columnsOf(activity);

/** The user who did it, otherwise what is known about a student or a guardian: the line of their login has their name as its label. */
function doerOf({ userID, studentID, guardianID, resource, label }: Activity): string | null {
  if (userID) return userID.name;
  if (resource === loginPaths.portal.path || resource === loginPaths.guardian.path) return label;
  if (studentID !== null) return t('Student');
  return guardianID === null ? null : t('Guardian');
}

const columnsOfLog = (resources: readonly Resource[]) => [
  column('When', ({ createdAt }) => createdAt, {
    show: (row) => <When row={row} />,
    sort: 'createdAt',
    part: 'day',
  }),
  { ...ref('userID', (user) => user.name, 'Who'), value: doerOf, show: doerOf },
  ...onPhone(field('action', ({ action }) => actionShown(action))),
  { ...field('resource', ({ resource }) => resourceShown(resource, resources)), onPhone: 'last' as const },
  ...onPhone(field('label')),
  field('address'),
  column('Outcome', ({ status }) => status, {
    show: ({ status }) => <Outcome status={status} />,
    sort: 'status',
  }),
];

/** The activity log: every write, login and refusal, with who, when, from where, and what changed. */
export function ActivityPage({ resources }: { resources: readonly Resource[] }) {
  const columns = useMemo(() => columnsOfLog(resources), [resources]);
  const [viewed, setViewed] = useState<Activity>();
  // What was opened once stays mounted, so that its closing can be animated.
  const [wasViewed, setWasViewed] = useState(false);
  if (viewed && !wasViewed) setWasViewed(true);
  return (
    <>
      <ListPage
        entity={activity}
        title="Activity"
        columns={columns}
        order="-createdAt"
        onOpen={setViewed}
        empty={<EmptyState title={t('What people do here is written down, from the first login on.')} />}
      />
      {wasViewed && (
        <Suspense fallback={<Coming />}>
          <ActivityDialog activity={viewed} resources={resources} onClose={() => setViewed(undefined)} />
        </Suspense>
      )}
    </>
  );
}

function When({ row }: { row: Activity }) {
  const { timeZone } = useOrganisation();
  return <time dateTime={row.createdAt}>{showInstant(row.createdAt, timeZone)}</time>;
}

function Outcome({ status }: { status: number }) {
  return status < 400 ? (
    <Badge tone="good">{t('Done')}</Badge>
  ) : (
    <Badge tone="wrong">{t('Refused ({status})', { status })}</Badge>
  );
}
