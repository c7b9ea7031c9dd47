import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Entity, Got } from '#kit/contract/entity';
import { listed } from '#kit/contract/language';
import { Badge } from '#kit/web/Badge';
import { readPage } from '#kit/web/use-entity';

interface Props<E extends Entity> {
  readonly of: E;
  /** The field that holds the phone. */
  readonly field: Extract<keyof E['fields'], string>;
  readonly phone: string | undefined;
  /** The record being edited, whose own phone does not count; undefined for a new one. */
  readonly self: string | undefined;
  readonly called: (row: Got<E>) => string;
  /** The sentence about those who have it, in the current language. */
  readonly warning: (names: string) => string;
}

/** A warning that names who else has the phone being entered (B26). Families share phones, so it prevents nothing. */
export function SamePhone<E extends Entity>({ of, field, phone, self, called, warning }: Props<E>) {
  const [asked] = useDebouncedValue(phone, 300);
  const found = useQuery({
    queryKey: [of.path, 'same phone', asked],
    queryFn: ({ signal }) => readPage<Got<E>>(of.path, { [field]: asked, page: 1, pageSize: 4 }, signal),
    enabled: asked !== undefined,
  });
  const others = asked === undefined ? [] : (found.data?.rows ?? []).filter(({ _id }) => _id !== self);
  if (others.length === 0) return null;
  return (
    <output>
      <Badge tone="attention">{warning(listed(others.slice(0, 3).map(called)))}</Badge>
    </output>
  );
}
