import { IconMessageReport } from '@tabler/icons-react';
import { useState } from 'react';
import { t, words } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import type { FormRules } from '#kit/web/form/form-rules';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { lazily } from '#kit/web/lazily';
import { columnsOf, onPhone, wide } from '#kit/web/list/column';
import type { RowAction } from '#kit/web/list/row-action';
import { useMessageAction } from '#house/message/use-message-action';
import { writtenToAsked } from '#house/message/written-to-asked';
import { useSession } from '#house/session/session';
import { useFeature } from '#house/session/use-feature';
import { debtsFeature } from '#features/ledger/debt/debts-feature.contract';
import { visitorNote } from './visitor-note.contract';

const { field, ref } = columnsOf(visitorNote);

const SaidToVisitor = lazily(async () => (await import('./SaidToVisitor')).SaidToVisitor);

const [course, description] = [{ ...field('Course'), onPhone: true as const }, field('Description')];

const columns = [
  field('Name'),
  ...onPhone(field('phone')),
  ...wide(field('Address')),
  course,
  ...wide(field('Days')),
  description,
  ...wide(field('dateVisit')),
  field('createdAt'),
  ...wide(ref('userID', ({ name }) => name)),
];

const form: FormRules<typeof visitorNote.fields> = { when: { language: writtenToAsked.language } };
/** The form of a visitor in a shop, which has no courses. */
const shopForm: FormRules<typeof visitorNote.fields> = {
  ...form,
  fields: ['Name', 'phone', 'Address', 'Days', 'Description', 'dateVisit', 'language'],
};
const shopColumns = columns
  .filter((column) => column !== course)
  .flatMap((column) => (column === description ? onPhone(column) : column));

export default function VisitorNotePage() {
  const isShop = useSession().brand === 'decoration';
  const messageTo = useMessageAction();
  const mayFollow = useFeature(debtsFeature);
  const [opened, setOpened] = useState<{ readonly _id: string; readonly Name: string }>();
  const close = () => setOpened(undefined);
  const followUp = (run: () => void): RowAction => ({ label: words('Follow up'), icon: IconMessageReport, run });
  return (
    <>
      <CrudPage
        entity={visitorNote}
        title="Visitor notes"
        columns={isShop ? shopColumns : columns}
        form={isShop ? shopForm : form}
        actions={({ _id, Name }) => [
          ...(mayFollow ? [followUp(() => setOpened({ _id, Name }))] : []),
          ...messageTo({ noteID: _id }),
        ]}
        order="-createdAt"
        filters={[]}
        about="A note records who came to ask, about what, and when they can come. Add the first note."
      />
      <LazyFormDialog title={t('Follow up')} opened={opened !== undefined} onClose={close} shape="dialog">
        {(onDirty) => opened && <SaidToVisitor note={opened} onDone={close} onDirty={onDirty} />}
      </LazyFormDialog>
    </>
  );
}
