import type { Day } from '#kit/contract/day';
import { counted, language, t } from '#kit/contract/language';
import { minus, noMoney, showMoney } from '#kit/rules/money';
import { shownDay } from '#kit/rules/show';
import { accountShown } from '#house/money-account/account-name.rules';
import type { NewsFacts, NewsKind } from '#house/news/news.contract';

/** The day and the currency in which a notification is read. */
interface Reading {
  readonly today: Day;
  readonly currencySign: string;
}

type Sentences = { readonly [K in NewsKind]: (facts: NewsFacts[K], reading: Reading) => string };

const sentences: Sentences = {
  complaint: ({ studentName, className }) =>
    t('New complaint by {student} in {class}', { student: studentName, class: className }),
  'stock empty': ({ itemName }) => t('{item} is out of stock', { item: itemName }),
  'subscription ends': ({ expiredDate }, { today }) =>
    expiredDate < today
      ? t('The subscription ended on {date}', { date: shownDay(expiredDate) })
      : t('The subscription ends on {date}', { date: shownDay(expiredDate) }),
  'task assigned': ({ serviceName, customer }) =>
    t('A task for you: {service} for {customer}', { service: serviceName, customer }),
  'task done': ({ serviceName, customer }) => t('Done: {service} for {customer}', { service: serviceName, customer }),
  'import finished': ({ list, saved, notSaved }) =>
    t('Import finished: {list}. Saved: {saved}, not saved: {notSaved}.', { list: t(list), saved, notSaved }),
  'close to sign': ({ closeNo, account }) =>
    t('Close {closeNo} of {account} is to be signed', { closeNo, account: accountShown({ name: account }) }),
  'close differs': ({ closeNo, account, difference }, { currencySign }) =>
    difference < noMoney
      ? t('Close {closeNo} of {account}: {amount} is missing', {
          closeNo,
          account: accountShown({ name: account }),
          amount: showMoney(minus(noMoney, difference), currencySign, language()),
        })
      : t('Close {closeNo} of {account}: {amount} too much', {
          closeNo,
          account: accountShown({ name: account }),
          amount: showMoney(difference, currencySign, language()),
        }),
  'promise broken': ({ name }) => t('{name} has not paid as promised', { name }),
  'follow-up due': ({ name }) => t('To follow up today: {name}', { name }),
  'sms fail': ({ failed }) => counted(failed, '{count} SMS failed within an hour', '{count} SMS failed within an hour'),
  'wallet open': ({ open }) =>
    counted(open, '{count} wallet message has been open for a day', '{count} wallet messages have been open for a day'),
  'forwarder silent': ({ account }) => t('The phone of {account} has forwarded nothing for a day', { account }),
  'seat free': ({ className, waiting }) =>
    counted(waiting, '{class} has a free seat: {count} waits for it', '{class} has a free seat: {count} wait for it', {
      class: className,
    }),
  'lesson changed': ({ className, date, change }) =>
    lessonSentences[change]({ class: className, date: shownDay(date) }),
  'export finished': ({ list, rows }) =>
    counted(rows, 'Export finished: {list}, {count} row', 'Export finished: {list}, {count} rows', { list: t(list) }),
};

type OfLesson = { readonly class: string; readonly date: string };

/** The sentences on changes of the reader's lessons. */
const lessonSentences: Readonly<Record<NewsFacts['lesson changed']['change'], (lesson: OfLesson) => string>> = {
  changed: (lesson) => t('Your lesson of {class} on {date} has changed', lesson),
  cancelled: (lesson) => t('Your lesson of {class} on {date} is cancelled', lesson),
  extra: (lesson) => t('You have an extra lesson of {class} on {date}', lesson),
  planned: (lesson) => t('The lesson of {class} on {date} is as it was planned again', lesson),
};

/** The sentence of a notification, in the current language. */
export function sentenceOf<K extends NewsKind>(kind: K, facts: NewsFacts[K], reading: Reading): string {
  return sentences[kind](facts, reading);
}

const searches: { readonly [K in NewsKind]?: (facts: NewsFacts[K]) => string } = {
  complaint: ({ stdID }) => `q=${stdID}`,
  'stock empty': ({ itemName }) => searched(itemName),
  'task assigned': ({ serviceName }) => searched(serviceName),
  'task done': ({ serviceName }) => searched(serviceName),
  'close to sign': ({ closeNo }) => `q=${closeNo}`,
  'close differs': ({ closeNo }) => `q=${closeNo}`,
  'seat free': ({ className }) => searched(className),
  'lesson changed': ({ date }) => `date=${date}`,
};

function searched(words: string): string {
  return `q=${encodeURIComponent(words)}`;
}

/** The path of a notification: its screen, searched for its subject. */
export function linkOf<K extends NewsKind>(kind: K, screen: string, facts: NewsFacts[K]): string {
  const search = searches[kind]?.(facts);
  return search === undefined ? screen : `${screen}?${search}`;
}

/** Work that took this long, in milliseconds, is announced when it ends: the person who started it has probably moved on. */
const longWork = 5_000;

/** True for work of five seconds or more, of whose end its user is notified. */
export function tookLong(begun: Date, ended: Date): boolean {
  return ended.getTime() - begun.getTime() >= longWork;
}
