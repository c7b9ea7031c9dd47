import { useMemo, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import type { Fields } from '#kit/contract/field';
import type { FormRules } from '#kit/web/form/form-rules';
import { useForm } from '#kit/web/form/use-form';
import { todayAt, useOrganisation } from '#kit/web/organisation';
import { papersFeature } from '#house/paper/papers.contract';
import { useFeature } from '#house/session/use-feature';
import type { schoolClass } from '#features/academy/school-class/school-class.contract';
import type { Candidate } from './completion.contract';
import { askedFields, startOf, suggestedOf, type Ticked } from './completion-form.rules';

/** Rules of the form: each step asks for what its switch requires. */
const rules: FormRules<Fields> = {
  when: {
    certificateType: ({ certifies }) => certifies === true,
    issueDate: ({ certifies }) => certifies === true,
    classID: ({ goesOn }) => goesOn === true,
    Amount: ({ goesOn }) => goesOn === true,
  },
};

/** The students who are ticked in the form, and how that is changed. */
export interface Ticks extends Ticked {
  readonly setGraduates: (to: ReadonlySet<string>) => void;
  readonly setMovers: (to: ReadonlySet<string>) => void;
  /** True once the ticks differ from the suggestion. */
  readonly dirty: boolean;
}

/** The state of the form in which a class is completed: what is typed, who is ticked, and its steps. */
export function useCompletionForm({ endDate }: Got<typeof schoolClass>, candidates: readonly Candidate[]) {
  const today = todayAt(useOrganisation());
  const hasPapers = useFeature(papersFeature);
  const asked = useForm({
    fields: askedFields,
    rules,
    mode: 'create',
    start: startOf(endDate, today),
    typedBefore: undefined,
  });
  const suggested = useMemo(() => suggestedOf(candidates), [candidates]);
  const [graduates, setGraduates] = useState<ReadonlySet<string>>();
  const [movers, setMovers] = useState<ReadonlySet<string>>();
  const ticks: Ticks = {
    graduates: graduates ?? suggested,
    // Students who graduate go on, until somebody decides otherwise.
    movers: movers ?? graduates ?? suggested,
    setGraduates,
    setMovers,
    dirty: graduates !== undefined || movers !== undefined,
  };
  return { asked, ticks, steps: hasPapers ? [0, 1, 2] : [0, 2] };
}
