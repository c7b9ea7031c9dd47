// What every page loads goes into one file: one file compresses better than thirty. The names are spelt out,
// since an index that exports everything hides who needs what.

/** What every page needs, the login included. */
const base = [
  /\/node_modules\/(react|react-dom|scheduler|use-sync-external-store|clsx|zod)\//,
  /\/node_modules\/@tanstack\/(?!.*(useBlocker|mutationObserver|useMutation|queryObserver|useBaseQuery|useQuery|suspense|errorBoundaryUtils|QueryErrorResetBoundary|IsRestoringProvider)\.js)/,
  /\/@mantine\/core\/esm\/core\/(?!.*(scoped-keydown|shadow-dom|use-mantine-color-scheme)\.mjs|.*(scoped-keydown-handler|find-element-in-shadow-dom))/,
  /\/@mantine\/core\/esm\/components\/(UnstyledButton|Button|Loader|Transition|Input|InputBase|TextInput|CloseButton|ActionIcon|PasswordInput)\//,
  /\/@mantine\/hooks\/esm\/use-(id|uncontrolled|merged-ref|reduced-motion|media-query|did-update|isomorphic-effect)\//,
  /\/@tabler\/icons-react\/dist\/esm\/(createReactComponent|defaultAttributes)/,
  /\/src\/(kit\/contract|shell\/(session|areas|claims|Frame|guard\.rules)|features\/access\/menu)/,
  /\/src\/kit\/web\/(router|call|language|theme|toast|Toasts|confirm|ConfirmHost|query-client|PageFailed)\./,
  /\/src\/kit\/web\/form\/(form-values|use-form|drafts|focus|ErrorSummary)/,
  /\/@mantine\/core\/styles\/(ActionIcon|PasswordInput)\.|\/kit\/web\/ui\/(ActionIcon|PasswordInput)\./,
  /\/src\/shell\/(logos\/|Footer)|\/organisation\/organisation\.contract/,
];

/** What the student portal shares with the staff's screens: the portal loads neither their frame nor their lists. */
const shared = [
  /\/src\/shell\/(OfflineBanner|Footer|Banner)\./,
  /\/src\/kit\/web\/(Money|Badge|PageHeader|PrintHead|download|show|use-entity)\./,
  /\/@tabler\/icons-react\/dist\/esm\/\w+\.mjs/,
  /\/@mantine\/hooks\/esm\/use-(network|window-event)\//,
  /\/@mantine\/core\/esm\/components\/(NativeSelect|Combobox\/ComboboxChevron)\//,
  /\/src\/kit\/web\/list\/(ErrorState|EmptyState)\./,
  /\/src\/kit\/rules\/(money|show|calendar)\./,
];

/** What hangs below a button: in the frame and in every list. */
const menu = [
  /\/node_modules\/@floating-ui\//,
  /\/@mantine\/core\/esm\/components\/(Popover|Menu)\//,
  /\/@mantine\/core\/esm\/utils\/Floating\//,
];

/** What every list needs. */
const list = [
  /\/src\/kit\/web\/(CrudPage|Value|Money|Badge|PageHeader|PrintHead|use-options|download|in-sentence|confirm-delete)\./,
  /\/src\/kit\/web\/list\/(?!\w+Panel|PickList|RowMenu|ErrorState|EmptyState)/,
];

/** @type {import('rolldown').CodeSplittingGroup[]} */
export const chunkGroups = [
  { name: 'base', test: within(base), priority: 3 },
  { name: 'menu', test: within(menu), priority: 2 },
  { name: 'list', test: within(list), priority: 1 },
];

/** @param {readonly RegExp[]} patterns */
function within(patterns) {
  return (/** @type {string} */ id) => patterns.some((pattern) => pattern.test(id));
}
