// Proves S§5, R 3.9, R 5.3.
import { screen } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { answered } from '#kit/web/far-side.fixture';
import { openPage } from '#kit/web/opened-page.fixture';
import { signIn, signOut } from '#house/session/session';
import { AdmissionForm } from './AdmissionForm';

afterAll(signOut);

const classID = '01890000-0000-7000-8000-000000000001';
const terms = {
  status: true,
  schoolClass: {
    _id: classID,
    courseID: { _id: 'web', courseName: 'Web Development' },
    teacherID: { _id: 'teacher', teacherName: 'Abdirahman Farah' },
    days: [],
    TimeIn: '08:00',
    TimeOut: '10:00',
  },
  seats: { className: 'Morning A', capacity: 30, taken: 3, waiting: 0 },
  course: { coursePrice: 120, courseDuration: 6 },
  Amount: 20,
  items: [{ feetype: 'bookfee', feeName: 'Books', feeAmount: 25 }],
  lowering: { discounts: [], prorates: false, today: '2026-11-29', credit: 0 },
  clashes: [],
};

async function openAdmission(known = terms) {
  const menus = ['/stdenrollment', '/student', '/fee'].map((path) => ({ path }));
  signIn(`x.${btoa(JSON.stringify({ userType: 'admin', menus, features: [] }))}.x`);
  const opened = openPage(() => <AdmissionForm classID={classID} studentID={undefined} onAdmitted={() => undefined} />);
  opened.far.has('class/options', () => [{ _id: classID, label: 'Morning A' }]);
  opened.far.has(`admission/terms/${classID}`, () => known);
  opened.far.has('student', () => []);
  await screen.findByRole('button', { name: 'Take $45.00' });
  return opened;
}

const box = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: new RegExp(`^${name}( \\*)?$`) });
const amountProblem = /^Enter an amount like 12.50/;

test('what is wrong in an admission is said as a field is left, and nothing of one that was only passed', async () => {
  const { user } = await openAdmission();
  await user.click(screen.getByRole('button', { name: 'Add student' }));
  await user.click(box('Phone'));
  await user.keyboard('12{Tab}');
  await screen.findByText(/^A phone number has 6 to 15 digits/);
  expect(screen.queryByText('Enter student name')).toBeNull();
  await user.clear(box('Amount paid'));
  await user.keyboard('60{Tab}');
  // Nobody is chosen yet, and still it is known that this is too much.
  await screen.findByText('You can only pay 45.00 or less');
});

test('letters in an amount of an admission are refused as they are typed', async () => {
  const { user } = await openAdmission();
  for (const name of ['Amount a month', 'Books', 'Amount paid']) {
    const { value } = box(name);
    await user.clear(box(name));
    await user.type(box(name), 'abc');
    screen.getByText(amountProblem);
    await user.clear(box(name));
    expect([name, screen.queryByText(amountProblem)]).toEqual([name, null]);
    await user.type(box(name), value);
  }
});

test('an admission that is saved says all that is wrong at once, what is typed and what is missing', async () => {
  const { user, far } = await openAdmission();
  await user.click(screen.getByRole('button', { name: 'Add student' }));
  await user.clear(box('Amount paid'));
  await user.type(box('Amount paid'), '60');
  await user.click(screen.getByRole('button', { name: 'Take $60.00' }));
  for (const sentence of ['Enter student name', 'Enter phone', 'You can only pay 45.00 or less'])
    await screen.findByText(sentence);
  expect(far.asked('POST')).toEqual([]);
});

test('what the server refuses of an admission stays at its field until that is changed', async () => {
  const { user, far } = await openAdmission();
  await user.click(screen.getByRole('button', { name: 'Add student' }));
  await user.type(box('Student name'), 'Amina Ali');
  await user.type(box('Phone'), '252615550909');
  await user.click(screen.getByText('Female'));
  await user.type(box('Address'), 'Hodan');
  await user.click(screen.getByLabelText(/^Educational level/, { selector: 'input' }));
  await user.click(await screen.findByRole('option', { name: 'Secondary' }));
  await user.type(box('Username'), 'amina@academy.test');
  const refusal = 'There is such an email address';
  far.next('POST', async () => answered(409, { status: false, message: 'Refused', errors: { username: refusal } }));
  await user.click(screen.getByRole('button', { name: 'Take $45.00' }));
  await screen.findByText(refusal);
  await user.type(box('Address'), ' 2');
  screen.getByText(refusal);
  await user.type(box('Username'), '2');
  expect(screen.queryByText(refusal)).toBeNull();
});

test('that a class is full is said once: as it is chosen, and at its field once it is refused', async () => {
  const { user } = await openAdmission({ ...terms, seats: { ...terms.seats, taken: 30 } });
  const sentence = 'Morning A is full (30 of 30)';
  expect(screen.getByText(sentence).closest('[role="status"]')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Take $45.00' }));
  expect((await screen.findByText(sentence)).closest('[role="status"]')).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Put on the waiting list' }));
  expect(screen.getByText(sentence).closest('[role="status"]')).not.toBeNull();
});
