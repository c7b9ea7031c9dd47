import { expect, it } from 'vitest';
import { speaking } from '#kit/server/http/spoken';
import { accountShown } from './account-name.rules';

it('accounts that come with the product are called in the language of the reader, and those that somebody renamed as they were named', () => {
  const catalogue = { Cash: 'Bar', 'Other payments': 'Andere Zahlungen', 'Customer credit': 'Kundenguthaben' };
  const names = ['Cash', 'Other payments', 'Customer credit', 'Evc plus', 'Cash upstairs'];
  const read = speaking({ language: 'de', catalogue, timeZone: 'UTC' }, () =>
    names.map((name) => accountShown({ name })),
  );
  expect(read).toEqual(['Bar', 'Andere Zahlungen', 'Kundenguthaben', 'Evc plus', 'Cash upstairs']);
});
