import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Got } from '../../../kit/contract/entity';
import { language, t } from '../../../kit/contract/language';
import { Badge } from '../../../kit/web/Badge';
import { readPage } from '../../../kit/web/use-entity';
import { student } from './student.contract';

/** Says who else has the phone that is being entered (B26): siblings share one, so it hinders nothing. */
export function SamePhone({
  phone,
  username,
}: {
  readonly phone: string | undefined;
  readonly username: string | undefined;
}) {
  const [asked] = useDebouncedValue(phone, 300);
  const found = useQuery({
    queryKey: [student.path, 'same phone', asked],
    queryFn: ({ signal }) =>
      readPage<Got<typeof student>>(student.path, { studentPhone: asked, page: 1, pageSize: 4 }, signal),
    enabled: asked !== undefined,
  });
  // A student's own record has his username, which nobody else can have.
  const others = asked === undefined ? [] : (found.data?.rows ?? []).filter((one) => one.username !== username);
  if (others.length === 0) return null;
  const names = others.slice(0, 3).map(({ studentName, stdID }) => `${studentName} (${stdID})`);
  return (
    <output>
      <Badge tone="attention">
        {t('Another student has this phone: {names}', {
          names: new Intl.ListFormat(language()).format(names),
        })}
      </Badge>
    </output>
  );
}
