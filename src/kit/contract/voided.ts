import { text, timestamp } from './fields-text';

/** What the server writes down of a voided record: when, who, why (B24). */
export const voidedFields = {
  voidedAt: timestamp('Voided at'),
  voidedBy: text('Voided by'),
  voidReason: text('Reason'),
};
