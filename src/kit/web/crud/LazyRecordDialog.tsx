import { Suspense, use, useState } from 'react';
import type { Entity } from '#kit/contract/entity';
import { Coming } from '#kit/web/Coming';
import type { FormRules } from '#kit/web/form/form-rules';
import { RecordDialog, type RecordDialogProps } from './RecordDialog';

interface Props<E extends Entity> extends Omit<RecordDialogProps<E>, 'form'> {
  readonly form: (() => Promise<FormRules<E['fields']>>) | undefined;
}

/** RecordDialog, whose rules are loaded by its first opening. */
export function LazyRecordDialog<E extends Entity>({ form, ...dialog }: Props<E>) {
  const [rules, setRules] = useState<Promise<FormRules<E['fields']>>>();
  if (dialog.opened && !rules) setRules(form ? form() : Promise.resolve({}));
  return <Suspense fallback={<Coming />}>{rules && <Ruled {...dialog} rules={rules} />}</Suspense>;
}

interface RuledProps<E extends Entity> extends Omit<RecordDialogProps<E>, 'form'> {
  readonly rules: Promise<FormRules<E['fields']>>;
}

function Ruled<E extends Entity>({ rules, ...dialog }: RuledProps<E>) {
  return <RecordDialog {...dialog} form={use(rules)} />;
}
