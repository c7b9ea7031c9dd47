import { skipToken, useQuery } from '@tanstack/react-query';
import { use } from 'react';
import type { Fields } from '#kit/contract/field';
import { MayOpen } from '#kit/web/may-open';
import { readRecord } from '#kit/web/use-entity';
import type { FormRules } from './form-rules';
import type { Typed } from './form-values';
import type { Form } from './use-form';

/** The values typed and chosen in a form, with those that are read for them once these are loaded. */
export function useKnown(rules: FormRules<Fields>, { values, chosen }: Pick<Form, 'values' | 'chosen'>): Typed {
  const mayOpen = use(MayOpen);
  const asked = rules.reads?.(values);
  const reading = asked && mayOpen(asked.of.screen?.path ?? '') ? asked : undefined;
  const { data } = useQuery({
    queryKey: [reading?.of.path, 'one', reading?.id],
    queryFn: reading ? () => readRecord(reading.of, reading.id) : skipToken,
  });
  return { ...rules.known?.(values, chosen), ...(reading && data ? reading.known(data) : {}) };
}
