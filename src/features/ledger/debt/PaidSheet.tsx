import { useEffect } from 'react';
import { t } from '#kit/contract/language';
import { useOrganisation } from '#kit/web/organisation';
import { useShownMoney } from '#kit/web/use-shown-money';
import { DocumentPaper } from '#kit/web/print/DocumentPaper';
import { Onward } from '#house/print/Onward';
import { keepMethod } from './kept-method';
import type { Slip } from './receipt.contract';
import { receiptPrinted } from './receipt-print.rules';

/** A payment that was just taken. */
export interface Paid {
  /** The path of its receipt; the PDF is below it. */
  readonly path: string;
  /** 'Receipt 12 of Amina Warsame', in the current language. */
  readonly called: string;
  readonly slip: Slip;
  /** The id of the receipt; undefined for one that belongs to nobody. */
  readonly recordID: string | undefined;
  /** The phone of the payer, where it is known. */
  readonly phone?: string | undefined;
}

interface Props {
  readonly paid: Paid;
  readonly onNext: () => void;
}

/** The step after a payment: its receipt is printed or sent, and then it is the next payer's turn. The way of paying is remembered. */
export function PaidSheet({ paid: { path, called, slip, recordID, phone }, onNext }: Props) {
  const printer = useOrganisation();
  const shown = useShownMoney();
  const { paymentMethod, phonePaid, paid, balance } = slip;
  useEffect(() => keepMethod(paymentMethod), [paymentMethod]);
  const said = { receipt: called, amount: shown(paid), left: shown(balance), organisation: printer.name };
  return (
    <DocumentPaper
      printed={receiptPrinted(slip, printer)}
      path={path}
      onward={
        <Onward
          phone={phonePaid ?? phone}
          message={t('{receipt}: {amount} paid, {left} left to pay. {organisation}', said)}
          recordID={recordID}
          onNext={onNext}
        />
      }
    />
  );
}
