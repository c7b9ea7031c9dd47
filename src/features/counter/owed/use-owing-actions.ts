import {
  IconBrandWhatsapp,
  IconCash,
  IconFileText,
  IconMessageReport,
  IconPhone,
  IconReceiptRefund,
} from '@tabler/icons-react';
import { useNavigate } from '@tanstack/react-router';
import { t, words } from '#kit/contract/language';
import type { RowAction } from '#kit/web/list/row-action';
import { useOrganisation } from '#kit/web/organisation';
import { callable, whatsAppNumber } from '#house/page/phone.rules';
import { useMessageAction } from '#house/message/use-message-action';
import { useScreens } from '#house/session/use-screens';
import { payerField } from '#features/ledger/credit/credit.rules';
import type { Owing } from './owed-columns';

interface Opening {
  readonly onFollowUp: (row: Owing) => void;
  readonly onStatement: (row: Owing) => void;
  readonly onCredit: (row: Owing) => void;
}

/** What is done about whoever owes. */
export interface OwingActions {
  /** For whoever has the counter, where the money is taken. */
  readonly take: RowAction | undefined;
  readonly followUp: RowAction;
  /** A call and a message, where there is a phone. */
  readonly reach: readonly RowAction[];
  readonly papers: readonly RowAction[];
}

export function useOwingActions({ onFollowUp, onStatement, onCredit }: Opening): (row: Owing) => OwingActions {
  const navigate = useNavigate();
  const screens = useScreens();
  const messageTo = useMessageAction();
  const { countryCode } = useOrganisation();
  return (row) => {
    const { phone } = row;
    const written = phone === null ? undefined : whatsAppNumber(phone, countryCode);
    const take: RowAction = {
      label: words('Take payment'),
      icon: IconCash,
      run: () => void navigate({ to: '/counter', search: { [payerField(row)]: row._id } }),
      // How much it is stands beside it.
      main: t('Take'),
    };
    const call: RowAction = {
      label: words('Call'),
      icon: IconPhone,
      run: () => window.location.assign(`tel:${callable(phone ?? '')}`),
    };
    const write: RowAction = {
      label: words('WhatsApp'),
      icon: IconBrandWhatsapp,
      run: () => window.open(`https://wa.me/${written}`, '_blank', 'noreferrer'),
    };
    return {
      take: screens.has('/counter') ? take : undefined,
      followUp: { label: words('Follow up'), icon: IconMessageReport, run: () => onFollowUp(row) },
      reach: [
        ...messageTo(row.kind === 'student' ? { studentID: row._id } : { customerID: row._id }),
        ...(phone === null ? [] : [call]),
        ...(written === undefined ? [] : [write]),
      ],
      papers: [
        { label: words('Statement of account'), icon: IconFileText, run: () => onStatement(row) },
        { label: words('Credit note'), icon: IconReceiptRefund, run: () => onCredit(row) },
      ],
    };
  };
}

/** All of it, as the menu of a row offers it. */
export function inOrder({ take, followUp, reach, papers }: OwingActions): readonly RowAction[] {
  return [...(take ? [take] : []), followUp, ...reach, ...papers];
}
