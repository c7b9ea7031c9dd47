// Proves B12, DC4.
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
      'Student',
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
