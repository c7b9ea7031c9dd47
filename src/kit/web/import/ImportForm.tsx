import { IconFileSpreadsheet } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Entity } from '#kit/contract/entity';
import { counted, t } from '#kit/contract/language';
import { importColumns } from '#kit/rules/import-columns';
import { fileSizeProblem } from '#kit/rules/import-file';
import { saveAs } from '#kit/web/work/save-as';
import { useDone } from '#kit/web/use-entity';
import { ColumnGuide } from './ColumnGuide';
import { WorkInForm } from '#kit/web/work/WorkInForm';
import { type Imported, importFile, type Preview, previewFile } from './import-file';
import styles from './ImportForm.module.css';
import { LineTable } from './LineTable';

/** The form that imports a CSV or XLSX file: first a preview, line by line, then what was saved. */
export function ImportForm({ entity, onDone }: { entity: Entity; onDone: () => void }) {
  const [file, setFile] = useState<File>();
  const [key] = useState(() => uuid());
  const [preview, setPreview] = useState<Preview>();
  const [imported, setImported] = useState<Imported>();
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [work, setWork] = useState<number>();
  const done = useDone();

  async function during(work: () => Promise<void>) {
    setBusy(true);
    setProblem(undefined);
    await work().catch((error: Error) => setProblem(error.message));
    setBusy(false);
  }

  const check = (chosen: File | undefined) => {
    setFile(chosen);
    setPreview(undefined);
    setImported(undefined);
    if (!chosen) return;
    // On a slow connection it would be sent for minutes, in vain.
    const tooLarge = fileSizeProblem(chosen.size);
    setProblem(tooLarge);
    if (tooLarge === undefined)
      void during(async () => setPreview(await previewFile(entity, chosen, ({ id }) => setWork(id))));
  };
  const save = (chosen: File) =>
    during(async () => {
      const answer = await importFile(entity, chosen, key, ({ id }) => setWork(id));
      await done(answer);
      if (answer.failed.length === 0) return onDone();
      setPreview(undefined);
      setImported(answer);
    });

  const columns = importColumns(entity);
  const example = () => {
    const headings = columns.map(({ heading }) => (/[",]/.test(heading) ? JSON.stringify(heading) : heading));
    saveAs(new Blob([`\uFEFF${headings.join(',')}\r\n`], { type: 'text/csv' }), `${entity.path}.csv`);
  };
  return (
    <div className={styles.import} aria-busy={busy}>
      <label className={styles.drop}>
        <IconFileSpreadsheet size={28} stroke={1.4} aria-hidden />
        <strong>{file ? file.name : t('Choose a CSV or XLSX file, or drop it here')}</strong>
        <span>{t('The first line names the columns. Nothing is saved before you have seen it.')}</span>
        <input
          type="file"
          accept=".csv,.xlsx,text/csv"
          data-autofocus
          onChange={({ currentTarget }) => {
            check(currentTarget.files?.[0]);
            // A corrected file is chosen again under the same name.
            currentTarget.value = '';
          }}
        />
      </label>
      <Button variant="subtle" size="compact-sm" onClick={example}>
        {t('Download an empty file with the right columns')}
      </Button>
      {!preview && <ColumnGuide columns={columns} />}
      <div role="alert">{problem && <p className={styles.problem}>{problem}</p>}</div>
      <WorkInForm id={work} />
      {preview && file && (
        <>
          <output>
            {counted(preview.valid, '{count} line is ready.', '{count} lines are ready.')}{' '}
            {preview.invalid > 0 &&
              counted(
                preview.invalid,
                '{count} line is not right and will be left out.',
                '{count} lines are not right and will be left out.',
              )}
            {preview.notice !== null && <strong className={styles.notice}>{preview.notice}</strong>}
          </output>
          <LineTable of={entity} lines={preview.rows} />
          <div className={styles.end}>
            <Button disabled={busy || preview.valid === 0} onClick={() => void save(file)}>
              {busy ? t('saving...') : counted(preview.valid, 'Save {count} line', 'Save {count} lines')}
            </Button>
          </div>
        </>
      )}
      {imported && (
        <>
          <output>
            {imported.message}
            <br />
            {counted(imported.failed.length, '{count} line was not saved:', '{count} lines were not saved:')}
          </output>
          <LineTable of={entity} lines={imported.failed} />
        </>
      )}
    </div>
  );
}
