import { words } from '#kit/contract/language';
import type { FormRules } from '#kit/web/form/form-rules';
import type { assessment } from './assessment.contract';

// The class comes first, because it decides which subjects there are.
const classFirst = ({ classID }: { readonly classID?: string | undefined }) =>
  classID === undefined ? words('Choose a class first') : undefined;

/** Rules of an assessment's form beyond the contract. Its place and the assessment that it repeats stay as they were made. */
export const assessmentForm: FormRules<typeof assessment.fields> = {
  fields: ['classID', 'subjectID', 'assessmentName', 'assessmentKind', 'resitOf', 'weight', 'maxScore', 'heldOn'],
  when: {
    classID: (_values, mode) => mode === 'create',
    subjectID: (_values, mode) => mode === 'create',
    resitOf: (_values, mode) => mode === 'create',
    weight: ({ resitOf }) => !resitOf,
  },
  required: { weight: ({ resitOf }) => (resitOf ? undefined : words('Enter weight')) },
  after: { subjectID: classFirst, resitOf: classFirst },
  narrow: {
    subjectID: ({ classID }) => ({ classID }),
    resitOf: ({ classID, subjectID }) => ({ classID, subjectID }),
  },
};
