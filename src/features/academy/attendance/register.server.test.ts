// Proves S§2, S§3, S§4, S§5, S§7, S§9, R 4.3, R 4.7, R 5.9, B18, B19, E1, E3, E27.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '#kit/server/id';
import type { Attendance } from './attendance.contract';
import { type RegisterScene, startRegisters } from './attendance.fixture';

let scene: RegisterScene;

beforeAll(async () => {
  scene = await startRegisters();
});
afterAll(() => scene.app.stop());

describe('saving a register', () => {
  it('keeps one record per student with teacher, course and who saved it, and says how many', async () => {
    const { mine, amina, bashir, owner, record, post } = scene;
    const { status, body } = await post([
      record(amina, '2026-03-09'),
      record(bashir, '2026-03-09', 'sick', { reason: 'Malaria' }),
    ]);
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: true, message: 'Attendance of 2 students saved', saved: 2, updated: 0 });
    expect(body.info).toMatchObject([
      {
        studentID: { _id: amina._id, studentName: 'Amina Warsame', stdID: amina.stdID },
        classID: { _id: mine._id, className: 'Morning', courseID: { courseName: 'Web' } },
        courseID: { courseName: 'Web' },
        teacherID: { teacherName: 'Farah Abdi' },
        userID: { name: 'Hodan Warsame' },
        date: '2026-03-09',
        day: 'Monday',
        attended: 1,
        attendenceStatus: 'present',
        reason: null,
        __v: 0,
      },
      { studentID: { _id: bashir._id }, attended: 0, attendenceStatus: 'sick', reason: 'Malaria' },
    ]);
    expect((await scene.get(`attendence/${body.info[0]._id}`, owner)).body).toEqual(body.info[0]);
  });

  it('again for the same date updates it, leaves one record each, and says so', async () => {
    const { mine, amina, bashir, record, post, get } = scene;
    const first = await post([record(amina, '2026-03-07'), record(bashir, '2026-03-07', 'upsent', { reason: 'Bus' })]);
    const { body } = await post([record(amina, '2026-03-07', 'upsent'), record(bashir, '2026-03-07')]);
    expect(body).toMatchObject({ message: 'Attendance of 2 students updated', saved: 0, updated: 2 });
    expect(body.info.map((one: Attendance) => [one._id, one.attendenceStatus, one.reason, one.__v])).toEqual([
      [first.body.info[0]._id, 'upsent', null, 1],
      [first.body.info[1]._id, 'present', null, 1],
    ]);
    expect((await get(`attendence?classID=${mine._id}&date=2026-03-07`)).body).toEqual(body.info);
  });

  it('counts who is new and who was there already', async () => {
    const { amina, bashir, record, post } = scene;
    await post([record(amina, '2026-03-02')]);
    const { body } = await post([record(amina, '2026-03-02'), record(bashir, '2026-03-02')]);
    expect(body).toMatchObject({ message: 'Attendance saved: 1 new, 1 updated', saved: 1, updated: 1 });
    expect((await post(record(amina, '2026-03-02'))).body.message).toBe('Attendance of 1 student updated');
  });

  it('takes the array of old clients, whose checkbox says attended', async () => {
    const { mine, amina, bashir, post } = scene;
    const { teacherID, courseID } = mine;
    const one = { teacherID, courseID, classID: mine._id, userID: 'x', day: 'Saturday' };
    const { body } = await post([
      { ...one, studentID: amina._id, attended: true, attendenceStatus: 'present' },
      { ...one, studentID: { _id: bashir._id }, attended: 0, studentName: 'Bashir', action: '' },
    ]);
    expect(body.info.map((kept: Attendance) => [kept.date, kept.day, kept.attended, kept.attendenceStatus])).toEqual([
      ['2026-03-07', 'Saturday', 1, 'present'],
      ['2026-03-07', 'Saturday', 0, 'upsent'],
    ]);
  });

  it('takes one object with items, and a single record', async () => {
    const { mine, amina, bashir, post } = scene;
    const shared = { classID: mine._id, date: '2026-03-03' };
    const items = [
      { studentID: amina._id, attended: 1 },
      { studentID: bashir._id, attended: false, reason: 'Wedding' },
    ];
    const { body } = await post({ ...shared, items });
    expect(body.info).toHaveLength(2);
    expect(body.info[1]).toMatchObject({ attendenceStatus: 'upsent', reason: 'Wedding' });
    expect(body.info[0]).not.toHaveProperty('items');
    expect((await post({ ...shared, ...items[0] })).body.updated).toBe(1);
  });

  it('takes the date of the latest such weekday where the day alone is named', async () => {
    const { mine, amina, post } = scene;
    const on = async (day: string) =>
      (await post({ studentID: amina._id, classID: mine._id, day, attended: 1 })).body.info[0].date;
    expect(await on('Tuesday')).toBe('2026-03-10');
    expect(await on('Wednesday')).toBe('2026-03-04');
  });

  it('takes a day on which the class is not held: the page warns, the server does not mind', async () => {
    const { amina, record, post } = scene;
    expect((await post(record(amina, '2026-03-05'))).body.info[0].day).toBe('Thursday');
  });

  it('keeps the ids that a phone made, and answers a repeated call as the first time, once', async () => {
    const { amina, bashir, record, post, get, mine } = scene;
    const ids = [newId(), newId()];
    const body = [
      record(amina, '2026-02-28', 'present', { _id: ids[0] }),
      record(bashir, '2026-02-28', 'sick', { _id: ids[1] }),
    ];
    const key = { 'idempotency-key': newId() };
    const [first, again] = [await post(body, scene.teacher, key), await post(body, scene.teacher, key)];
    expect(first.body.info.map((one: Attendance) => one._id)).toEqual(ids);
    expect(again.text).toBe(first.text);
    expect((await get(`attendence?classID=${mine._id}&date=2026-02-28`)).body).toHaveLength(2);
    expect((await get(`attendence/${ids[0]}`)).body.__v).toBe(0);
    expect((await post([record(amina, '2026-02-28', 'upsent')], scene.teacher, key)).status).toBe(409);
    expect((await post([record(amina, '2026-02-27', 'upsent', { _id: ids[1] })])).body.errors).toEqual({
      _id: 'This _id is already used',
    });
  });

  it('leaves one record each where two teachers save the same register at once, many times over', async () => {
    const { amina, bashir, record, post, get, mine } = scene;
    for (let day = 1; day <= 20; day++) {
      const date = `2026-01-${String(day).padStart(2, '0')}`;
      const one = [record(amina, date), record(bashir, date, 'upsent')];
      const answers = await Promise.all([post(one, scene.teacher), post(one.toReversed())]);
      expect(new Set(answers.map(({ body }) => body.message))).toEqual(
        new Set(['Attendance of 2 students saved', 'Attendance of 2 students updated']),
      );
      expect((await get(`attendence?classID=${mine._id}&date=${date}`)).body).toHaveLength(2);
    }
  });

  it('is one line of the activity log, with each student before and after', async () => {
    const { amina, bashir, record, post, get } = scene;
    await post([record(amina, '2026-02-21'), record(bashir, '2026-02-21')]);
    await post([record(amina, '2026-02-21'), record(bashir, '2026-02-21', 'sick', { reason: 'Flu' })]);
    const [latest, before] = (await get('activity?sort=-createdAt&page=1&pageSize=2')).body;
    const [Amina, Bashir] = [`Amina Warsame (${amina.stdID})`, `Bashir Ali (${bashir.stdID})`];
    expect(before).toMatchObject({
      action: 'create',
      resource: 'attendence',
      label: 'Morning, 2026-02-21',
      before: null,
      after: { [Amina]: 'present', [Bashir]: 'present' },
    });
    expect(latest).toMatchObject({
      action: 'update',
      before: { [Amina]: 'present', [Bashir]: 'present' },
      after: { [Amina]: 'present', [Bashir]: 'sick: Flu' },
    });
  });
});

describe('a register is refused as a whole, and nothing of it is kept,', () => {
  const wrong: readonly [what: string, more: object, errors: Readonly<Record<string, string>>][] = [
    ['in the future', { date: '2026-03-11' }, { '1.date': 'Attendance cannot be taken before the day' }],
    ['of a day that is not the date’s', { day: 'Friday' }, { '1.day': 'The date is not a Friday' }],
    ['without a date or day', { date: undefined }, { '1.day': 'Please select day' }],
    ['of no class', { classID: newId() }, { '1.classID': 'Please select class' }],
    ['without a class', { classID: undefined }, { '1.classID': 'Please select class' }],
    ['of nobody', { studentID: newId() }, { '1.studentID': 'Please choose a student' }],
    ['without a student', { studentID: '' }, { '1.studentID': 'Please choose a student' }],
    ['led by another teacher', { teacherID: newId() }, { '1.teacherID': 'This class has another teacher' }],
    ['of another course', { courseID: newId() }, { '1.courseID': 'This class is not of the chosen course' }],
    [
      'present and sick',
      { attended: 1, attendenceStatus: 'sick' },
      { '1.attended': 'Attended and status contradict each other' },
    ],
    [
      'that says nothing',
      { attendenceStatus: null },
      { '1.attendenceStatus': 'Say whether the student was present, absent or sick' },
    ],
    ['late', { attendenceStatus: 'late' }, { '1.attendenceStatus': 'Choose one of: present, upsent, sick' }],
    ['present for a reason', { reason: 'Bored' }, { '1.reason': 'Only an absence has a reason' }],
    [
      'with a long reason',
      { attendenceStatus: 'sick', reason: 'x'.repeat(256) },
      { '1.reason': 'At most 255 characters' },
    ],
    ['attended twice', { attended: 2 }, { '1.attended': 'Must be 1 or 0' }],
    ['with an id that is none', { _id: 'x' }, { '1._id': '_id must be a UUID' }],
    ['with an unknown field', { mood: 'good' }, { '1.mood': 'Unknown field mood' }],
  ];
  it.each(wrong)('%s', async (_what, more, errors) => {
    const { amina, bashir, record, post, count } = scene;
    const before = await count();
    const { status, body } = await post([record(amina, '2026-02-14'), record(bashir, '2026-02-14', 'present', more)]);
    expect([status, body.errors]).toEqual([400, errors]);
    expect(await count()).toBe(before);
  });

  it('with a student who is not actively enrolled in the class', async () => {
    const { make, mine, amina, stranger, record, post, count } = scene;
    const [waiting, graduate] = [await make.student(), await make.student()];
    await make.enroll(waiting, mine, 'waiting');
    await make.enroll(graduate, mine, 'graduated');
    const before = await count();
    for (const other of [stranger, waiting, graduate]) {
      const { status, body } = await post([record(amina, '2026-02-14'), record(other, '2026-02-14')]);
      expect([status, body.errors]).toEqual([
        400,
        { '1.studentID': 'This student is not actively enrolled in this class' },
      ]);
    }
    expect(await count()).toBe(before);
  });

  it('with a student twice', async () => {
    const { mine, amina, post } = scene;
    const items = [
      { studentID: amina._id, attended: 1 },
      { studentID: { _id: amina._id.toUpperCase() }, attended: 0 },
    ];
    const { status, body } = await post({ classID: mine._id, date: '2026-02-14', items });
    expect([status, body.errors]).toEqual([400, { 'items.1.studentID': 'This student is in the register twice' }]);
  });

  it('empty, of no list, or of more than 500 records', async () => {
    const { mine, amina, record, post } = scene;
    expect((await post([])).body.message).toBe('The register is empty');
    expect((await post({ classID: mine._id, items: [] })).status).toBe(400);
    expect((await post({ classID: mine._id, items: 'all' })).body.errors).toEqual({ items: 'items is a list' });
    const many = await post(Array.from({ length: 501 }, () => record(amina, '2026-02-14')));
    expect([many.status, many.body.message]).toEqual([400, 'At most 500 records a call']);
    expect((await post([5])).status).toBe(400);
  });

  it('with one class of another teacher, where a teacher sends it', async () => {
    const { theirs, amina, record, post, teacher, count } = scene;
    const before = await count();
    const { status } = await post(
      [record(amina, '2026-02-14'), record(amina, '2026-02-14', 'present', { classID: theirs._id })],
      teacher,
    );
    expect(status).toBe(403);
    expect(await count()).toBe(before);
  });
});
