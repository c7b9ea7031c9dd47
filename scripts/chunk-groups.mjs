// What every page loads goes into one file: one file compresses better than thirty. The names are spelt out,
// since an index that exports everything hides who needs what.

/** What every page needs, the login included. */
const base = [
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|clsx|zod)\//,
  // Not what reads for a signed-in person: react-query comes with the frame.
  /\/node_modules\/@tanstack\/(?!query-core|react-query|.*useBlocker\.js)/,
  /\/@mantine\/core\/esm\/core\/(?!.*(scoped-keydown|shadow-dom|use-mantine-color-scheme)\.mjs|.*(scoped-keydown-handler|find-element-in-shadow-dom))/,
  /\/@mantine\/core\/esm\/components\/(UnstyledButton|Button|Loader|Transition|Input|InputBase|TextInput|CloseButton|ActionIcon|PasswordInput)\//,
  /\/@mantine\/hooks\/esm\/use-(id|uncontrolled|merged-ref|reduced-motion|media-query|did-update|isomorphic-effect)\//,
  /\/@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)/,
  /\/src\/(kit\/contract\/(?!(report|likeness|ahead|called|known|page-of|moment)\.)|shell\/(Frame|search\/finder-here)|house\/(session\/(session|areas|claims|login-paths\.contract|guard\.rules)\.ts|brand\/brand\.contract|menu\/landing))/,
  /\/src\/kit\/web\/(router|call|drafts|store|language|LanguageSelect|theme|toast|Toasts|confirm|ConfirmHost|PageFailed)\./,
  /\/src\/kit\/web\/form\/(form-values|use-form|focus|ErrorSummary)/,
  /\/@mantine\/core\/styles\/(ActionIcon|PasswordInput)\.|\/kit\/web\/ui\/(ActionIcon|PasswordInput)\./,
  /\/src\/house\/brand\/(Footer|logos\/|api-hosts)|\/organisation\/house\.contract|\/src\/kit\/rules\/first-offered\./,
  /\/icons-react\/dist\/esm\/icons\/IconLanguage\.mjs/,
];

/** What the pages share that lead to a login. */
const entry = [/\/src\/house\/[\w-]+\/(Auth(Card|Form|Link|Note)|BrandSwitch)\./];

/** What the student portal shares with the staff's screens: the portal loads neither their frame nor their lists. */
const shared = [
  /\/src\/shell\/(OfflineBanner|ReadOnly|Banner)\./,
  /\/src\/kit\/web\/(Money|Badge|PlaceLink|PageHeader|PrintHead|work\/download|organisation|show|use-entity)\./,
  /\/icons-react\/dist\/esm\/icons\/Icon(Printer|Download|Logout|School|Receipt2|Arrow(Up|Down)|Selector|Dots|Refresh|X|Search|Check|Chevron\w+)\.mjs/,
  /\/@mantine\/hooks\/esm\/use-(network|window-event)\//,
  /\/src\/kit\/web\/list\/(ErrorState|EmptyState|DataTable|DataRow|DataCell|HeaderCell|TotalsRow|SkeletonRows|table-roles|column)\.|\/src\/kit\/web\/Value\./,
  /\/src\/kit\/rules\/(money|show|calendar)\./,
  // A dialog itself is loaded by its first opening.
  /\/src\/kit\/web\/form\/Lazy(FormDialog|EntityForm)\./,
  // What reads and writes for whoever is signed in.
  /\/node_modules\/@tanstack\/(query-core|react-query)\/(?!.*(queriesObserver|useQueries)\.js)|\/src\/kit\/web\/query-client\.|\/src\/shell\/Signed\./,
];

/** What hangs below a button: in the frame and in every list. */
const menu = [
  /\/node_modules\/@floating-ui\//,
  /\/@mantine\/core\/esm\/components\/(Popover|Menu)\//,
  /\/@mantine\/core\/esm\/utils\/Floating\//,
  // Of the frame too: each alone would weigh more than its content.
  /\/icons-react\/dist\/esm\/icons\/Icon(Users|Cash|AlertTriangle|Scale|History|Pencil|Trash|Plus)\.mjs/,
  /\/src\/house\/(role\/escalation|menu\/menu)\.rules\.|\/src\/kit\/web\/offline\/waiting\./,
];

/** What a page with a ring or a dial needs; lines take scales with them, which only a dashboard is worth. */
const chart = [
  /\/node_modules\/(@visx\/(shape|group|curve)|@visx\/vendor\/(esm\/)?d3-(shape|path)|d3-shape|d3-path|classnames)\//,
  /\/src\/kit\/web\/chart\/(DonutChart|Ring|Gauge|slices|slice|dial|tone|show-short)\./,
];
const lineChart = [/\/node_modules\/(@visx\/(scale|vendor)|d3-\w+|internmap)\//, /\/src\/kit\/web\/chart\//];

/** The frame of the staff's screens; what opens in it later has files of its own. */
const frame = [
  /\/src\/shell\/(StaffFrame|Shell|SideBar|HouseLogo|SideMenu|MenuGroup|MenuItem|icon\/MenuIcon|icon\/icons|TopBar|NotificationBell|BarButton|search\/SearchBox|search\/(search-id|finding)|menu-link\.rules|layout\/layout(\.rules|-settings))\./,
];

/** What every list needs. */
const list = [
  /\/src\/kit\/web\/(crud\/(CrudPage|RecordDialog|confirm-delete)|use-options)\./,
  /\/src\/kit\/web\/list\/(?!\w+Panel|PickList|RowMenu|ErrorState|EmptyState|ViewsForm|saved-views|picking|spans|Printed(View|Filter))/,
];

/** What keeps reads and writes on this machine: whole, with the first screen that works offline. */
const offline = [
  /\/node_modules\/idb-keyval\//,
  /\/src\/(kit\/web\/offline\/|house\/session\/known-user)/,
  /\/src\/kit\/rules\/(outbox|kept-options)\./,
];

/** What the records of a lesson are: whoever opens one of its screens opens the others. */
const lesson = [
  /\/src\/(house\/person|features\/academy\/(teacher|student|subject|school-class|enrollment|attendance|marks))\/[\w-]+\.contract\./,
  /\/src\/(house\/account\/account|features\/(people\/(employee\/employee|user\/user)|academy\/fee\/(fee-types|charged-enrollment)))\.contract\./,
  /\/src\/features\/academy\/(school-class\/weekday|attendance\/attendance)\.rules\.|\/src\/kit\/web\/read-all\./,
];

/** A lesson's records refer to it; its own screen needs none of them. */
const course = [/\/src\/features\/academy\/course\/course\.contract\./];

/** Small contracts that the activity log names besides their own screens: one file compresses better than ten. */
const records = [
  /\/(certificate|complaint|subscription|visitor-note|branch|supplier|role|performance)\/[\w-]+\.contract\./,
];

/** What every payment is, of a service as of a fee. */
const payment = [/\/src\/features\/ledger\/(debt\/receipt|payment\/payment)\.contract\./];

/** How whatever is owed is paid: several screens ask for most of it, and one file compresses better than ten. */
const receipts = [/\/src\/features\/(academy|shop)\/[\w-]+\/(fee-payment|fee-receipt|invoice-receipt|fee)\.contract\./];

/** An invoice and what its receipts know of it. */
const invoice = [/\/src\/features\/shop\/(invoice\/invoice|invoice-receipt\/paid-invoice)\.contract\./];

/** What the slices declare of their screens: whatever says why one does not open asks all of them. */
const screens = [/\/[\w-]+\.screens\.ts/];

/** @type {import('rolldown').CodeSplittingGroup[]} */
export const chunkGroups = [
  { name: 'base', test: within(base), priority: 4 },
  { name: 'entry', test: within(entry), priority: 3 },
  { name: 'shared', test: within(shared), priority: 3 },
  { name: 'menu', test: within(menu), priority: 2 },
  { name: 'frame', test: within(frame), priority: 2 },
  { name: 'list', test: within(list), priority: 1 },
  { name: 'course', test: within(course), priority: 2 },
  { name: 'lesson', test: within(lesson), priority: 1 },
  { name: 'offline', test: within(offline), priority: 1 },
  { name: 'chart', test: within(chart), priority: 2 },
  { name: 'screens', test: within(screens), priority: 2 },
  { name: 'payment', test: within(payment), priority: 2 },
  { name: 'receipts', test: within(receipts), priority: 1 },
  { name: 'records', test: within(records), priority: 1 },
  // What it refers to stays with the screens that need no invoice.
  { name: 'invoice', test: within(invoice), priority: 1, includeDependenciesRecursively: false },
  { name: 'line-chart', test: within(lineChart), priority: 1 },
];

/** @param {readonly RegExp[]} patterns */
function within(patterns) {
  return (/** @type {string} */ id) => patterns.some((pattern) => pattern.test(id));
}
