import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import type { Opening } from '#house/page/page-part';
import { schoolClass } from './school-class.contract';
import { useClassForm } from './use-class-form';

interface Props extends Opening {
  readonly teacherID: string;
}

/** A new class of a teacher. */
export function AddClass({ teacherID, onDone, onDirty }: Props) {
  const form = useClassForm();
  return (
    <LazyEntityForm
      entity={schoolClass}
      record={undefined}
      rules={{ ...form, start: () => ({ teacherID }) }}
      onSaved={onDone}
      onDirty={onDirty}
    />
  );
}
