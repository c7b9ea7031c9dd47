import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { shownMoment } from '#kit/rules/show';
import { accountShown } from '#house/money-account/account-name.rules';
import type { Owner } from './owner.contract';

interface Told {
  /** The organisation's name. */
  readonly name: string;
  readonly shown: (amount: Money) => string;
}

/** The business on the evening of a day as a text to send (OW7): only amounts, no names. */
export function summaryTextOf(owner: Owner, { name, shown }: Told): string {
  const { date, takings, spent, cash, accounts, owedToCustomers, debts, attention } = owner;
  const line = (label: string, amount: Money) => t('{field}: {value}', { field: label, value: shown(amount) });
  const day = shownMoment(new Date(`${date}T00:00:00Z`), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });
  return [
    name,
    day,
    '',
    line(t('Takings'), takings.total),
    ...(takings.fromCredit > 0 ? [line(t('Also paid from credit'), takings.fromCredit)] : []),
    line(t('Spent'), spent.total),
    line(t('In all accounts'), cash),
    ...accounts.flatMap((one) => (one.balance === null ? [] : [`- ${line(accountShown(one), one.balance)}`])),
    ...(owedToCustomers > 0 ? [line(t('Owed to customers'), owedToCustomers)] : []),
    line(t('Debts'), debts.total),
    `- ${line(t('Overdue'), debts.late)}`,
    `- ${line(t('Over 90 days'), debts.over90)}`,
    ...(attention.length > 0 ? ['', t('Needs attention'), ...attention.map(({ text }) => `- ${text}`)] : []),
  ].join('\n');
}

/** The address that opens a text in WhatsApp, which then asks for the receiver. */
export function whatsAppOf(text: string): string {
  return `https://wa.me/?text=${encodeURIComponent(text)}`;
}
