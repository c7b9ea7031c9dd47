import type { FormRules } from '#kit/web/form/form-rules';
import { t, words } from '#kit/contract/language';
import type { dayClose } from './day-close.contract';

/** The form of the reason: a count stays as it was made, and only the reason of its difference is added later (DC3). */
export const reasonForm: FormRules<typeof dayClose.fields> = {
  fields: ['reason'],
  save: () => t('Save reason'),
  required: { reason: () => words('Say why it differs') },
};
