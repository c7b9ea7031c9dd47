// The chunks in which the contracts of records and the screens of slices are loaded: people who open one usually open its neighbours.
import { alone, within } from './chunk-group.mjs';

/** What most records say of people, phones and payments, and the places of a few records that a page names without loading their contracts. */
const said = [
  /\/src\/(house\/(person|account|money-account)|features\/ledger\/debt\/(owed|due))[\w/-]*\.contract\./,
  /\/src\/house\/message\/written-to\.contract\./,
  /\/src\/features\/people\/employee\/employee-choice\.contract\./,
  /\/src\/features\/ledger\/debt\/debt\.rules\./,
  /\/src\/features\/(ledger\/(payment\/payment|counter-payment\/payment-names)|shop\/stock\/stock-choices)\.contract\./,
];

/** Who works here. */
const staff = [/\/src\/features\/people\/(employee|user)\/(?!employee-choice\.)[\w-]+\.contract\./];

/** Who is in a class, and who attended: people who open one of these screens open the other. */
const lesson = [/\/src\/features\/academy\/(enrollment|attendance)\/(?!leaving|register-due)[\w-]+\.contract\./];

/** What is marked: a student's first page shows marks but no attendance. */
const marked = [/\/src\/features\/academy\/((subject|marks)\/[\w-]+\.contract|grade-scale\/grade-scale\.rules)\./];

/** The lessons of a week, for those who plan them and those who attend them. */
const timetable = [
  /\/src\/features\/academy\/lesson\/(DaySteps|TimetableDays|LessonCard|timetable\.(module|rules))[\w.-]*$/,
];

/** The chunk of lessons: a notice that some were changed needs no timetable. */
const lessons = [
  /\/src\/features\/academy\/(lesson\/(lesson-words|lesson\.rules|timetable\.contract)|school-class\/week\.)[\w.-]*$/,
  /\/src\/features\/portal\/(use-my-lessons|ChangedLessons|lesson-news\.rules)\./,
];

/** What a gradebook is made of. */
const grades = [
  /\/src\/features\/academy\/(gradebook\/(gradebook|score)\.contract|assessment\/assessment\.contract)\./,
];

/** Who meets in a lesson: charges refer to them too. */
const classroom = [
  // A PIN or a card is given out, and a teacher employed, only when somebody asks for it; few pages name relations, or ask which classes run.
  /\/src\/features\/academy\/(teacher|student|school-class)\/(?!(pin|new-card|relation|running|employing)\.)[\w-]+\.contract\./,
  /\/src\/features\/academy\/fee\/charged-enrollment\.contract\./,
];

/** The names of the weekdays. */
const weekdays = [/\/src\/features\/academy\/school-class\/weekday\.rules\./];

/** A certificate, and the names of its types. */
const certificates = [/\/src\/features\/academy\/certificate\/certificate\.(contract|rules)\./];

/** The names of fees. */
const feeNames = [/\/src\/(features\/(ledger\/fee-name\/|academy\/fee\/full-fee-name\.)|kit\/rules\/month-name\.)/];

/** A lesson's records refer to it; its own screen needs none of them. */
const course = [/\/src\/features\/academy\/course\/course\.contract\./];

/** Where money lies. */
const accounts = [/\/src\/features\/ledger\/money-account\/money-account\.contract\./];

/** What every receipt is, of a service as of a fee. */
const receipts = [
  /\/src\/features\/ledger\/(debt\/receipt|counter-payment\/counter-payment|credit\/payer)\.contract\./,
];

/** What is owed in each brand: a page that only shows it needs no receipt. */
const fees = [/\/src\/features\/academy\/fee\/fee(-debt)?\.contract\./];
const services = [/\/src\/features\/shop\/service\/service(-debt)?\.contract\./];
const sold = [/\/src\/features\/shop\/[\w-]+\/(invoice-debt|paid-invoice|customer)\.contract\./];

/** How it is paid. */
const feeReceipts = [/\/src\/features\/academy\/[\w-]+\/(fee-payment|fee-receipt)\.contract\./];
const serviceReceipts = [/\/src\/features\/shop\/[\w-]+\/service-(payment|receipt)\.contract\./];

/** What was bought in, and from whom. */
const purchases = [/\/src\/features\/shop\/(purchase\/purchase|supplier\/supplier)\.contract\./];

/** An invoice and what its receipts know of it. */
const invoice = [/\/src\/features\/shop\/(invoice\/invoice|stock\/stock)\.contract\./];

/** What the slices declare about their screens: the code that says why one does not open needs all of them. */
const screens = [/\/src\/(features\/(?!academy|shop|owner|reports)[\w/-]+|house\/activity\/activity)\.screens\.ts/];
const reportScreens = [/\/src\/features\/(owner|reports)\/[\w/-]+\.screens\.ts/];
/** What is set up in advance, and no page of a person leads to. */
const setUpScreens = [
  /\/src\/features\/academy\/(course|discount|gradebook|grade-scale|holiday|room|subject)\/(?!timetable)[\w-]+\.screens\.ts/,
];
const academyScreens = [/\/src\/features\/academy\/[\w/-]+\.screens\.ts/];
const shopScreens = [/\/src\/features\/shop\/[\w/-]+\.screens\.ts/];

/** @type {import('rolldown').CodeSplittingGroup[]} */
export const recordGroups = [
  { name: 'course', test: within(course), priority: 2 },
  { name: 'said', test: within(said), priority: 2 },
  alone('staff', staff),
  alone('fee-name', feeNames),
  { name: 'classroom', test: within(classroom), priority: 2 },
  { name: 'lesson', test: within(lesson), priority: 1 },
  { name: 'marked', test: within(marked), priority: 1 },
  alone('timetable', timetable),
  alone('lessons', lessons),
  alone('weekdays', weekdays),
  alone('certificates', certificates),
  alone('grades', grades),
];

/**
 * These come after the groups of what pages ask about debts and payers, which are among the screens: a module goes to the first group that fits.
 * @type {import('rolldown').CodeSplittingGroup[]}
 */
export const screenGroups = [
  { name: 'screens', test: within(screens), priority: 2 },
  { name: 'report-screens', test: within(reportScreens), priority: 2 },
  { name: 'set-up-screens', test: within(setUpScreens), priority: 2 },
  { name: 'academy-screens', test: within(academyScreens), priority: 2 },
  { name: 'shop-screens', test: within(shopScreens), priority: 2 },
  alone('accounts', accounts),
  alone('receipts', receipts),
  alone('fees', fees),
  alone('services', services),
  alone('sold', sold),
  alone('fee-receipts', feeReceipts),
  alone('service-receipts', serviceReceipts),
  alone('purchases', purchases),
  alone('invoice', invoice),
];
