import { t } from '#kit/contract/language';
import type { Money as Amount } from '#kit/contract/money';
import { Money } from '#kit/web/Money';
import { DocumentSheet, type SheetFact } from './DocumentSheet';

interface Props {
  /** Who paid, and a line that identifies them. */
  readonly to: { readonly name: string; readonly line: string };
  /** The facts of the receipt: labels in the current language with their values. */
  readonly facts: readonly SheetFact[];
  readonly paid: Amount;
  /** What is left to pay after it. */
  readonly balance: Amount;
  /** Who signs besides the organisation. */
  readonly signed: string;
  readonly thanks: string;
}

/** The body of a printed receipt, below the letterhead: who paid what, and what is left (S§2). */
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
