// Proves S§2.
import { expect, test } from 'vitest';
import { allFields } from '#kit/contract/entity';
import { kindOf } from '#kit/contract/kinds';
import { yesNo } from '#kit/web/list/use-filter-word';
import { entities } from '#app/entities';
import { readSources } from '#testing/architecture/source';
import { everyPicker, offeredBy } from './every-picker';
import { openedByEnter, sought, takenInFilter, takenInForm } from './picker-form.fixture';

test('in every field of the product that is searched, Enter and Tab take the first match and do not send the form', async () => {
  const wrong: string[] = [];
  const pickers = everyPicker();
  for (const { at, field } of pickers) {
    const { words, first } = sought(field);
    const value = field.kind === 'refs' ? [first] : first;
    const taken = await takenInForm(field, words).catch((error: Error) => error.message);
    if (JSON.stringify(taken) !== JSON.stringify({ values: { Enter: value, Tab: value }, sent: 0 }))
      wrong.push(`${at}: ${JSON.stringify(taken)}`);
  }
  expect(wrong).toEqual([]);
  expect(new Set(pickers.map(({ field }) => field.kind))).toEqual(new Set(['ref', 'refs', 'choice']));
});

test.each(['ref', 'refs', 'choice'])('Enter in an empty box of a %s opens its list and sends no form', async (kind) => {
  const picker = everyPicker().find(({ field }) => field.kind === kind);
  const opened = picker && (await openedByEnter(picker.field));
  expect(opened).toEqual({ before: 'false', after: 'true', sent: 0 });
});

test('in every filter that a list can offer, Enter and Tab take the first match', async () => {
  const wrong: string[] = [];
  const filters = Object.values(entities).flatMap((of) =>
    Object.entries(allFields(of)).flatMap(([name, field]) =>
      kindOf(field).filtered === 'offered' ? [{ of, name, field }] : [],
    ),
  );
  const each = [...new Map(filters.map((filter) => [offeredBy(filter.field), filter])).values()];
  for (const { of, name, field } of each)
    for (const key of ['Enter', 'Tab']) {
      const { words, first } = sought({ ...field, choices: field.choices ?? yesNo });
      const taken = await takenInFilter(of, name, words, key).catch((error: Error) => error.message);
      if (taken !== first) wrong.push(`${of.table}.${name} by ${key}: ${taken}`);
    }
  expect(wrong).toEqual([]);
  expect(each.length).toBeGreaterThan(60);
});

test('whatever is searched by typing has the keys of all pickers, but for the counter, whose Enter also takes a barcode', () => {
  const boxes = Object.entries(readSources()).filter(
    ([path, text]) => path.endsWith('.tsx') && /\bsearchable\b|role="combobox"|useSearchBox\(/.test(text),
  );
  const others = boxes.filter(
    ([path, text]) => !path.startsWith('src/testing') && !/useFirstMatch\(|<PickList/.test(text),
  );
  expect(others.map(([path]) => path)).toEqual(['src/features/counter/counter/FindField.tsx']);
});
