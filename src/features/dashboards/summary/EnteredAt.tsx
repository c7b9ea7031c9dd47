import { locale } from '../../../kit/rules/show';
import { useOrganisation } from '../../../kit/web/organisation';

/** A moment written out, in the organisation's time zone. */
export function EnteredAt({ instant }: { instant: string }) {
  const { timeZone } = useOrganisation();
  const written = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short', timeZone });
  return <time dateTime={instant}>{written.format(new Date(instant))}</time>;
}
