/** Constraints of rows that the server numbers and names. */
export const rowsOfDocuments = [
  'invoice_item_invoiceID_fkey',
  'invoice_item_pkey',
  'invoice_item_position_key',
  'credit_note_item_creditNoteID_fkey',
  'credit_note_item_pkey',
  'credit_note_item_position_key',
  'guardian_child_guardianID_fkey',
  'guardian_child_pkey',
  'guardian_child_position_key',
];

/** The constraints of links. */
export const ofLinks: readonly string[] = [
  'link_code_check',
  'link_code_key',
  'link_kind_check',
  'link_live_key',
  'link_pkey',
  'link_seenCount_check',
  'link_userID_fkey',
];
