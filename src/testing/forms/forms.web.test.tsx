// Proves S§5, R 3.9.
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, test } from 'vitest';
import { type OpenedPage, openPage } from '#kit/web/opened-page.fixture';
import { signIn, signOut } from '#house/session/session';
import { CompleteClass } from '#features/academy/completion/CompleteClass';
import LoginPage from '#features/entry/login/LoginPage';
import { SetupForm } from '#features/entry/set-up/SetupForm';
import { CountForm } from '#features/ledger/day-close/CountForm';
import { FirstCounts } from '#features/ledger/day-close/FirstCounts';
import { RoleForm } from '#features/people/role/RoleForm';

afterEach(signOut);

/** A form that asks `useForm` or `useShownErrors` by itself which of its errors it shows. */
interface Asking {
  readonly form: string;
  readonly open: () => OpenedPage;
  /** The label of its first field, what is typed into it, and what is wrong with that. */
  readonly left: readonly [label: RegExp, typed: string, said: RegExp];
  /** What is done in the form before it is saved. */
  readonly before?: (user: UserEvent) => Promise<void>;
  readonly save: string;
  /** All that is wrong then. */
  readonly all: readonly RegExp[];
}

const amount = /^Enter an amount like 12.50/;
const menus = [{ name: 'Courses', icon: 'course', path: '/course' }];

function arrive(features: readonly string[] = []) {
  signIn(`x.${btoa(JSON.stringify({ userType: 'admin', menus, features }))}.x`);
}

const account = { isActive: true, lastCount: null, openingDate: null };

const forms: readonly Asking[] = [
  {
    form: 'a role',
    open: () => {
      arrive();
      return openPage(() => <RoleForm record={undefined} onDirty={() => {}} onSaved={() => {}} />);
    },
    left: [/^Role/, 'Admin', /^The role admin exists already$/],
    save: 'Save role',
    all: [/^Please enter user role$/, /^Choose at least one screen$/],
  },
  {
    form: 'the first counts',
    open: () => {
      const opened = openPage(FirstCounts);
      opened.far.has('account', () => [
        { _id: 'box', name: 'Cash', kind: 'cash', ...account },
        { _id: 'bank', name: 'Bank', kind: 'bank', ...account },
      ]);
      return opened;
    },
    left: [/^Cash/, '1.234', amount],
    before: async (user) => {
      await user.type(box(/^Cash/), '1.234');
      await user.type(box(/^Bank/), '99999999999');
    },
    save: 'Save all',
    all: [amount, /^The amount is too large$/],
  },
  {
    form: 'the count of a day',
    open: () => {
      const wallet = { _id: '01890000-0000-7000-8000-000000000001', label: 'EVC', kind: 'wallet' };
      return openPage(() => <CountForm account={wallet} onCounted={() => {}} onDirty={() => {}} />);
    },
    left: [/^Counted/, '1.234', amount],
    before: async (user) => user.type(box(/^Stays in it/), '1.234'),
    save: 'Save count',
    all: [/^Enter what you counted$/, amount],
  },
  {
    form: 'the set-up',
    open: () => openPage(() => <SetupForm codeNeeded features={[]} />),
    left: [/^Phone/, '12', /^A phone number has 6 to 15 digits/],
    save: 'Set up and log in',
    all: [
      /^Please enter organisation name$/,
      /^Please enter name$/,
      /^Please enter your email$/,
      /^Password is required$/,
      /^Enter the code that the server printed$/,
    ],
  },
  {
    form: 'the completion of a class',
    open: () => {
      arrive();
      const opened = openPage(() => <CompleteClass classID="c" onDone={() => {}} onDirty={() => {}} />);
      opened.far.has('class/c', () => ({ _id: 'c', className: 'WEB-07', endDate: '2020-11-20' }));
      opened.far.has('class/complete/c', () => ({ status: true, students: [], waiting: 0 }));
      return opened;
    },
    // Behind the date is the button of its calendar.
    left: [/^Last day of the class/, 'then{Tab}', /^Enter a date like 27 Nov 2026/],
    before: async (user) => {
      await user.click(await screen.findByRole('button', { name: 'Next' }));
      await user.click(await screen.findByRole('switch', { name: 'Some go on in another class' }));
    },
    save: 'Complete the class',
    all: [/^Please select class$/, /^Enter amount$/],
  },
  {
    form: 'the login',
    open: () => openPage(LoginPage),
    left: [/^Email/, 'nobody', /^Email must be a valid email$/],
    save: 'Log In',
    all: [/^Please enter your email$/, /^Please enter your password$/],
  },
];

const box = (label: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name: label });
/** The sentence at its field; the summary of all, for those who do not see the fields, holds it beside others. */
const said = (sentence: RegExp) => screen.queryAllByText(sentence).length;

describe.each(forms)('$form', ({ open, left, before, save, all }) => {
  test('says what is wrong with a field as it is left, and nothing of a field that was only passed', async () => {
    const [label, typed, wrong] = left;
    const { user, far } = open();
    (await screen.findByRole('textbox', { name: label })).focus();
    await user.clear(box(label));
    await user.keyboard(typed);
    expect(said(wrong)).toBe(0);
    await user.tab();
    await screen.findByText(wrong);
    await user.tab();
    expect(all.filter((sentence) => sentence.source !== wrong.source && said(sentence) > 0)).toEqual([]);
    expect(far.asked('POST')).toEqual([]);
  });

  test('says all that is wrong at once when it is saved, and sends nothing', async () => {
    const { user, far } = open();
    await screen.findByRole('textbox', { name: left[0] });
    await before?.(user);
    await user.click(screen.getByRole('button', { name: save }));
    for (const sentence of all) await screen.findByText(sentence);
    expect(far.asked('POST')).toEqual([]);
  });
});
