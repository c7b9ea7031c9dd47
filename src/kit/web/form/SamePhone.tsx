import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import type { Entity, Got } from '#kit/contract/entity';
import { listed } from '#kit/contract/language';
import { mayBeOne } from '#kit/rules/sound';
import { Badge } from '#kit/web/Badge';
import { readPage } from '#kit/web/use-entity';
import { type Called, type Choosing, IsItQuestion } from './IsItQuestion';

interface Props<E extends Entity> {
  readonly of: E;
  /** The field that holds the phone. */
  readonly field: Extract<keyof E['fields'], string>;
  readonly phone: string | undefined;
  /** The name being entered. */
  readonly name: string | undefined;
  /** The record being edited, whose own phone does not count; undefined for a new one. */
  readonly self: string | undefined;
  readonly called: (row: Got<E>) => Called;
  /** The sentence about those who have it, in the current language. */
  readonly warning: (names: string) => string;
  /** Takes the one who has it instead, where a form can do so. */
  readonly choosing?: Choosing<E>;
}

/**
 * A warning that names who else has the phone being entered (B26), and a question where the name of one of them sounds like the name of
 * whoever is added. Families share phones, so neither prevents anything.
 */
export function SamePhone<E extends Entity>({ of, field, phone, name, self, called, warning, choosing }: Props<E>) {
  const [asked] = useDebouncedValue(phone, 300);
  const found = useQuery({
    queryKey: [of.path, 'same phone', asked],
    queryFn: ({ signal }) => readPage<Got<E>>(of.path, { [field]: asked, page: 1, pageSize: 10 }, signal),
    enabled: asked !== undefined,
    // A save reads anew all that is shown: whoever was just saved is not asked about.
    staleTime: 'static',
    gcTime: 0,
  });
  const others = asked === undefined ? [] : (found.data?.rows ?? []).filter(({ _id }) => _id !== self);
  if (others.length === 0) return null;
  const same = self === undefined && name !== undefined && others.find((row) => mayBeOne(name, called(row).name));
  if (same) return <IsItQuestion key={same._id} of={of} row={same} called={called(same)} choosing={choosing} />;
  const named = others.slice(0, 3).map((row) => `${called(row).name} (${called(row).number})`);
  return (
    <output>
      <Badge tone="attention">{warning(listed(named))}</Badge>
    </output>
  );
}
