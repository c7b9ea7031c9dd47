import { t } from '#kit/contract/language';
import { call } from '#kit/web/call';
import { FormOf } from '#kit/web/form/FormOf';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { useDone } from '#kit/web/use-entity';
import { type ResultRow, saveRemark } from './gradebook.contract';

const { remark } = saveRemark.body;
const fields = { remark };

interface Props {
  /** The student's row; undefined while none is chosen. */
  readonly row: ResultRow | undefined;
  readonly onClose: () => void;
}

/** The dialog for the teacher's remark on a student's report card. */
export function RemarkDialog({ row, onClose }: Props) {
  const done = useDone();
  const name = row?.studentID.studentName ?? '';
  return (
    <LazyFormDialog title={t('Remark on {name}', { name })} opened={row !== undefined} onClose={onClose} shape="dialog">
      {(onDirty) =>
        row && (
          <FormOf
            name={saveRemark.path}
            fields={fields}
            rules={row.remark === null ? {} : { start: () => ({ remark: row.remark }) }}
            saveLabel={t('Save remark')}
            onSave={async ({ remark: said = null }) => {
              const answer = await call(saveRemark, { body: { enrollmentID: row.enrollmentID, remark: said } });
              onClose();
              await done(answer);
            }}
            onDirty={onDirty}
          />
        )
      }
    </LazyFormDialog>
  );
}
