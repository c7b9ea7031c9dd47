import { describe, expect, it } from 'vitest';
import { lastDated } from '#kit/contract/ahead';
import { choice, choices, list, ref } from '#kit/contract/fields-choice';
import { moneyDate, moneyMoment, moneyMonth } from '#kit/contract/fields-money-date';
import { flag, money, whole } from '#kit/contract/fields-number';
import { date, moment, month, password, text, time, today, username } from '#kit/contract/fields-text';
import { shownDay, shownMonth } from '#kit/rules/show';
import { bodyOf, changedNames, formNames, typedFrom, validOnes } from './form-values';

const fields = {
  name: text('Name', { required: 'Enter name' }),
  secret: password('Password', { required: 'Password is required' }),
  price: money('Price', { required: 'Enter price' }),
  months: whole('Months', { min: 1, max: 12 }),
  level: choice('Level', { basic: 'Basic', advanced: 'Advanced' }, { initial: 'basic' }),
  days: choices('Days', { Monday: 'Monday', Friday: 'Friday' }, { initial: [] }),
  active: flag('Active', { initial: true }),
  classID: ref('Class', () => {
    throw new Error('not asked');
  }),
  begins: date('Begins'),
  items: list(
    'Items',
    { what: text('What', { required: 'Enter what' }), cost: money('Cost', { initial: 0 }) },
    { initial: [] },
  ),
};
const names = formNames(fields);
const id = '01890a5d-ac96-774b-bcce-b302099a8057';

const record = {
  name: 'Web',
  price: 12.5,
  months: 6,
  level: 'advanced',
  days: [{ label: 'Monday', value: 'Monday' }],
  active: false,
  classID: { _id: id, className: 'A' },
  begins: null,
  items: [{ what: 'Book', cost: 10 }],
};

describe('a form over the fields of a contract', () => {
  it('says what is missing in the words of the contract', () => {
    const start = typedFrom(fields, {});
    const made = bodyOf(fields, names, start, start, 'create');
    expect(made).toEqual({
      ok: false,
      errors: { name: 'Enter name', secret: 'Password is required', price: 'Enter price' },
    });
  });

  it('sends a new record whole, blanks around text gone and nothings left out', () => {
    const start = typedFrom(fields, {});
    const typed = { ...start, name: '  Web ', secret: 'abcde', price: '12.50' };
    expect(bodyOf(fields, names, start, typed, 'create')).toEqual({
      ok: true,
      body: { name: 'Web', secret: 'abcde', price: 12.5, level: 'basic', days: [], active: true, items: [] },
    });
  });

  it('begins empty where an address does not exist, and sends it back to nobody', () => {
    const login = { username: username('Username') };
    const start = typedFrom(login, { username: '1042@students.invalid' });
    expect(start).toEqual({ username: '' });
    expect(bodyOf(login, ['username'], start, start, 'edit')).toEqual({ ok: true, body: {} });
    expect(typedFrom(login, { username: 'amina@student.test' })).toEqual({ username: 'amina@student.test' });
  });

  it('sends of an old record only what was changed, and no empty password', () => {
    const start = typedFrom(fields, record);
    const typed = { ...start, price: '13', begins: '2026-01-31' };
    expect(bodyOf(fields, names, start, typed, 'edit')).toEqual({
      ok: true,
      body: { price: 13, begins: '2026-01-31' },
    });
  });

  it('sends null for what was emptied', () => {
    const start = typedFrom(fields, record);
    expect(bodyOf(fields, names, start, { ...start, months: '' }, 'edit')).toEqual({
      ok: true,
      body: { months: null },
    });
  });

  it('refuses to empty what must be filled', () => {
    const start = typedFrom(fields, record);
    expect(bodyOf(fields, names, start, { ...start, name: '  ' }, 'edit')).toEqual({
      ok: false,
      errors: { name: 'Enter name' },
    });
  });

  it('names what is wrong inside a row by its place', () => {
    const start = typedFrom(fields, record);
    const typed = { ...start, items: [...(start.items as unknown[]), { what: '', cost: 'x' }] };
    const made = bodyOf(fields, names, start, typed, 'edit');
    expect(made.ok ? {} : made.errors).toMatchObject({
      'items.1.what': 'Enter what',
      'items.1.cost': expect.stringContaining('amount'),
    });
  });

  it('says how a date, a month, a time and a moment are written on the page where one is mistyped, in rows as well', () => {
    const dated = { day: date('Day'), month: month('Month'), time: time('Time'), moment: moment('Moment') };
    const whole = { ...dated, rows: list('Rows', dated, { initial: [] }) };
    const typed = { day: 'then', month: '13/2026', time: '25:00', moment: 'soon' };
    const made = bodyOf(whole, formNames(whole), {}, { ...typed, rows: [{}, typed] }, 'create');
    const said = {
      day: 'Enter a date like 27 Nov 2026, between 1900 and 2200',
      month: 'Enter a month like November 2026',
      time: 'Enter a time like 14:30',
      moment: 'Enter a date and time like 27 Nov 2026, 14:30, between 1900 and 2200',
    };
    const inRow = Object.fromEntries(Object.entries(said).map(([name, error]) => [`rows.1.${name}`, error]));
    expect(made.ok ? {} : made.errors).toEqual({ ...said, ...inRow });
  });

  it('says up to which day money can be dated as the page writes days and months, in rows as well', () => {
    const paid = { paidOn: moneyDate('Paid on'), feeMonth: moneyMonth('Month'), soldAt: moneyMoment('Sold at') };
    const whole = { ...paid, rows: list('Rows', paid, { initial: [] }) };
    const typed = { paidOn: '2199-01-01', feeMonth: '2199-01', soldAt: '2199-01-01T09:00' };
    const made = bodyOf(whole, formNames(whole), {}, { ...typed, rows: [typed] }, 'create');
    const last = lastDated(today());
    const upTo = (shown: string) => `Money can be dated at most a year ahead, up to ${shown}`;
    const said = {
      paidOn: upTo(shownDay(last)),
      feeMonth: upTo(shownMonth(last.slice(0, 7))),
      soldAt: upTo(shownDay(last)),
    };
    const inRow = Object.fromEntries(Object.entries(said).map(([name, error]) => [`rows.0.${name}`, error]));
    expect(made.ok ? {} : made.errors).toEqual({ ...said, ...inRow });
  });

  it('counts a record shown and not touched as unchanged', () => {
    const start = typedFrom(fields, record);
    expect(changedNames(start, { ...start, name: 'Web ' })).toEqual([]);
  });

  it('lets rules calculate with what is right so far', () => {
    const start = typedFrom(fields, record);
    expect(validOnes(fields, { ...start, price: '12.345', months: '7' })).toMatchObject({
      name: 'Web',
      months: 7,
      classID: id,
    });
    expect(validOnes(fields, { ...start, price: '12.345' })).not.toHaveProperty('price');
  });
});
