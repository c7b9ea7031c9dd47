import type { FormRules } from '#kit/web/form/form-rules';
import { t, words } from '#kit/contract/language';
import type { dayClose } from './day-close.contract';

/** A count is kept as it is made: only why it differs is said later (DC3). */
export const reasonForm: FormRules<typeof dayClose.fields> = {
  fields: ['reason'],
  save: () => t('Save reason'),
  required: { reason: () => words('Say why it differs') },
};
