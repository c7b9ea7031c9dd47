import { entity } from '#kit/contract/entity';
import { choice } from '#kit/contract/fields-choice';
import { numbered } from '#kit/contract/fields-number';
import { phone, text } from '#kit/contract/fields-text';
import { languageField, messageChoiceField } from '#house/message/written-to.contract';
import { owedField, owedName } from '#features/ledger/debt/owed.contract';
import { genders } from '#house/person/person.contract';

export const customer = entity({
  table: 'customer',
  path: 'customers',
  one: 'Customer',
  many: 'Customers',
  screen: { path: '/customer', pages: true },
  fields: {
    name: text('Name', { required: 'Enter name' }),
    phone: phone('Phone', { required: 'Enter phone' }),
    gender: choice('Gender', genders, { required: 'Select gender' }),
    /** Without an address the answer is an empty text, never null (G15). */
    address: text('Address', { initial: '', max: 255 }),
    language: languageField,
    messageChoice: messageChoiceField,
  },
  stored: {
    code: numbered('Code', { from: 1001 }),
  },
  told: { [owedName]: owedField },
  brief: ['code', 'name', 'phone', 'gender'],
  search: ['code', 'name', 'phone'],
  options: { label: '{name} ({code}, {phone})', facts: ['phone'] },
  importable: true,
});
