import { CrudPage } from '#kit/web/crud/CrudPage';
import { columnsOf } from '#kit/web/list/column';
import { visitorNote } from './visitor-note.contract';

const { field, ref } = columnsOf(visitorNote);

const columns = [
  field('Name'),
  field('phone'),
  field('Address'),
  field('Course'),
  field('Days'),
  field('Description'),
  field('dateVisit'),
  field('createdAt'),
  ref('userID', ({ name }) => name),
];

export default function VisitorNotePage() {
  return (
    <CrudPage
      entity={visitorNote}
      title="Visitor notes"
      columns={columns}
      filters={[]}
      about="A note keeps who came to ask, for what, and when they can come. Add the first note."
    />
  );
}
