import { useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { LazyRecordDialog } from '#kit/web/crud/LazyRecordDialog';
import type { OpenedForm } from '#kit/web/form/use-draft';
import { useOrganisation } from '#kit/web/organisation';
import { columnsOf } from '#kit/web/list/column';
import { usePart } from '#kit/web/use-entity';
import type { LaterProps } from '#house/page/later';
import { partQuery } from '#house/page/part-list';
import { RowsPart } from '#house/page/RowsPart';
import { useReached } from '#house/page/use-reached';
import { accesses, relations } from '#features/academy/student/relation.contract';
import { guardian } from './guardian.contract';
import { guardianScreen } from './guardian.screens';

const { field, badge, column } = columnsOf(guardian);

/** The guardians of a student, with their relation and what each may see. */
export function GuardiansOfStudent({ of: { _id: studentID, name }, title }: LaterProps) {
  const { ref, reached } = useReached();
  const organisation = useOrganisation();
  const [opened, setOpened] = useState<OpenedForm<typeof guardian>>();
  const read = usePart(guardian, reached ? partQuery(guardian, { studentID }, 'createdAt') : undefined);
  const own = ({ children }: Got<typeof guardian>) => children.find((one) => one.studentID._id === studentID);
  const columns = [
    field('guardianName'),
    field('guardianPhone'),
    column(words('Relation'), (row) => saidOf(relations, own(row)?.relation)),
    column(words('May see'), (row) => saidOf(accesses, own(row)?.access)),
    badge('guardianStatus'),
  ];
  return (
    <>
      <RowsPart
        place={ref}
        title={title}
        columns={columns}
        onOpen={(record) => setOpened({ record })}
        all={{ to: guardianScreen.path, search: { q: name } }}
        read={read}
        empty={words('Nobody answers for this student yet.')}
      />
      <LazyRecordDialog
        entity={guardian}
        form={async () => (await import('./guardian-form')).guardianForm(organisation)}
        opened={opened}
        onClose={() => setOpened(undefined)}
      />
    </>
  );
}

function saidOf<W extends string>(of: Readonly<Record<W, string>>, word: W | undefined): string {
  return word === undefined ? '' : t(of[word]);
}
