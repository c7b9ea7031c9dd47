import { lazy } from 'react';
import type { EntityForm } from './EntityForm';

/** EntityForm, loaded with the first form that opens. `lazy` forgets the type parameter; this gives it back. */
export const LazyEntityForm = lazy(async () => ({
  default: (await import('./EntityForm')).EntityForm,
})) as unknown as typeof EntityForm;
