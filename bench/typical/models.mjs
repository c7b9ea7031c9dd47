import { createRequire } from 'node:module';

// Not installed where only the product is: its types are not looked for.
const load = createRequire(import.meta.url);
/** @type {any} */
const orm = load('sequelize');
const { DataTypes, Sequelize } = orm;
const { host, port, user: username, database } = JSON.parse(process.env.BENCH_DATABASE ?? '{}');

const sequelize = new Sequelize({
  dialect: 'postgres',
  host,
  port,
  username,
  database,
  schema: 'typical',
  logging: false,
  // Clients that ask for much have to wait; nobody is refused.
  pool: { max: 12, acquire: 600_000 },
});
const { DATE, DATEONLY, DECIMAL, INTEGER, JSONB, STRING, UUID, UUIDV4 } = DataTypes;

/** @param {string} name @param {Record<string, unknown>} columns */
const model = (name, columns) =>
  sequelize.define(name, {
    id: { type: UUID, primaryKey: true, defaultValue: UUIDV4 },
    createdAt: DATE,
    updatedAt: DATE,
    ...columns,
  });
const numbered = () => ({ type: INTEGER, autoIncrement: true, autoIncrementIdentity: true });

export const Student = model('student', {
  stdID: numbered(),
  studentName: STRING,
  studentPhone: STRING,
  studentGender: STRING,
  studentAddress: STRING,
  educationalLevel: STRING,
  studentStatus: STRING,
  username: STRING,
  parentName: STRING,
  parentPhone: STRING,
  passwordHash: STRING,
});
export const Class = model('class', { className: STRING, courseID: UUID, teacherID: UUID });
export const User = model('user', { name: STRING, username: STRING, userType: STRING, passwordHash: STRING });
export const Fee = model('fee', {
  feeNo: numbered(),
  feeName: STRING,
  feetype: STRING,
  classID: UUID,
  studentID: UUID,
  feeAmount: DECIMAL,
  feePaid: DECIMAL,
  feeBalance: DECIMAL,
  feeMonth: STRING,
});
export const Receipt = model('receipt', {
  receiptNo: numbered(),
  studentID: UUID,
  feeID: UUID,
  AmountPaid: DECIMAL,
  paymentMethod: STRING,
  phonePaid: STRING,
  datePaid: DATEONLY,
  userID: UUID,
});
export const Transaction = model('transaction', {
  transectionNo: numbered(),
  transectionType: STRING,
  type: STRING,
  name: STRING,
  amount: DECIMAL,
  date: DATEONLY,
  description: STRING,
  userID: UUID,
});
export const Attendance = model('attendance', {
  studentID: UUID,
  classID: UUID,
  teacherID: UUID,
  courseID: UUID,
  userID: UUID,
  date: DATEONLY,
  attendenceStatus: STRING,
  reason: STRING,
});
export const Item = model('item', { itemName: STRING, quantityInStock: INTEGER, sellingPrice: DECIMAL });
export const Invoice = model('invoice', {
  invoiceNumber: numbered(),
  customerID: UUID,
  subTotal: DECIMAL,
  userID: UUID,
});
export const Line = model('line', { invoiceID: UUID, itemID: UUID, Quantity: INTEGER, Price: DECIMAL });
export const Log = model('log', { userID: UUID, action: STRING, record: JSONB });

Fee.belongsTo(Student, { foreignKey: 'studentID' });
Fee.belongsTo(Class, { foreignKey: 'classID' });
Attendance.belongsTo(Student, { foreignKey: 'studentID' });
Attendance.belongsTo(Class, { foreignKey: 'classID' });
Attendance.belongsTo(User, { foreignKey: 'userID' });

export { sequelize };
export const { Op } = orm;
