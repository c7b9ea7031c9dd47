import type { Field } from '#kit/contract/field';
import { t, words } from '#kit/contract/language';
import { useChosen } from '#kit/web/use-options';

export const yesNo = { true: words('Yes'), false: words('No') } as const;

/** The word for a filter's value. */
export function useFilterWord(field: Field, value: string): string {
  const isRecord = field.to !== undefined && field.choices?.[value] === undefined;
  const chosen = useChosen(field.to?.().path ?? '', isRecord ? value : '');
  if (isRecord) return chosen.data?.label ?? '…';
  const choices: Readonly<Record<string, string>> = field.choices ?? yesNo;
  return t(choices[value] ?? value);
}
