// Proves S§1, S§2, S§6, S§8, E15, E25.
import { expect, test } from 'vitest';
import { pngOf } from '#testing/sent-form';
import { academy, browser, openAcademy, product } from './opened-product';
import { saved } from './academy';
import { figures, rowOf } from './acts';
import { act, answered, choose, phone, settled, visit } from './visit';

openAcademy();

test('a certificate is given with a photo, looked at, taken as PDF, and deleted', async () => {
  const { student, room } = await seated('Amina Warsame');
  const { page, faults } = await opened('/certificate?hide=-');
  await page.getByRole('button', { name: 'Add certificate' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Save certificate' }).click();
  await dialog.getByText('Please choose a photo').first().waitFor();
  await choose(dialog, 'Student', new RegExp(student.studentName));
  await choose(dialog, 'Class', `${room.className} – ${room.courseID.courseName}`);
  await dialog.getByRole('textbox', { name: 'Certificate ID' }).fill('DA-77');
  await dialog
    .getByRole('combobox', { name: 'Type' })
    .or(dialog.getByRole('textbox', { name: 'Type' }))
    .fill('Diploma');
  await dialog.getByLabel('Issue date').fill('2026-03-09');
  await choose(dialog, 'Status', 'Taken');
  const file = dialog.getByLabel('Photo');
  await file.setInputFiles({ name: 'big.png', mimeType: 'image/png', buffer: pngOf(512_001) });
  await dialog.getByText('The image must be smaller than 500 KB').waitFor();
  const torn = pngOf().subarray(0, 24);
  await file.setInputFiles({ name: 'torn.png', mimeType: 'image/png', buffer: torn });
  await dialog.getByText('The picture is damaged: save it again as png or jpeg').waitFor();
  expect(await dialog.getByRole('img', { name: 'The chosen picture' }).count()).toBe(0);
  await file.setInputFiles({ name: 'amina.png', mimeType: 'image/png', buffer: pngOf() });
  await dialog.getByRole('img', { name: 'The chosen picture' }).waitFor();
  await dialog.getByRole('button', { name: 'Save certificate' }).click();
  await dialog.waitFor({ state: 'detached' });
  const row = rowOf(page, 'DA-77');
  await row.getByText(room.courseID.courseName).waitFor();
  const thumbnail = row.getByRole('button', { name: 'Show the picture of Amina Warsame' });
  await thumbnail.click();
  await page.getByRole('dialog').getByRole('img', { name: 'Amina Warsame' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => thumbnail.evaluate((one) => one === document.activeElement)).toBe(true);
  await row.hover();
  const download = page.waitForEvent('download');
  await row.getByRole('button', { name: 'Print' }).click();
  expect((await download).suggestedFilename()).toBe('certificate-DA-77.pdf');
  await row.hover();
  await act(row, 'Delete');
  await page.getByText('Delete certificate DA-77 of Amina Warsame?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await row.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('a student files a complaint on a phone and sees how far it is; the staff moves it on', async () => {
  const { student, room } = await seated('Bashir Nuur');
  const studentToken = await academy.records.portalTokenOf(student);
  const { page, faults } = await visit(browser, product.url, { studentToken, look: phone });
  await page.goto('/studentComplain');
  await page.getByText('No complaints yet').waitFor();
  await page.getByRole('button', { name: 'File a complaint' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Send complaint' }).click();
  await dialog.getByText('Enter description').first().waitFor();
  await choose(dialog, 'Class', `${room.className} – ${room.courseID.courseName}`);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('There is no light in the room.');
  await dialog.getByRole('button', { name: 'Send complaint' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByRole('table').getByText('There is no light in the room.').waitFor();
  await expect
    .poll(() => figures(page))
    .toEqual(['Total 1', 'Assigned 1', 'Accepted 0', 'In process 0', 'Completed 0']);

  const { page: desk } = await opened('/complain');
  const row = rowOf(desk, 'Bashir Nuur');
  await row.getByText('Assigned').waitFor();
  await act(row, 'Edit');
  await choose(desk.getByRole('dialog'), 'Status', 'In process');
  await desk.getByRole('dialog').getByRole('button', { name: 'Save complaint' }).click();
  await desk.getByRole('dialog').waitFor({ state: 'detached' });
  await row.getByText('In process').waitFor();

  await page.reload();
  await settled(page);
  await expect
    .poll(() => figures(page))
    .toEqual(['Total 1', 'Assigned 0', 'Accepted 0', 'In process 1', 'Completed 0']);
  expect(faults).toEqual([]);
});

test('a teacher files complaints of own students with the form alone, and sees no table', async () => {
  const { student, room } = await seated('Cawo Jaamac');
  const { body: teacher } = await academy.call('GET', `teacher/${room.teacherID._id}`, { token: academy.owner });
  await academy.records.letTeachersOpen(['/complain']);
  const { page, faults } = await opened('/complain', await academy.records.tokenOf(teacher));
  await page.getByRole('button', { name: 'Save complaint' }).waitFor();
  expect(await page.getByRole('table').count()).toBe(0);
  await choose(page, 'Student', new RegExp(student.studentName));
  await choose(page, 'Class', `${room.className} – ${room.courseID.courseName}`);
  await page.getByRole('textbox', { name: 'Description' }).fill('She needs a place near the board.');
  await page.getByRole('button', { name: 'Save complaint' }).click();
  await page.getByText('Complaint saved').waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: 'Description' }).inputValue()).toBe('');
  expect(await page.getByRole('table').count()).toBe(0);
  const { body } = await academy.call('GET', `complain/${student._id}`, { token: academy.owner });
  expect(body).toMatchObject([{ description: 'She needs a place near the board.', status: 'assigned' }]);
  expect(faults).toEqual([]);
});

test('the red notice of the last days goes with the renewal of the subscription', async () => {
  const [ago, soon] = [dayFromNow(-26), dayFromNow(4)];
  await saved(
    academy.call('POST', 'subscription', {
      token: academy.owner,
      body: {
        subscriptoinTerm: 'OneMonth',
        amountPaid: 25,
        accountType: 'evc',
        PhonePaid: '252615550505',
        datePaid: ago,
        expiredDate: soon,
      },
    }),
  );
  const { page, faults } = await opened('/subscription');
  const notice = page.getByText('Notice! 4 days of subscription time remain, please make a new subscription!');
  await notice.waitFor();
  await page.getByRole('button', { name: 'Add subscription' }).first().click();
  const dialog = page.getByRole('dialog');
  const expiry = dialog.getByLabel('Expiry date');
  await dialog.getByLabel('Date paid').fill('2026-01-31');
  await expect.poll(() => expiry.inputValue()).toBe('28 Feb 2026');
  await expiry.fill('2026-01-01');
  await dialog.getByText('The expiry date is before the date paid').waitFor();
  await expiry.fill(dayFromNow(40));
  await dialog.getByRole('textbox', { name: 'Amount paid' }).fill('25');
  await choose(dialog, 'Account type', 'Zaad');
  await dialog.getByRole('textbox', { name: 'Paid from phone' }).fill('252615550506');
  await dialog.getByRole('button', { name: 'Save subscription' }).click();
  await dialog.waitFor({ state: 'detached' });
  await notice.waitFor({ state: 'detached' });
  await page.getByRole('table').getByText('$50.00').waitFor();
  expect(faults).toEqual([]);
});

test('a visitor is written down, corrected and deleted again by who holds the notes', async () => {
  await academy.call('POST', 'users', {
    token: academy.owner,
    body: { name: 'Ifrah', phone: '252611000000', username: 'm@x.test', userType: 'Marketing', password: 'a long one' },
  });
  const login = await saved(academy.call('POST', 'login', { body: { username: 'm@x.test', password: 'a long one' } }));
  const { page, faults } = await opened('/note', login.body.token);
  await page.getByRole('button', { name: 'Add visitor note' }).first().click();
  const dialog = page.getByRole('dialog');
  const typed = { Name: 'Cabdi', Phone: '252615550404', Address: 'Hodan', Course: 'Design', Days: 'Mornings' };
  for (const [label, value] of Object.entries(typed)) await dialog.getByRole('textbox', { name: label }).fill(value);
  await dialog.getByRole('textbox', { name: 'Description' }).fill('Asked for the price.');
  await dialog.getByRole('button', { name: 'Save visitor note' }).click();
  await dialog.waitFor({ state: 'detached' });
  const row = rowOf(page, 'Cabdi');
  await row.waitFor();
  await act(row, 'Edit');
  await dialog.getByRole('textbox', { name: 'Course' }).fill('Offset printing');
  await dialog.getByRole('button', { name: 'Save visitor note' }).click();
  await row.getByText('Offset printing').waitFor();
  await row.hover();
  await act(row, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await row.waitFor({ state: 'detached' });
  expect(faults).toEqual([]);
});

test('the class form names the class of the same teacher at the same time, and hinders nothing', async () => {
  const first = await academy.records.class({
    className: 'First',
    endDate: '2099-12-31',
    TimeIn: '08:00',
    TimeOut: '10:00',
  });
  const { courseID, teacherID } = first;
  const second = await academy.records.class({
    className: 'Second',
    endDate: '2099-12-31',
    courseID: courseID._id,
    teacherID: teacherID._id,
    TimeIn: '10:00',
    TimeOut: '12:00',
  });
  const { page, faults } = await opened('/class?q=Second');
  await rowOf(page, second.className).getByRole('button', { name: 'Actions' }).click();
  await page.getByRole('menuitem', { name: 'Edit', exact: true }).click();
  const dialog = page.getByRole('dialog');
  const timeIn = dialog.getByLabel('Time in');
  const warning = dialog.getByText(/^The teacher has First at that time in \d+ lessons, the first on/);
  await expect.poll(() => timeIn.inputValue()).toBe('10:00');
  await answered(page);
  // Neither the class itself nor one that ends as it begins.
  expect(await dialog.getByText('at that time').count()).toBe(0);
  await timeIn.fill('09:59');
  await warning.waitFor();
  await dialog.getByRole('button', { name: 'Save class' }).click();
  await dialog.waitFor({ state: 'detached' });
  await rowOf(page, second.className).getByText('09:59').waitFor();
  expect(faults).toEqual([]);
});

async function seated(studentName: string) {
  const [student, room] = [await academy.records.student({ studentName }), await academy.records.class()];
  await academy.records.enroll(student, room);
  return { student, room };
}

async function opened(path: string, token = academy.owner) {
  const { page, faults } = await visit(browser, product.url, { token });
  await page.goto(path);
  await settled(page);
  return { page, faults };
}

function dayFromNow(days: number): string {
  return new Intl.DateTimeFormat('sv-SE', { timeZone: 'Africa/Mogadishu' }).format(Date.now() + days * 86_400_000);
}
