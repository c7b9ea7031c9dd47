import { IconFileTypePdf, IconLock, IconLockOpen, IconPrinter } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { BodyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { call, isRefusal } from '#kit/web/call';
import { confirm } from '#kit/web/confirm';
import { printWhenDrawn } from '#kit/web/print-when-drawn';
import { toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';
import { isAdministrator } from '#house/role/escalation.rules';
import { useSession } from '#house/session/session';
import { type ClassResults, lockResults } from './gradebook.contract';
import { saveReportCards } from './save-report-cards';

/** The actions on the results of a class: print them, lock them, and, for administrators alone, open them again (GB9). */
export function ResultsTools({ data: { classID, className, resultsLocked, rows } }: { readonly data: ClassResults }) {
  const { claims } = useSession();
  const done = useDone();

  async function send(body: BodyOf<typeof lockResults>) {
    try {
      await done(await call(lockResults, { params: { id: classID }, body }));
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    }
  }

  async function lock() {
    const answer = await confirm({
      title: t('Lock the results?'),
      text: t('Nobody changes marks, scores and assessments of this class any more. Only administrators unlock them.'),
      thing: className,
      yes: t('Lock'),
      tone: 'plain',
    });
    if (answer) await send({ locked: true });
  }

  async function unlock() {
    const answer = await confirm({
      title: t('Unlock the results?'),
      text: t('Marks, scores and assessments of this class can be changed again.'),
      thing: className,
      yes: t('Unlock'),
      tone: 'wrong',
      reason: t('Reason'),
      needed: true,
    });
    if (answer) await send({ locked: false, reason: answer.reason });
  }

  return (
    <>
      <Button
        variant="default"
        leftSection={<IconPrinter size={17} aria-hidden />}
        onClick={() => void printWhenDrawn()}
      >
        {t('Print')}
      </Button>
      {rows.length > 0 && <ReportCardsButton classID={classID} />}
      {!resultsLocked && (
        <Button variant="default" leftSection={<IconLock size={17} aria-hidden />} onClick={() => void lock()}>
          {t('Lock results')}
        </Button>
      )}
      {resultsLocked && claims && isAdministrator(claims.userType) && (
        <Button variant="default" leftSection={<IconLockOpen size={17} aria-hidden />} onClick={() => void unlock()}>
          {t('Unlock results')}
        </Button>
      )}
    </>
  );
}

/** The button that saves the report cards of the whole class; the one of a single student is in the student's row. */
function ReportCardsButton({ classID }: { readonly classID: string }) {
  const [saving, setSaving] = useState(false);
  async function save() {
    setSaving(true);
    await saveReportCards(classID);
    setSaving(false);
  }
  return (
    <Button
      variant="default"
      leftSection={<IconFileTypePdf size={17} aria-hidden />}
      disabled={saving}
      onClick={() => void save()}
    >
      {saving ? t('saving...') : t('Report cards')}
    </Button>
  );
}
