import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { Money } from '#kit/web/Money';
import { DocumentSheet, type SheetFact } from './DocumentSheet';

interface Props {
  /** Who paid, and what else says who that is. */
  readonly to: { readonly name: string; readonly line: string };
  /** What the receipt says, in the language in force, each with its value. */
  readonly facts: readonly SheetFact[];
  readonly paid: Amount;
  /** What is left to pay after it. */
  readonly balance: Amount;
  /** Who signs beside the house. */
  readonly signed: string;
  readonly thanks: string;
}

/** What stands on a printed receipt below the letterhead: who paid what, and what is left (S§2). */
export function ReceiptSheet({ paid, balance, signed, ...sheet }: Props) {
  return (
    <DocumentSheet
      {...sheet}
      sides={[t('From'), t('To')]}
      signed={[t('Receipt by'), signed]}
      total={[t('Paid'), <Money key="paid" amount={paid} />]}
      after={[[t('Balance after'), <Money key="balance" amount={balance} />]]}
    />
  );
}
