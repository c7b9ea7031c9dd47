import { Button } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { t } from '#kit/contract/language';
import { ErrorState } from '#kit/web/list/ErrorState';
import { toastWrong } from '#kit/web/toast';
import { download } from '#kit/web/work/download';
import { statementPath } from '#features/ledger/account-statement/account-statement.contract';
import { useStatement } from '#features/ledger/account-statement/use-statement';
import type { Pupil } from './pupil.rules';
import styles from './portal.module.css';
import { StatementTable } from './StatementTable';

/** The pupil's statement of account, and the same as a file. */
export function MyStatement({ of: { asked } }: { of: Pupil }) {
  const { data, error, refetch } = useStatement(asked);
  const save = () =>
    download({ path: `${statementPath}/pdf`, query: asked }, 'statement.pdf').catch((refused: Error) =>
      toastWrong(refused.message),
    );
  return (
    <section>
      <h2 className={styles.section}>{t('Statement of account')}</h2>
      {error && !data ? (
        <ErrorState message={error.message} onRetry={() => void refetch()} />
      ) : (
        <StatementTable statement={data} />
      )}
      <Button
        className="no-print"
        mt="sm"
        variant="default"
        leftSection={<IconDownload size={17} aria-hidden />}
        onClick={() => void save()}
      >
        {t('Download')}
      </Button>
    </section>
  );
}
