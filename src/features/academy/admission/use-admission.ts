import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { monthOf } from '#kit/rules/calendar';
import { storedMonth } from '#kit/rules/month-name';
import { answerOf, type Refusal, send } from '#kit/web/call';
import { takeDraft } from '#kit/web/drafts';
import { useUnsaved } from '#kit/web/form/use-unsaved';
import { todayAt, useOrganisation } from '#kit/web/organisation';
import type { ReplyOf } from '#kit/contract/endpoint';
import { useScreens } from '#house/session/use-screens';
import { feeScreen } from '#features/academy/fee/fee.screens';
import { feeReceiptScreen } from '#features/academy/fee-receipt/fee-receipt.screens';
import { studentScreen } from '#features/academy/student/student.screens';
import { admissionTerms } from './admission.contract';
import { keptMethod } from '#features/ledger/debt/kept-method';
import { type AdmissionDraft, emptyDraft, type Known } from './admission-draft.rules';

/** The rights that matter here, apart from the right to enrol. */
export function useMay() {
  const screens = useScreens();
  return {
    register: screens.has(studentScreen.path),
    pay: screens.has(feeScreen.path) || screens.has(feeReceiptScreen.path),
  };
}

/** The draft, which is kept when the session ends; asks before it is lost. */
export function useDraft(classID: string | undefined, studentID: string | undefined, isSaved: boolean) {
  const [start] = useState(() => ({ ...emptyDraft(classID, studentID), paymentMethod: keptMethod() }));
  const [draft, setDraft] = useState<AdmissionDraft>(() => ({ ...start, ...takeDraft('admission')?.values }));
  const dirty = !isSaved && JSON.stringify(draft) !== JSON.stringify(start);
  useUnsaved({ dirty, typed: { ...draft }, fields: {}, draft: { name: 'admission' } });
  return { draft, type: (part: Partial<AdmissionDraft>) => setDraft((before) => ({ ...before, ...part })) };
}

/** The terms with which enrolling in the chosen class begins. */
export function useTerms(classID: string, studentID: string) {
  return useQuery<ReplyOf<typeof admissionTerms>, Refusal>({
    queryKey: [admissionTerms.path, classID, studentID],
    queryFn: async ({ signal }) => {
      const path = admissionTerms.path.replace('{classId}', encodeURIComponent(classID));
      const query = studentID === '' ? {} : { studentID };
      return answerOf(await send({ method: 'GET', path, query, signal }));
    },
    enabled: classID !== '',
    // Another student changes only the deductions.
    placeholderData: (before) => (before?.schoolClass._id === classID ? before : undefined),
  });
}

/** Everything that is known apart from the draft. */
export function useKnown(terms: Known['terms'], phone: string | undefined): Known {
  const organisation = useOrganisation();
  const { pay: mayPay } = useMay();
  return { terms, phone, mayPay, month: storedMonth(monthOf(todayAt(organisation))) };
}
