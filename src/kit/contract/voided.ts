import { text, timestamp } from './fields-text';

/** The fields that the server sets about voiding: when, who, why (B24). */
export const voidedFields = {
  voidedAt: timestamp('Voided at'),
  voidedBy: text('Voided by'),
  voidReason: text('Reason'),
};
