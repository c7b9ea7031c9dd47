import type { Step } from '#house/message/write-about.contract';
import { namesIn } from '#house/message/writing-to.rules';
import type { Brand } from '#house/brand/brand.contract';
import { words } from '#kit/contract/language';

/** The kinds of receivers of a new message, as the page asks for them. */
export const whomChoices = {
  students: words('Students'),
  guardians: words('Guardians'),
  customers: words('Customers'),
  visitors: words('Visitors'),
  class: words('A class'),
  overdue: words('Whoever is overdue'),
} as const;

type Whom = keyof typeof whomChoices;

/** The kinds of each brand: only the academy has students and classes. */
export function whomOf(brand: Brand): Readonly<Record<string, string>> {
  const { customers, visitors, overdue } = whomChoices;
  return brand === 'academy' ? whomChoices : { customers, visitors, overdue };
}

/** The kinds of receivers while the feature of families is off. */
export function whomWithoutFamilies(brand: Brand): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(whomOf(brand)).filter(([whom]) => whom !== 'guardians'));
}

/** For `when` of a form: whether the message is for people of this kind. */
export function isFor(whom: Whom): (typed: Typed) => boolean {
  return (typed) => typed.whom === whom;
}

/** The people whom the address of the page names as receivers of a message, by their ids. */
export interface Asked {
  readonly studentIDs: readonly string[];
  readonly customerIDs: readonly string[];
  readonly guardianIDs: readonly string[];
  readonly noteIDs: readonly string[];
}

/** The receivers that these parameters of an address name. */
export function askedIn({
  studentID,
  customerID,
  guardianID,
  noteID,
}: {
  readonly studentID?: unknown;
  readonly customerID?: unknown;
  readonly guardianID?: unknown;
  readonly noteID?: unknown;
}): Asked {
  return {
    studentIDs: namesIn(studentID),
    customerIDs: namesIn(customerID),
    guardianIDs: namesIn(guardianID),
    noteIDs: namesIn(noteID),
  };
}

/** The initial values of the form; a shop has only customers. */
export function startOf(brand: Brand, { studentIDs, customerIDs, guardianIDs, noteIDs }: Asked) {
  if (noteIDs.length > 0) return { whom: 'visitors', noteIDs } as const;
  if (brand === 'academy' && guardianIDs.length > 0) return { whom: 'guardians', guardianIDs } as const;
  return brand !== 'academy' || customerIDs.length > 0
    ? ({ whom: 'customers', customerIDs } as const)
    : ({ whom: 'students', studentIDs } as const);
}

/** The values typed for a new message. */
export interface Typed {
  readonly whom?: string | undefined;
  readonly studentIDs?: readonly string[] | null | undefined;
  readonly customerIDs?: readonly string[] | null | undefined;
  readonly guardianIDs?: readonly string[] | null | undefined;
  readonly noteIDs?: readonly string[] | null | undefined;
  readonly classID?: string | null | undefined;
  readonly overdueDays?: number | null | undefined;
  readonly channel?: 'sms' | 'email' | 'whatsapp' | undefined;
  readonly templateID?: string | null | undefined;
  readonly text?: string | null | undefined;
}

/** The body of a sending; undefined until everything is typed. */
export function bodyOf(typed: Typed): object | undefined {
  const { channel, templateID, text } = typed;
  const target = targetOf(typed);
  const written = templateID ? { templateID } : text ? { text } : undefined;
  return channel === undefined || !target || !written ? undefined : { channel, ...target, ...written };
}

function targetOf({
  whom,
  studentIDs,
  customerIDs,
  guardianIDs,
  noteIDs,
  classID,
  overdueDays,
}: Typed): object | undefined {
  if (whom === 'guardians') return guardianIDs && guardianIDs.length > 0 ? { guardianIDs } : undefined;
  if (whom === 'visitors') return noteIDs && noteIDs.length > 0 ? { noteIDs } : undefined;
  if (whom === 'class') return classID ? { classID } : undefined;
  if (whom === 'overdue') return overdueDays ? { overdueDays } : undefined;
  if (whom === 'customers') return customerIDs && customerIDs.length > 0 ? { customerIDs } : undefined;
  return studentIDs && studentIDs.length > 0 ? { studentIDs } : undefined;
}

/** Whether people are named, so that a program can be opened for one after the other. */
export function isNamed({ whom }: Typed): boolean {
  return whom !== undefined && whom !== 'class' && whom !== 'overdue';
}

/** The bodies of a message to the people who are named, one for each receiver: for a program that opens one message at a time. */
export function oneByOne(typed: Typed, receivers: readonly Pick<Step, 'personID' | 'address'>[]): object[] {
  const field = fieldOf(typed);
  return receivers.flatMap(({ personID, address }) => {
    if (typed.whom === 'guardians') return stepOf(bodyOf(typed), { studentIDs: [personID], address });
    return stepOf(bodyOf({ ...typed, [field]: [personID] }), { address });
  });
}

function fieldOf({ whom }: Typed): 'studentIDs' | 'customerIDs' | 'noteIDs' {
  if (whom === 'visitors') return 'noteIDs';
  return whom === 'customers' ? 'customerIDs' : 'studentIDs';
}

/** A message to a guardian is about one child at a time. */
const stepOf = (body: object | undefined, step: object): object[] => (body ? [{ ...body, ...step }] : []);
