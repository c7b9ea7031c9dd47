import { CrudPage } from '#kit/web/crud/CrudPage';
import { columnsOf, wide } from '#kit/web/list/column';
import { visitorNote } from './visitor-note.contract';

const { field, ref } = columnsOf(visitorNote);

const columns = [
  field('Name'),
  field('phone'),
  ...wide(field('Address')),
  field('Course'),
  field('Days'),
  ...wide(field('Description')),
  field('dateVisit'),
  field('createdAt'),
  ...wide(ref('userID', ({ name }) => name)),
];

export default function VisitorNotePage() {
  return (
    <CrudPage
      entity={visitorNote}
      title="Visitor notes"
      columns={columns}
      order="-createdAt"
      filters={[]}
      about="A note records who came to ask, about what, and when they can come. Add the first note."
    />
  );
}
