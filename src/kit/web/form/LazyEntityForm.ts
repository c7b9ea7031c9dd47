import { lazily } from '#kit/web/lazily';

/** EntityForm, loaded with the first form that opens. */
export const LazyEntityForm = lazily(async () => (await import('./EntityForm')).EntityForm);
