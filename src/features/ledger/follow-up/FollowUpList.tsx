import { useCallback, useState } from 'react';
import { t } from '#kit/contract/language';
import { dayIn } from '#kit/rules/calendar';
import { AddButton } from '#kit/web/crud/AddButton';
import { RecordDialog } from '#kit/web/crud/RecordDialog';
import { useErase } from '#kit/web/crud/use-erase';
import { editAction, eraseAction } from '#kit/web/crud/usual-actions';
import { type OpenedForm, useDraft } from '#kit/web/form/use-draft';
import { EmptyState } from '#kit/web/list/EmptyState';
import { ListPage } from '#kit/web/list/ListPage';
import type { RowAction } from '#kit/web/list/row-action';
import { todayAt, useOrganisation } from '#kit/web/organisation';
import { familiesFeature } from '#house/family/families-feature.contract';
import { useSession } from '#house/session/session';
import { useFeature } from '#house/session/use-feature';
import { followUpForm, followUpOfAnybody } from './follow-up-form';
import { type FollowUp, followUp } from './follow-up.contract';
import { fixedProblem } from './follow-up.rules';
import { followUpColumns, personShown } from './follow-up-columns';

/** The follow-ups of people who owe, the newest first; a follow-up can be changed by its writer on its day. */
export function FollowUpList() {
  const [opened, setOpened] = useState<OpenedForm<typeof followUp>>();
  const close = useCallback(() => setOpened(undefined), []);
  const organisation = useOrganisation();
  const { claims } = useSession();
  const erase = useErase(followUp);
  useDraft(followUp, setOpened);

  function mayChange({ userID, outcome, createdAt }: FollowUp): boolean {
    const madeOn = dayIn(organisation.timeZone, new Date(createdAt));
    return userID?._id === claims?._id && fixedProblem(outcome, madeOn, todayAt(organisation)) === undefined;
  }

  function actions(row: FollowUp): RowAction[] {
    if (!mayChange(row)) return [];
    const named = t('follow-up of {name}', { name: personShown(row) });
    return [editAction(() => setOpened({ record: row })), eraseAction(followUp, () => void erase(row, named))];
  }

  const add = <AddButton label={t('Follow up')} onClick={() => setOpened({})} />;
  return (
    <>
      <ListPage
        entity={followUp}
        title="Follow-ups"
        columns={followUpColumns}
        order="-createdAt"
        filters={['outcome', 'studentID', 'customerID', 'channel', 'userID']}
        actions={actions}
        empty={
          <EmptyState title={t('What is said to those who owe, and what they promise, stands here.')}>{add}</EmptyState>
        }
      >
        {add}
      </ListPage>
      <FollowUpDialog opened={opened} onClose={close} />
    </>
  );
}

interface Props {
  readonly opened: OpenedForm<typeof followUp> | undefined;
  readonly onClose: () => void;
}

/** The form of a follow-up: a new one about anybody, or an existing one. */
function FollowUpDialog({ opened, onClose }: Props) {
  const organisation = useOrganisation();
  const { brand } = useSession();
  const families = useFeature(familiesFeature);
  const form = opened?.record ? followUpForm(organisation) : followUpOfAnybody(organisation, { brand, families });
  return <RecordDialog entity={followUp} form={form} opened={opened} onClose={onClose} />;
}
