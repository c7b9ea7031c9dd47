// Proves AL8, B12, DC4.
import { afterAll, beforeAll, expect, it } from 'vitest';
import { pdfText } from '#testing/pdf-text';
import { expectSaved } from '#testing/test-app';
import { type Boxes, startBoxes, today, yesterday } from './boxes.fixture';

let boxes: Boxes;
beforeAll(async () => {
  boxes = await startBoxes();
});
afterAll(() => boxes.app.stop());

it('a Z report says what came in and went out by type, the receipts, what was taken back, and the count', async () => {
  const box = await boxes.box({ name: 'Front desk', openingBalance: 50, openingDate: yesterday });
  const bank = await boxes.box({ kind: 'bank' });
  const [student, place] = [await boxes.make.student(), await boxes.make.class()];
  await expectSaved(boxes.money.enrol(student, place));
  const [fee] = (await expectSaved(boxes.money.chargeStudent(student, place, { feeAmount: 90 }))).body.info;
  const paid = { accountID: box._id, datePaid: today, phonePaid: undefined };
  const first = (await expectSaved(boxes.money.pay(fee, 30, paid))).body.info;
  const wrong = (await expectSaved(boxes.money.pay(fee, 20, paid))).body.info;
  const last = (await expectSaved(boxes.money.pay(fee, 40, paid))).body.info;
  await expectSaved(boxes.call('DELETE', `receipt/${wrong._id}`, { reason: 'Wrong student' }));
  await expectSaved(boxes.book(box, -15));
  await expectSaved(boxes.transfer(box, bank, 25));
  const close = (
    await expectSaved(
      boxes.count(
        box,
        { notes: [{ currency: 'main', value: 20, count: 3 }], reason: 'A lost note' },
        boxes.amina.token,
      ),
    )
  ).body.info;
  expect((await boxes.call('GET', `dayClose/${close._id}`)).body).toMatchObject({
    expected: 80,
    difference: -20,
    byType: [
      { transectionType: 'income', type: 'student', amount: 70 },
      { transectionType: 'expense', type: 'rent', amount: 15 },
    ],
    receipts: [{ one: 'Receipt', first: first.receiptNo, last: last.receiptNo, count: 2 }],
    takenBack: [{ description: `Fee receipt ${wrong.receiptNo}`, amount: 20, reason: 'Wrong student' }],
  });
  for (const paper of ['A4', 'slip']) {
    const { status, headers, bytes } = await boxes.call('GET', `dayClose/${close._id}/pdf?paper=${paper}`);
    expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
    const said = pdfText(bytes).replaceAll('\n', ' ');
    for (const text of [
      `Day close ${close.closeNo}`,
      'Front desk',
      'Amina person',
      '$50.00',
      'Student income',
      '$70.00',
      'Rent',
      '$15.00',
      '$25.00',
      '$80.00',
      '20 × 3',
      '$60.00',
      '−$20.00',
      'A lost note',
      'receipts',
      'Wrong',
      'Counted by',
      'Signed by',
    ])
      expect([paper, text, said.toLowerCase().includes(text.toLowerCase())]).toEqual([paper, text, true]);
  }
});

it('says of what was taken back why, whatever it was: counted receipts and rows, transfers, advances', async () => {
  const box = await boxes.box({ openingBalance: 100, openingDate: yesterday });
  const bank = await boxes.box({ kind: 'bank', name: 'Salaam' });
  const [student, place] = [await boxes.make.student(), await boxes.make.class()];
  await expectSaved(boxes.money.enrol(student, place));
  const [fee] = (await expectSaved(boxes.money.chargeStudent(student, place, { feeAmount: 25 }))).body.info;
  const paid = { accountID: box._id, datePaid: today, phonePaid: undefined };
  const receipt = (await expectSaved(boxes.money.pay(fee, 25, paid))).body.info;
  const rent = (await expectSaved(boxes.book(box, -15))).body.info;
  const ahead = async (amount: number) => {
    const payments = [{ accountID: box._id, amount }];
    const body = { _id: crypto.randomUUID(), studentID: student._id, payments, keepRest: true };
    return (await expectSaved(boxes.call('POST', 'counter', body))).body.info;
  };
  const counted = await ahead(40);
  await expectSaved(boxes.count(box, { counted: 150 }));
  const advance = await ahead(30);
  const moved = (await expectSaved(boxes.transfer(box, bank, 10))).body.info;
  const away = async (path: string, reason: string) => expectSaved(boxes.call('DELETE', path, { reason }));
  await away(`receipt/${receipt._id}`, 'Wrong student');
  await away(`transection/${rent._id}`, 'Paid twice');
  await away(`payment/${counted._id}`, 'Wanted it back');
  await away(`payment/${advance._id}`, 'Not theirs');
  await away(`transfer/${moved._id}`, 'Wrong bank');
  const close = (await expectSaved(boxes.count(box, { counted: 100 }))).body.info;
  const { takenBack } = (await boxes.call('GET', `dayClose/${close._id}`)).body;
  const said = takenBack.map(({ description, name, amount, reason }: Record<string, string>) => [
    description?.replace(/\d+/, 'n'),
    name,
    amount,
    reason,
  ]);
  expect(said).toEqual([
    ['Takes back transaction n', student.studentName, 25, 'Wrong student'],
    ['Takes back transaction n', 'Hodan Towers', 15, 'Paid twice'],
    ['Transfer n', 'Salaam', 10, 'Wrong bank'],
    ['Advance n', student.studentName, 30, 'Not theirs'],
    ['Refund of credit n', student.studentName, 40, 'Wanted it back'],
  ]);
  const { bytes } = await boxes.call('GET', `dayClose/${close._id}/pdf?paper=A4`);
  const printed = pdfText(bytes).replaceAll('\n', ' ');
  for (const reason of ['Wrong student', 'Paid twice', 'Wanted it back', 'Not theirs', 'Wrong bank'])
    expect([reason, printed.includes(reason)]).toEqual([reason, true]);
  const other = (await expectSaved(boxes.count(bank, { counted: 0 }))).body.info;
  const there = (await boxes.call('GET', `dayClose/${other._id}`)).body.takenBack;
  expect(there).toMatchObject([{ amount: 10, reason: 'Wrong bank' }]);
});
