import { alone, within } from './chunk-group.mjs';
import { recordGroups, screenGroups } from './record-chunks.mjs';

// What every page loads goes into one file, because one file compresses better than thirty. The names are spelt out, because an index
// that exports everything hides which page needs which module.

/** What every page needs, the login included. */
const base = [
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|clsx|zod)\//,
  // Without what reads for a signed-in person: react-query comes with the frame.
  /\/node_modules\/@tanstack\/(?!query-core|react-query|.*useBlocker\.js)/,
  /\/@mantine\/core\/esm\/core\/(?!.*(scoped-keydown|shadow-dom|use-mantine-color-scheme)\.mjs|.*(scoped-keydown-handler|find-element-in-shadow-dom))/,
  /\/@mantine\/core\/esm\/components\/(UnstyledButton|Button|Loader|Transition|Input|InputBase|TextInput|CloseButton|ActionIcon)\//,
  /\/@mantine\/hooks\/esm\/use-(id|uncontrolled|merged-ref|reduced-motion|media-query|did-update|isomorphic-effect)\//,
  /\/@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)/,
  /\/src\/(kit\/contract\/(?!(report|likeness|ahead|as-sent|called|known|page-of|moment|fields-choice|fields-group|fields-link|fields-money-date|thing|fold)\.)|shell\/(Frame|search\/finder-here)|house\/(session\/(session|areas|claims|other-token|login-paths\.contract|guard\.rules)\.ts|brand\/brand\.contract|menu\/landing))/,
  /\/src\/kit\/web\/(router|call|drafts|store|language|LanguageSelect|theme|toast|Toasts|confirm|ConfirmHost)\./,
  /\/src\/kit\/web\/form\/(form-values|use-form|focus|ErrorSummary)/,
  /\/@mantine\/core\/styles\/ActionIcon\.|\/kit\/web\/ui\/ActionIcon\./,
  /\/src\/house\/brand\/(Footer|logos\/|api-hosts)|\/organisation\/house\.contract|\/src\/kit\/rules\/first-offered\./,
  /\/icons-react\/dist\/esm\/icons\/IconLanguage\.mjs/,
];

/** What the pages share that lead to a login. */
const entry = [/\/src\/house\/[\w-]+\/(Auth(Card|Form|Note)|BrandSwitch)\./];

/** What asks for a password: a login, and a few forms. */
const password = [
  /\/@mantine\/core\/(esm\/components\/PasswordInput\/|styles\/PasswordInput\.)|\/kit\/web\/ui\/PasswordInput\./,
];

/** What the student portal shares with the staff's screens: the portal loads neither their frame nor their lists. */
const shared = [
  /\/src\/shell\/(OfflineBanner|ReadOnly|Banner)\./,
  /\/src\/kit\/web\/(Money|Badge|Status|Unbroken|PlaceLink|PageHeader|PrintHead|work\/download|organisation|show|use-entity)\./,
  /\/icons-react\/dist\/esm\/icons\/Icon(Printer|Download|Logout|School|Receipt2|Arrow(Up|Down)|Selector|Dots|Refresh|X|Search|Check|Chevron\w+)\.mjs/,
  /\/@mantine\/hooks\/esm\/use-(network|window-event)\//,
  /\/src\/kit\/web\/list\/ErrorState\./,
  /\/src\/kit\/rules\/(money|show|calendar)\./,
  // A login asks for words and a password: what else a field can be comes with the first record.
  /\/src\/kit\/contract\/(fields-choice|fields-money-date|thing|fold)\./,
  // A dialog itself is loaded by its first opening.
  /\/src\/kit\/web\/form\/Lazy(FormDialog|EntityForm)\.|\/src\/kit\/web\/crud\/AddButton\./,
  // The little that every printed paper has of its code before the code itself is loaded.
  /\/src\/(house\/paper\/papers\.contract|kit\/web\/print\/Proof)\.tsx?$/,
  // Which features are switched on: the portal asks as the frame does.
  /\/src\/house\/session\/use-feature\.|\/src\/(house\/[\w-]+|features\/academy\/(grade-scale|room))\/[\w-]+-feature\.contract\./,
  // What reads and writes for the person who is signed in.
  /\/node_modules\/@tanstack\/(query-core|react-query)\/(?!.*(queriesObserver|useQueries|mutationObserver|useMutation)\.js)|\/src\/kit\/web\/query-client\.|\/src\/shell\/Signed\./,
];

/** What the pages of the portal share: each alone would weigh less than its name in the first script. */
const portal = [
  /\/src\/features\/portal\/(use-pupil|pupil\.rules|PupilFacts|StudentFacts|FactsPanel|NoChildren|WaitingRows|PortalTable|MarkTable|two-lines|portal\.module)\.|\/src\/kit\/web\/read-all\./,
];

/** Icons that a few screens have: each alone would weigh less than its name in the tables of files. */
const icons = [
  /\/icons-react\/dist\/esm\/icons\/Icon(ArrowBackUp|ArrowRight|CircleCheck|ClipboardCheck|Copy|EyeOff|FileTypePdf|Key|Link|ListNumbers|Lock|ReceiptRefund|UserPlus)\.mjs/,
];

/** Small parts of many screens, of a few lines each, that need nothing else: each alone would weigh less than its name in the tables of files. */
const few = [
  /\/src\/kit\/web\/(print-when-drawn|kept-choice|use-opener|copy-text|form\/(confirm-discard|form-rules|letters|use-shown-errors|use-kept-over-reload)|offline\/writes)\./,
  /\/src\/house\/(money-account\/account-name|menu\/landing|role\/role-name)\.rules\.|\/src\/kit\/web\/show-weekday\./,
  /\/src\/features\/(academy\/own-classes\/student-first\.rules|shop\/invoice\/owed-first|ledger\/debt\/kept-method|ledger\/counter-payment\/second\.rules|academy\/school-class\/running\.contract|people\/employee\/employee\.rules)\.|\/hooks\/esm\/use-force-update\//,
];

/** The same of classes. */
const classParts = [
  /\/src\/features\/academy\/school-class\/(use-class-features|class-days|seats-text|seats\.rules)\./,
];

/** What a login is asked, and what opens one again. */
const login = [/\/src\/(features|house)\/[\w/-]+\/(login|code|new-password)\.contract\./];

/** What is paid to staff, and what is sold: a few lines each. */
const paidStaff = [
  /\/src\/features\/people\/(payroll\/payroll\.module|performance\/(performance\.module|holding-payroll\.contract))\./,
];
const saleParts = [
  /\/src\/(features\/shop\/(invoice\/(newest-sale|discount\.rules)|customer\/customer\.rules)|house\/person\/buyer-column)\./,
];

/** What counting the money of a day asks. */
const dayClose = [/\/src\/features\/ledger\/day-close\/(day-close\.rules|reason-form)\./];

/** Whom a message may be about. */
const writing = [/\/src\/house\/message\/(write-about\.contract|writing-to\.rules)\./];

/** A chat with somebody, which papers and debts open: the page of a record has a plain link. */
const chat = [/\/src\/house\/(message\/use-write-about|page\/WhatsAppButton)\./];

/** What tells that a field was left: of a login too, which needs nothing else of the forms. */
const left = [/\/src\/kit\/web\/form\/use-left\./];

/** What forms say beside their fields. */
const formParts = [/\/src\/kit\/web\/(form\/(form-note\.module|FutureDate)|rows\.module)\./];

/** What says that a class or a lesson clashes with another. */
const clashes = [/\/src\/features\/academy\/(school-class\/(ClassClash|ClassWarnings)|lesson\/ChangeClash)\./];

// Modules that are always loaded together: each further name would be in the table of every page that has them.

/** A field of a form. */
const fields = [/\/src\/kit\/web\/form\/(Field|DateField|facts)\./];

/** A day that is typed, or chosen in a calendar. */
const days = [/\/src\/kit\/(web\/day\/(DayInput|CalendarButton|TypedDay|spellings|use-typed)|rules\/typed-date)\./];

/** Rows that are chosen, and their box. */
const picking = [/\/src\/kit\/web\/list\/(picking|PickBox)\./];

/** A report and the form that asks for it. */
const report = [
  /\/src\/kit\/web\/(report\/(ReportPage|ReportForm|use-report|AskedLine|first-asked|offered-fields)|list\/SpanButtons)\./,
];

/** Two choices that lead to a sheet, as class and subject. */
const pair = [/\/src\/kit\/(web\/(pair\/|form\/use-sheet\.)|rules\/sheet\.)/];

/** What hangs below a button: in the frame and in every list. */
const menu = [
  /\/node_modules\/@floating-ui\/(?!.*\?tooltip)/,
  /\/@mantine\/core\/esm\/components\/(Popover|Menu)\/(?!Menu(Checkbox|Selectable)Item)/,
  /\/@mantine\/core\/esm\/utils\/Floating\//,
  // Of the frame too: each alone would weigh more than its content.
  /\/icons-react\/dist\/esm\/icons\/Icon(Users|Cash|AlertTriangle|Scale|History|Pencil|Trash|Plus)\.mjs/,
  /\/src\/house\/(role\/escalation|menu\/menu)\.rules\.|\/src\/kit\/web\/offline\/waiting\./,
];

/** What a page with a ring or a dial needs; line charts bring scales along, which only a dashboard is worth. */
const chart = [
  /\/node_modules\/(@visx\/(shape|group|curve)|@visx\/vendor\/(esm\/)?d3-(shape|path)|d3-shape|d3-path|classnames)\//,
  /\/src\/kit\/web\/chart\/(DonutChart|Ring|Gauge|slices|dial|tone|show-short)\./,
];
const lineChart = [/\/node_modules\/(@visx\/(scale|vendor)|d3-\w+|internmap)\//, /\/src\/kit\/web\/chart\//];

/** The frame of the staff's screens; what opens in it later has files of its own. */
const frame = [
  /\/src\/shell\/(StaffFrame|Shell|SideBar|HouseLogo|SideMenu|icon\/MenuIcon|icon\/icons|TopBar|BarButton|search\/SearchBox|search\/finding|menu-link\.rules|layout\/layout(\.rules|-settings))\./,
];

/** What every list needs, and what most lists show: a phone, a picture once it is seen, what the reader may open, the way to the counter. */
const list = [
  /\/src\/kit\/rules\/phone\.|\/src\/house\/(page\/phone\.rules|session\/use-screens)\.|\/use-counter-way\./,
  /\/@mantine\/hooks\/esm\/use-intersection\/|\/icons-react\/dist\/esm\/icons\/Icon(Phone|BrandWhatsapp)\.mjs/,
  /\/src\/kit\/web\/(crud\/(CrudPage|RecordDialog)|use-options)\./,
  /\/src\/kit\/web\/list\/(?!\w+Panel|MoreFilters|NumberChip|voided-column|printed-whole|SpanButtons|PickList|RowMenu|ErrorState|ViewsForm|saved-views|picking|PickBox|spans|PrintedView|NothingMatches)|\/src\/kit\/web\/Value\./,
];

/** What keeps reads and writes on this machine: whole, with the first screen that works offline. */
const offline = [
  /\/node_modules\/idb-keyval\//,
  /\/src\/(kit\/web\/offline\/(?!writes)|house\/session\/known-user)/,
  /\/src\/kit\/rules\/(outbox|kept-options)\./,
];

/** The page of a record; a part of it may be loaded without the page. */
const page = [
  /\/src\/house\/page\/(?!phone|NotShown|WhatsAppButton)|\/src\/kit\/web\/crud\/LazyRecordDialog\./,
  /\/src\/features\/oversight\/activity\/log-of-record\./,
];

/** The page of somebody who may owe, and what it has of the counter. */
const debtor = [
  /\/src\/features\/ledger\/debt\/(DebtorPage|page-debt|use-debts)\./,
  /\/src\/features\/counter\/(account-statement\/statement-of-person|payment\/credit-of-person)\./,
  /\/src\/features\/ledger\/follow-up\/follow-ups-of-person\./,
  /\/src\/features\/messages\/message\/messages-of-person\./,
];

/** What pages outside the counter and the debts ask about those: their screens and features are few. */
const debts = [
  /\/src\/features\/(ledger\/(debt\/debts(-feature\.contract|\.screens)|counter-payment\/[\w-]+\.screens)|counter\/(?!wallet)[\w/-]+\.screens)\.ts/,
  // The page of a record offers its log.
  /\/src\/house\/activity\/activity\.screens\./,
];

/** What a wallet writes, and whether that is read. */
const wallet = [
  /\/src\/features\/(ledger\/pay-way\/wallet-feature\.contract|counter\/wallet[\w-]*\/[\w-]+\.screens)\.ts/,
];

/** What finds a payer and shares an amount among debts: at the counter, and for what a wallet wrote. */
const payers = [
  /\/src\/features\/(counter\/(counter\/counter\.contract|open-debt\/order\.rules)|ledger\/counter-payment\/name-of-debt\.rules)\.ts/,
];

/** What shows a printed document, and what most documents are drawn up with. */
const printed = [
  /\/src\/kit\/(web\/print\/(DocumentPaper|PrintFrame|PrintedRecord|PrintedSheet)\.|rules\/printed-parts\.)/,
  /\/src\/(house\/paper\/paper-words|features\/ledger\/debt\/(goods-print|receipt-print))\.rules\./,
];

/** The part of a printed document's link that is needed before it is sent: whatever loads the document names one file for it. */
const links = [/\/src\/house\/link\/(SendLink|use-printed-link|link\.contract)\.tsx?$/];

/** @type {import('rolldown').CodeSplittingGroup[]} */
export const chunkGroups = [
  { name: 'base', test: within(base), priority: 4 },
  { name: 'entry', test: within(entry), priority: 3 },
  { ...alone('password', password), priority: 4 },
  { name: 'shared', test: within(shared), priority: 3 },
  { ...alone('left', left), priority: 4 },
  alone('portal', portal),
  alone('icons', icons),
  alone('few', few),
  alone('day-close', dayClose),
  alone('class-parts', classParts),
  alone('login', login),
  alone('paid-staff', paidStaff),
  alone('sale-parts', saleParts),
  alone('writing', writing),
  alone('chat', chat),
  alone('form-parts', formParts),
  alone('clashes', clashes),
  alone('field', fields),
  alone('day', days),
  alone('report', report),
  alone('picking', picking),
  alone('pair', pair),
  { name: 'menu', test: within(menu), priority: 2 },
  { name: 'frame', test: within(frame), priority: 2 },
  { name: 'list', test: within(list), priority: 1 },
  ...recordGroups,
  { name: 'offline', test: within(offline), priority: 1 },
  { name: 'chart', test: within(chart), priority: 2 },
  { name: 'page', test: within(page), priority: 2, includeDependenciesRecursively: false },
  { name: 'debtor', test: within(debtor), priority: 2, includeDependenciesRecursively: false },
  alone('debts', debts),
  alone('wallet', wallet),
  alone('payers', payers),
  alone('printed', printed),
  alone('link', links),
  ...screenGroups,
  { name: 'line-chart', test: within(lineChart), priority: 1 },
];
