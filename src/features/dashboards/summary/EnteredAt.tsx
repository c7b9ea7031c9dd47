import { shownMoment } from '#kit/rules/show';
import { useOrganisation } from '#kit/web/organisation';

/** A moment written out, in the organisation's time zone. */
export function EnteredAt({ instant }: { instant: string }) {
  const { timeZone } = useOrganisation();
  const written = shownMoment(new Date(instant), { dateStyle: 'long', timeStyle: 'short', timeZone });
  return <time dateTime={instant}>{written}</time>;
}
