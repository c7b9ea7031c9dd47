import { comma, inSentence, type Language } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { noMoney, showMoney } from '#kit/rules/money';
import { shownDay, shownFigure } from '#kit/rules/show';
import { speakingTo } from '#kit/server/http/spoken';
import { portalLogin } from '#house/session/areas';
import type { OrganisationSettings } from '#house/organisation/organisation.server';
import type { Channel, Skipped } from './message.contract';
import type { Purpose, Receivers } from '#features/messages/template/message-template.contract';
import { featuresOn } from '#house/feature/feature.server';
import type { Result } from '#features/academy/marks/marks.rules';
import { codesSaid, type CodedWallet, waysOf } from '#features/ledger/pay-way/pay-way.rules';
import { codedWallets } from '#features/ledger/pay-way/pay-way.server';
import { walletFeature } from '#features/ledger/pay-way/wallet-feature.contract';
import { costOf, partsOf } from './parts.rules';
import { calledOf, type Person, type Writer } from './person.server';
import { filledFor, type Standing } from '#features/messages/template/placeholder.rules';
import { meantOf, partedByWish, type Reaching, receiversOf, unreachableProblem } from './receiver.rules';
import { changeSaid, hoursSaid, type LessonSaid, weekdayShown } from './lesson-said.rules';
import type { Learns, Owes } from './standing.server';
import { learningOf, owedBy } from './standing.server';
import { unwantedProblem } from './wanted.rules';

/** A text in each language in which it was written. */
export type Texts = Partial<Readonly<Record<Language, string>>>;

/** What a message says about its record, if it has one. */
export interface RecordFacts {
  readonly amount?: Money;
  readonly number?: number;
  readonly receiptNos?: readonly number[];
  readonly date?: string;
  readonly classID?: string;
  /** The public address of the record. */
  readonly link?: string;
  /** The result of each student in the class, by the student's id. */
  readonly results?: Readonly<Record<string, Pick<Result, 'average' | 'grade'>>>;
  /** What is different about a lesson of the class. */
  readonly lesson?: LessonSaid;
  /** The room of that lesson. */
  readonly room?: string;
}

/** A message to be written to some people. */
export interface Writing {
  readonly purpose: Purpose;
  readonly channel: Channel;
  readonly receivers: Receivers;
  readonly texts: Texts;
  readonly people: readonly Person[];
  /** Limits the receivers of each person. */
  readonly reaching?: Reaching;
  readonly facts?: RecordFacts;
  /** The address under which each person sees what it is about, by the person's id, if it differs from person to person. */
  readonly links?: ReadonlyMap<string, string> | undefined;
}

/** A message as it is written to one receiver. */
export interface Composed {
  readonly person: Person;
  readonly name: string;
  readonly address: string;
  /** The guardian to whom it goes; null if it goes to anybody else. */
  readonly guardianID: string | null;
  readonly language: Language;
  readonly text: string;
  readonly parts: number;
  readonly cost: number;
  /** The total that the person owes. */
  readonly owed: Money;
}

/** The messages that were composed, and the people who get none. */
export interface Written {
  readonly made: readonly Composed[];
  readonly skipped: readonly Skipped[];
}

/** Writes the messages, each in its receiver's language, and lists who is left out and why. Nothing is stored yet. */
export async function compose(writer: Writer, settings: OrganisationSettings, writing: Writing): Promise<Written> {
  const people = writing.people.map(({ _id }) => _id);
  const owed = await owedBy(writer, people);
  const learning = await learningOf(writer, people, writing.facts?.classID);
  const wallets = await walletsTold(writer, settings);
  let made: Composed[] = [];
  // A guardian of two children is named once.
  const skipped = new Map<string, Skipped>();
  for (const person of writing.people) {
    const known = { owes: owed.get(person._id), learns: learning.get(person._id), wallets };
    const found = composeFor(writer, settings, writing, person, known);
    made = made.concat(found.made);
    for (const { _id, name, why } of found.left) skipped.set(`${_id} ${why}`, { name, why });
  }
  return { made: withoutTwins(made), skipped: [...skipped.values()] };
}

interface Known {
  readonly owes: Owes | undefined;
  readonly learns: Learns | undefined;
  readonly wallets: readonly CodedWallet[];
}

/** The wallets whose codes a message contains (WA14); none while the feature is off. */
async function walletsTold(writer: Writer, { features }: OrganisationSettings): Promise<readonly CodedWallet[]> {
  return featuresOn(writer, features).has(walletFeature.name) ? codedWallets(writer) : [];
}

/** The messages about one person, and the receivers of them who get none. */
interface Found {
  readonly made: readonly Composed[];
  readonly left: readonly (Skipped & { readonly _id: string })[];
}

function composeFor(
  writer: Writer,
  settings: OrganisationSettings,
  { purpose, channel, receivers, texts, reaching = {}, facts: common = {}, links }: Writing,
  person: Person,
  known: Known,
): Found {
  const link = common.link ?? links?.get(person._id);
  const facts: RecordFacts = link === undefined ? common : { ...common, link };
  const nobody = (why: string): Found => ({ made: [], left: [{ _id: person._id, name: calledOf(person), why }] });
  const meant = meantOf(receiversOf(person, { wanted: receivers, channel, purpose }), reaching);
  const { willing, left } = partedByWish(meant, { channel, purpose });
  if (willing.length === 0)
    return nobody(left[0]?.why ?? unwantedProblem(person.messageChoice, purpose) ?? unreachableProblem(channel));
  const priced = channel === 'sms' && settings.smsProvider !== 'none' ? settings.smsPrice : 0;
  const made: Composed[] = [];
  for (const { name, address, guardianID, language: own } of willing) {
    const wanted = own ?? settings.defaultLanguage;
    const language = texts[wanted] === undefined ? settings.defaultLanguage : wanted;
    // Amounts and days are written in the language of the text.
    const standing = speakingTo(writer.product.catalogues, language, () =>
      standingOf(writer, settings, language, { name, person, purpose, facts, known }),
    );
    const filled = filledFor(texts[language] ?? '', standing);
    if ('why' in filled) return nobody(filled.why);
    const parts = channel === 'sms' ? partsOf(filled.text) : 0;
    const owed = known.owes?.balance ?? noMoney;
    made.push({
      person,
      name,
      address,
      guardianID,
      language,
      text: filled.text,
      parts,
      cost: costOf(parts, priced),
      owed,
    });
  }
  return {
    made,
    left: left.map(({ name, guardianID, why }) =>
      guardianID === null ? { _id: person._id, name: calledOf(person), why } : { _id: guardianID, name, why },
    ),
  };
}

interface About {
  readonly name: string;
  readonly person: Person;
  readonly purpose: Purpose;
  readonly facts: RecordFacts;
  readonly known: Known;
}

function standingOf(
  writer: Writer,
  { name: organisation, phone, currencySign, publicAddress }: OrganisationSettings,
  language: Language,
  { name, person, purpose, facts, known: { owes, learns, wallets } }: About,
): Standing {
  // What begins with a sign would end with it after Arabic words.
  const shown = (amount: Money) => inSentence(showMoney(amount, currencySign, language));
  const day = facts.date ?? writer.today;
  const isStudent = person.kind === 'student';
  // A reminder is not sent to somebody who owes nothing, because it has no balance; a receipt or a statement says that it is 0.
  const isAsked = purpose === 'reminder' || purpose === 'promise';
  const { receiptNos = [] } = facts;
  const { average, grade } = facts.results?.[person._id] ?? {};
  return {
    name,
    student: isStudent ? person.name : undefined,
    stdID: isStudent ? String(person.number) : undefined,
    class: learns?.class,
    course: learns?.course,
    amount: facts.amount === undefined ? undefined : shown(facts.amount),
    balance: owes || !isAsked ? shown(owes?.balance ?? noMoney) : undefined,
    overdue: owes && owes.overdue > noMoney ? shown(owes.overdue) : undefined,
    dueDate: owes && shownDay(owes.dueDate),
    number: facts.number === undefined ? undefined : String(facts.number),
    receiptNo: receiptNos.length === 0 ? undefined : receiptNos.join(comma()),
    date: shownDay(day),
    day: weekdayShown(day),
    organisation,
    phone: phone ? inSentence(phone) : undefined,
    link: facts.link ?? (isStudent ? portalAddress(publicAddress) : undefined),
    time: facts.lesson && hoursSaid(facts.lesson),
    room: facts.room,
    change: facts.lesson && changeSaid(facts.lesson),
    average: average === undefined ? undefined : shownFigure(average),
    grade,
    payCodes: owes && codesSaid(waysOf(wallets, owes.balance)),
  };
}

/** The address of the portal; undefined if nobody outside could open it. */
function portalAddress(publicAddress: string | null): string | undefined {
  return publicAddress === null ? undefined : `${publicAddress}${portalLogin}`;
}

/** The messages without duplicates of the same text to the same address, such as to a parent of two children. */
function withoutTwins(made: readonly Composed[]): Composed[] {
  const seen = new Set<string>();
  return made.filter(({ address, text }) => {
    const key = `${address} ${text}`;
    return !seen.has(key) && seen.add(key) !== undefined;
  });
}
