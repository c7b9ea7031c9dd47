import { CrudPage } from '#kit/web/crud/CrudPage';
import type { FormRules } from '#kit/web/form/form-rules';
import { columnsOf, wide } from '#kit/web/list/column';
import { useMessageAction } from '#house/message/use-message-action';
import { useSession } from '#house/session/session';
import { visitorNote } from './visitor-note.contract';

const { field, ref } = columnsOf(visitorNote);

const course = field('Course');

const columns = [
  field('Name'),
  field('phone'),
  ...wide(field('Address')),
  course,
  field('Days'),
  ...wide(field('Description')),
  field('dateVisit'),
  field('createdAt'),
  ...wide(ref('userID', ({ name }) => name)),
];

/** What a shop asks a visitor: it has no courses. */
const shopForm: FormRules<typeof visitorNote.fields> = {
  fields: ['Name', 'phone', 'Address', 'Days', 'Description', 'dateVisit', 'language'],
};
const shopColumns = columns.filter((column) => column !== course);

export default function VisitorNotePage() {
  const isShop = useSession().brand === 'decoration';
  const messageTo = useMessageAction();
  return (
    <CrudPage
      entity={visitorNote}
      title="Visitor notes"
      columns={isShop ? shopColumns : columns}
      form={isShop ? shopForm : undefined}
      actions={({ _id: noteID }) => messageTo({ noteID })}
      order="-createdAt"
      filters={[]}
      about="A note records who came to ask, about what, and when they can come. Add the first note."
    />
  );
}
