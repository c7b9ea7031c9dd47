import { useOrganisation } from '../../../kit/web/organisation';
import { showInstantLong } from '../../../kit/web/show';

/** A moment written out, in the organisation's time zone. */
export function EnteredAt({ instant }: { instant: string }) {
  const { timeZone } = useOrganisation();
  return <time dateTime={instant}>{showInstantLong(instant, timeZone)}</time>;
}
