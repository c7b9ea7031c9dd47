import { text, timestamp } from './fields-text';

/** What the server records about voiding: when, who, why (B24). */
export const voidedFields = {
  voidedAt: timestamp('Voided at'),
  voidedBy: text('Voided by'),
  voidReason: text('Reason'),
};
