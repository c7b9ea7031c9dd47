// What is always loaded together goes into one file: one file compresses better than twenty, and what loads later
// names fewer of them. The names are spelt out, since an index that exports everything hides who needs what.

/** What every page needs, the login included. */
const base = [
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|clsx|zod)\//,
  /\/node_modules\/@tanstack\/(?!react-router\/dist\/useBlocker)/,
  /\/@mantine\/core\/esm\/core\//,
  /\/@mantine\/core\/esm\/components\/(UnstyledButton|Button|Loader|Transition|Input|InputBase|TextInput|CloseButton)\//,
  /\/src\/(kit\/contract|shell\/(session|areas|claims|Frame|guard\.rules)|features\/access\/menu)/,
  /\/src\/kit\/web\/(router|call|language|theme|toast|Toasts|confirm|ConfirmHost|query-client|PageFailed)\./,
];

/** What the login's form shares with every other. */
const login = [/\/@mantine\/core\/esm\/components\/(PasswordInput|ActionIcon)\//, /\/src\/kit\/web\/form\/(form-values|use-form|focus|ErrorSummary|form\.module)/];

/** What the staff's frame and every list need beyond that. */
const frame = [
  /\/node_modules\/@floating-ui\//,
  /\/@mantine\/core\/esm\/components\/(Popover|Menu|Overlay|FocusTrap|Portal|OptionalPortal)\//,
  /\/@mantine\/core\/esm\/utils\/Floating\//,
  /\/node_modules\/@mantine\/hooks\//,
  /\/src\/shell\/(StaffFrame|Shell|TopBar|SideMenu|MenuGroup|MenuItem|icons|UserMenu|LanguageMenu|OfflineBanner|Footer|Banner|BarButton)\./,
];

/** What every list needs. */
const list = [
  /\/src\/kit\/web\/(CrudPage|Value|Money|Badge|PageHeader|PrintHead|use-options|download|in-sentence|confirm-delete)\./,
  /\/src\/kit\/web\/list\/(?!\w+Panel|PickList|RowMenu|ErrorState)/,
];

/** What every form needs. */
const form = [/\/src\/kit\/web\/form\/(?!drafts|form-rules|form-values|use-form|focus|ErrorSummary)/, /\/@mantine\/core\/esm\/components\/(ModalBase|Modal|Drawer)\//, /\/node_modules\/react-remove-scroll/];

/** @type {import('rolldown').CodeSplittingGroup[]} */
export const chunkGroups = [
  { name: 'base', test: within(base), priority: 40 },
  { name: 'login', test: within(login), priority: 35 },
  { name: 'frame', test: within(frame), priority: 30 },
  { name: 'list', test: within(list), priority: 20 },
  { name: 'form', test: within(form), priority: 10 },
];

/** @param {readonly RegExp[]} patterns */
function within(patterns) {
  return (/** @type {string} */ id) => patterns.some((pattern) => pattern.test(id));
}
