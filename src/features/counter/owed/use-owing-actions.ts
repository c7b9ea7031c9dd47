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
import { useShownMoney } from '#kit/web/use-shown-money';
import { callable, whatsAppLink } from '#house/page/phone.rules';
import { useMessageAction } from '#house/message/use-message-action';
import { useWriteAbout } from '#house/message/use-write-about';
import { useScreens } from '#house/session/use-screens';
import { payerField } from '#features/ledger/credit/credit.rules';
import type { Owing } from './owed-columns';

interface Opening {
  readonly onFollowUp: (row: Owing) => void;
  readonly onStatement: (row: Owing) => void;
  readonly onCredit: (row: Owing) => void;
}

/** The actions on a person who owes. */
export interface OwingActions {
  /** For users who have the counter, where the money is taken. */
  readonly take: RowAction | undefined;
  readonly followUp: RowAction;
  /** Asks them by WhatsApp; none where there is no phone. */
  readonly asking: { readonly phone: string | undefined; readonly message: string };
  /** A call and a message; none where there is no phone. */
  readonly reach: readonly RowAction[];
  readonly papers: readonly RowAction[];
}

export function useOwingActions({ onFollowUp, onStatement, onCredit }: Opening): (row: Owing) => OwingActions {
  const navigate = useNavigate();
  const screens = useScreens();
  const messageTo = useMessageAction();
  const { countryCode, name: organisation } = useOrganisation();
  const shown = useShownMoney();
  const writeAbout = useWriteAbout();
  return (row) => {
    const { phone } = row;
    const number = numberOf(row);
    const message = t('Still to pay: {amount}. {organisation}', { amount: shown(row.total), organisation });
    const take: RowAction = {
      label: words('Take payment'),
      icon: IconCash,
      run: () => void navigate({ to: '/counter', search: { [payerField(row)]: row._id } }),
      // The amount is shown beside it.
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
      run: () =>
        writeAbout
          ? void writeAbout(row._id)
          : window.open(whatsAppLink(number, countryCode, message), '_blank', 'noreferrer'),
    };
    return {
      take: screens.has('/counter') ? take : undefined,
      followUp: { label: words('Follow up'), icon: IconMessageReport, run: () => onFollowUp(row) },
      asking: { phone: number, message },
      reach: [
        ...messageTo(row.kind === 'student' ? { studentID: row._id } : { customerID: row._id }),
        ...(phone === null ? [] : [call]),
        ...(number === undefined ? [] : [write]),
      ],
      papers: [
        { label: words('Statement of account'), icon: IconFileText, run: () => onStatement(row) },
        { label: words('Credit note'), icon: IconReceiptRefund, run: () => onCredit(row) },
      ],
    };
  };
}

/** The phone by which the person who owes is reached: their own, or the guardian's. */
const numberOf = ({ phone, guardianPhone }: Owing) => phone ?? guardianPhone ?? undefined;

/** All actions, in the order of a row's menu. */
export function inOrder({ take, followUp, reach, papers }: OwingActions): readonly RowAction[] {
  return [...(take ? [take] : []), followUp, ...reach, ...papers];
}
