import type { Field } from '#kit/contract/field';
import { t } from '#kit/contract/language';
import { Badge } from './Badge';

interface Props {
  /** The field that the word belongs to. */
  readonly of: Pick<Field, 'choices' | 'tones'>;
  readonly word: string;
}

/** A word of a closed list as dot and word, in the colour of what the contract says it means. */
export function Status({ of: { choices, tones }, word }: Props) {
  return <Badge tone={tones?.[word] ?? 'plain'}>{t(choices?.[word] ?? word)}</Badge>;
}
