import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { useOrganisation } from '#kit/web/organisation';
import type { Opening } from '#house/page/page-part';
import { guardian } from './guardian.contract';
import { guardianOfForm } from './guardian-form';

interface Props extends Opening {
  readonly studentID: string;
}

/** The form of a new guardian of a student. */
export function NewGuardian({ studentID, onDone, onDirty }: Props) {
  const organisation = useOrganisation();
  return (
    <LazyEntityForm
      entity={guardian}
      record={undefined}
      rules={guardianOfForm(organisation, studentID)}
      onSaved={onDone}
      onDirty={onDirty}
    />
  );
}
