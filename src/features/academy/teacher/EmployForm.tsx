import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Saved } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { answerOf, send } from '#kit/web/call';
import { FormOf } from '#kit/web/form/FormOf';
import type { FormRules } from '#kit/web/form/form-rules';
import { todayAt, useOrganisation } from '#kit/web/organisation';
import { useDone } from '#kit/web/use-entity';
import type { Opening, PageOf } from '#house/page/page-part';
import { birthProblem } from '#features/people/employee/employee.rules';
import { employingFields, makeEmployee } from './employing.contract';

interface Props extends Opening {
  readonly of: PageOf;
}

/** The form that makes a teacher an employee too: it asks for the fields that only an employee has. */
export function EmployForm({ of: { _id, name }, onDone, onDirty }: Props) {
  // One key for each form, so that sending it again after a lost answer makes nobody an employee twice.
  const [idempotencyKey] = useState(() => uuid());
  const today = todayAt(useOrganisation());
  const done = useDone();
  const rules: FormRules<typeof employingFields> = {
    problems: ({ dateOfBirth }) => ({
      dateOfBirth: dateOfBirth === undefined ? undefined : birthProblem(dateOfBirth, today),
    }),
  };
  return (
    <>
      <p>
        {t('Name, phone, gender, address and educational level are those of {teacher}. They stay the same for both.', {
          teacher: name,
        })}
      </p>
      <FormOf
        name="employing"
        fields={employingFields}
        rules={rules}
        saveLabel={t('Make an employee')}
        onSave={async (body) => {
          const path = makeEmployee.path.replace('{id}', _id);
          await done(
            await answerOf<Saved<unknown>>(await send({ method: makeEmployee.method, path, body, idempotencyKey })),
          );
          onDone();
        }}
        onDirty={onDirty}
      />
    </>
  );
}
