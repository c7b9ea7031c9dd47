import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import type { Opening } from '#house/page/page-part';
import { askedService, serviceForm } from './service-form';

interface Props extends Opening {
  readonly customerID: string;
}

/** A new service for a customer. */
export function AddService({ customerID, onDone, onDirty }: Props) {
  return (
    <LazyEntityForm
      entity={askedService}
      record={undefined}
      rules={{ ...serviceForm, start: () => ({ ...serviceForm.start?.(), customerID }) }}
      onSaved={onDone}
      onDirty={onDirty}
    />
  );
}
