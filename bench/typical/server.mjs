// A typical server: Express with an ORM that makes an object of every row, as such servers are written. Its payments are the usual
// look-then-write.
import { createRequire } from 'node:module';
import { hash, verify } from '@node-rs/argon2';
import {
  Attendance,
  Class,
  Fee,
  Invoice,
  Item,
  Line,
  Log,
  Op,
  Receipt,
  Student,
  Transaction,
  User,
} from './models.mjs';

const load = createRequire(import.meta.url);
/** @type {any} */
const express = load('express');
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const newest = [
  ['createdAt', 'DESC'],
  ['id', 'DESC'],
];

/** @param {string} q */
const named = (q) => ({ [Op.and]: q.split(' ').map((word) => ({ studentName: { [Op.iLike]: `%${word}%` } })) });

/** @param {any} response @param {{ rows: unknown[], count: number }} found */
const page = (response, { rows, count }) => response.set('X-Total-Count', String(count)).json(rows);

const app = express();
app.use(express.json());
/** @param {any} request @returns {Promise<any>} */
async function callerOf(request) {
  const token = JSON.parse(Buffer.from(String(request.get('auth-token')).split('.')[1] ?? '', 'base64url').toString());
  return User.findByPk(token.id);
}

/** Who calls is looked up at each call, before its handler. @param {any} request @param {any} response @param {any} next */
function authenticate(request, response, next) {
  /** @param {any} user */
  const go = (user) => {
    request.user = user;
    if (user) next();
    else response.sendStatus(401);
  };
  const stop = (/** @type {unknown} */ error) => next(error);
  if (request.path === '/login') next();
  else callerOf(request).then(go).catch(stop);
}

app.use(authenticate);

/**
 * The error with which a handler fails is sent as the answer, so that it appears in its own row of the benchmark and the server goes on.
 * @param {(request: any, response: any) => Promise<unknown>} handler
 */
function answering(handler) {
  return (/** @type {any} */ request, /** @type {any} */ response, /** @type {any} */ next) => {
    const fail = (/** @type {unknown} */ error) => next(error);
    handler(request, response).catch(fail);
  };
}
const get = (/** @type {string} */ path, /** @type {Parameters<typeof answering>[0]} */ handler) =>
  app.get(path, answering(handler));
const post = (/** @type {string} */ path, /** @type {Parameters<typeof answering>[0]} */ handler) =>
  app.post(path, answering(handler));

get('/list', async (/** @type {any} */ { query }, /** @type {any} */ response) =>
  page(
    response,
    await Student.findAndCountAll({ limit: 25, offset: (Number(query.page ?? 1) - 1) * 25, order: newest }),
  ),
);
get('/key', async (/** @type {any} */ { query }, /** @type {any} */ response) =>
  response.json(await Student.findByPk(query.id)),
);
get('/search', async (/** @type {any} */ { query }, /** @type {any} */ response) =>
  page(response, await Student.findAndCountAll({ where: named(query.q), limit: 25, order: newest })),
);
get('/options', async (/** @type {any} */ { query }, /** @type {any} */ response) =>
  response.json(
    await Student.findAll({
      where: named(query.q),
      attributes: ['id', 'studentName', 'stdID'],
      limit: 20,
      order: newest,
    }),
  ),
);
get('/dashboard', async (/** @type {any} */ _request, /** @type {any} */ response) => {
  const [students, classes, users, entries, income, expense, due] = await Promise.all([
    Student.count(),
    Class.count(),
    User.count(),
    Transaction.count(),
    Transaction.sum('amount', { where: { transectionType: 'income' } }),
    Transaction.sum('amount', { where: { transectionType: 'expense' } }),
    Fee.sum('feeBalance'),
  ]);
  response.json({ students, classes, users, entries, income, expense, due });
});
get('/attendanceReport', async (/** @type {any} */ { query }, /** @type {any} */ response) => {
  const { studentID, classID } = query;
  response.json(
    await Attendance.findAll({ where: { studentID, classID }, include: [Student, Class], order: ['date'] }),
  );
});
get('/statement', async (/** @type {any} */ { query }, /** @type {any} */ response) => {
  const rows = await Transaction.findAll({
    where: { date: { [Op.between]: [query.from, query.to] } },
    order: ['date', 'transectionNo'],
  });
  let balance = 0;
  const told = rows.map((/** @type {any} */ row) => {
    balance += row.transectionType === 'income' ? Number(row.amount) : -Number(row.amount);
    return { ...row.toJSON(), balance };
  });
  response.set('X-Total-Count', String(told.length)).json(told.slice(0, 25));
});
get('/feeReport', async (/** @type {any} */ _request, /** @type {any} */ response) =>
  page(
    response,
    await Fee.findAndCountAll({
      where: { feeBalance: { [Op.gt]: 0 } },
      include: [Student, Class],
      order: ['feeNo'],
      limit: 25,
    }),
  ),
);
get('/csv', async (/** @type {any} */ _request, /** @type {any} */ response) => {
  // By pages, since all of it at once is more than its memory.
  for (let offset = 0; ; offset += 5000) {
    const order = ['createdAt', 'id'];
    const rows = await Attendance.findAll({ include: [Student, Class, User], order, limit: 5000, offset });
    if (rows.length === 0) break;
    const lines = rows.map((/** @type {any} */ { student, class: held, user, date, attendenceStatus, reason }) =>
      [student.studentName, student.stdID, held.className, user?.name, date, attendenceStatus, reason]
        .map((cell) => `"${String(cell ?? '').replaceAll('"', '""')}"`)
        .join(','),
    );
    if (!response.write(`${lines.join('\n')}\n`)) await new Promise((resolve) => response.once('drain', resolve));
  }
  response.end();
});
post('/createStudent', async (/** @type {any} */ { body, user }, /** @type {any} */ response) => {
  const made = await Student.create({ ...body, passwordHash: await hash(body.password, cost) });
  await Log.create({ userID: user.id, action: 'create', record: made });
  response.json(made);
});
post('/transaction', async (/** @type {any} */ { body, user }, /** @type {any} */ response) => {
  const made = await Transaction.create({ ...body, transectionType: 'expense', userID: user.id });
  await Log.create({ userID: user.id, action: 'create', record: made });
  response.json(made);
});
post('/pay', async (/** @type {any} */ { body, user }, /** @type {any} */ response) => {
  const fee = await Fee.findByPk(body.feeID);
  if (Number(fee.feeBalance) < body.amount) return response.sendStatus(409);
  const made = await Receipt.create({
    studentID: fee.studentID,
    feeID: fee.id,
    AmountPaid: body.amount,
    paymentMethod: 'cash',
    phonePaid: '252615550101',
    datePaid: body.date,
    userID: user.id,
  });
  await fee.update({ feePaid: Number(fee.feePaid) + body.amount, feeBalance: Number(fee.feeBalance) - body.amount });
  await Transaction.create({
    transectionType: 'income',
    type: 'student',
    amount: body.amount,
    date: body.date,
    userID: user.id,
  });
  await Log.create({ userID: user.id, action: 'create', record: made });
  return response.json(made);
});
post('/editReceipt', async (/** @type {any} */ { body, user }, /** @type {any} */ response) => {
  const receipt = await Receipt.findByPk(body.receiptID);
  const fee = await Fee.findByPk(receipt.feeID);
  const more = body.amount - Number(receipt.AmountPaid);
  if (Number(fee.feeBalance) < more) return response.sendStatus(409);
  await fee.update({ feePaid: Number(fee.feePaid) + more, feeBalance: Number(fee.feeBalance) - more });
  await receipt.update({ AmountPaid: body.amount });
  await Log.create({ userID: user.id, action: 'update', record: receipt });
  return response.json(receipt);
});
post('/invoice', async (/** @type {any} */ { body, user }, /** @type {any} */ response) => {
  const { items, customerID, quantity } = body;
  const subTotal = items.reduce((/** @type {number} */ sum, /** @type {any} */ { Price }) => sum + Price * quantity, 0);
  const made = await Invoice.create({ customerID, subTotal, userID: user.id });
  for (const { itemID, Price } of items) {
    const item = await Item.findByPk(itemID);
    if (item.quantityInStock < quantity) return response.sendStatus(409);
    await item.update({ quantityInStock: item.quantityInStock - quantity });
    await Line.create({ invoiceID: made.id, itemID, Quantity: quantity, Price });
  }
  await Log.create({ userID: user.id, action: 'create', record: made });
  return response.json(made);
});
post('/attendance', async (/** @type {any} */ { body, user }, /** @type {any} */ response) => {
  const { classID, date, students } = body;
  const rows = students.map((/** @type {string} */ studentID) => ({
    studentID,
    classID,
    date,
    attendenceStatus: 'present',
    userID: user.id,
  }));
  const made = await Attendance.bulkCreate(rows, {
    updateOnDuplicate: ['attendenceStatus', 'updatedAt'],
    conflictAttributes: ['studentID', 'classID', 'date'],
  });
  await Log.create({ userID: user.id, action: 'create', record: made });
  response.json(made);
});
post('/login', async (/** @type {any} */ { body }, /** @type {any} */ response) => {
  const user = await User.findOne({ where: { username: body.username } });
  if (!user || !(await verify(user.passwordHash, body.password))) return response.sendStatus(401);
  return response.json({ token: user.id });
});

// Express knows it by its four parameters.
app.use(
  (
    /** @type {unknown} */ error,
    /** @type {any} */ _request,
    /** @type {any} */ response,
    /** @type {unknown} */ _next,
  ) => response.status(500).send(String(error)),
);
const server = app.listen(0, '127.0.0.1', () => console.log(`ready: http://127.0.0.1:${server.address().port}`));
process.on('SIGTERM', () => process.exit(0));
