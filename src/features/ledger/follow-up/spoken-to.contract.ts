import { entity } from '#kit/contract/entity';
import { phone, text } from '#kit/contract/fields-text';

/** The part of a guardian that a follow-up needs; guardians themselves are above the ledger. */
export const spokenGuardian = entity({
  table: 'guardian',
  path: 'guardian',
  one: 'Guardian',
  many: 'Guardians',
  fields: {
    guardianName: text('Guardian name', { required: 'Enter guardian name' }),
    guardianPhone: phone('Phone', { required: 'Enter phone' }),
  },
  brief: ['guardianName', 'guardianPhone'],
  search: ['guardianName', 'guardianPhone'],
  options: { label: '{guardianName} ({guardianPhone})' },
});

/** A visitor's note, with follow-ups told in the same way. */
export const spokenVisitor = entity({
  table: 'visitor_note',
  path: 'note',
  one: 'Visitor note',
  many: 'Visitor notes',
  fields: {
    Name: text('Name', { required: 'Enter name' }),
    phone: phone('Phone', { required: 'Enter phone' }),
  },
  brief: ['Name'],
  search: ['Name', 'phone'],
  options: { label: '{Name} ({phone})' },
});
