import {
  IconAddressBook, IconAward, IconBook2, IconBookmark, IconBrush, IconBuilding, IconCalendarStats, IconCash, IconCertificate,
  IconChalkboardTeacher, IconChartBar, IconCheckbox, IconChecklist, IconCircle, IconClipboardList, IconCoins, IconDots, IconFileInvoice,
  IconFilePlus, IconGauge, IconHistory, IconIdBadge2, IconListDetails, IconMessageReport, IconNotes, IconPackage,
  IconPresentation, IconReceipt2, IconReportAnalytics, IconScale, IconSchool, IconShieldLock, IconShoppingBag, IconShoppingCart,
  IconTrendingDown, IconTrendingUp, IconTruck, IconUsers,
} from '@tabler/icons-react';

const icons = {
  gauge: IconGauge,
  book: IconBook2,
  bookmark: IconBookmark,
  teacher: IconChalkboardTeacher,
  board: IconPresentation,
  school: IconSchool,
  clipboard: IconClipboardList,
  truck: IconTruck,
  box: IconPackage,
  basket: IconShoppingBag,
  invoice: IconFileInvoice,
  'new-invoice': IconFilePlus,
  receipt: IconReceipt2,
  people: IconAddressBook,
  brush: IconBrush,
  coins: IconCoins,
  income: IconTrendingUp,
  expense: IconTrendingDown,
  marks: IconAward,
  'check-list': IconCheckbox,
  list: IconListDetails,
  badge: IconIdBadge2,
  cash: IconCash,
  users: IconUsers,
  shield: IconShieldLock,
  history: IconHistory,
  report: IconReportAnalytics,
  statement: IconScale,
  certificate: IconCertificate,
  message: IconMessageReport,
  calendar: IconCalendarStats,
  note: IconNotes,
  building: IconBuilding,
  tasks: IconChecklist,
  chart: IconChartBar,
  cart: IconShoppingCart,
  dots: IconDots,
} as const;

/** The icon of a menu entry by its name in the catalogue; a plain dot for a name that is not there. */
export function iconOf(name: string | undefined) {
  return isIcon(name) ? icons[name] : IconCircle;
}

function isIcon(name: string | undefined): name is keyof typeof icons {
  return name !== undefined && Object.hasOwn(icons, name);
}
