import { IconUsersPlus } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { t } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { useOrganisation } from '#kit/web/organisation';
import { guardian } from './guardian.contract';
import { guardianColumns } from './guardian-columns';
import { guardianForm } from './guardian-form';
import { useFromParents } from './use-from-parents';

/** Who answers for which students. */
export default function GuardianPage() {
  const organisation = useOrganisation();
  const form = useMemo(() => guardianForm(organisation), [organisation]);
  const makeFromParents = useFromParents();
  return (
    <CrudPage
      entity={guardian}
      title="Guardians"
      columns={guardianColumns}
      form={form}
      filters={['guardianStatus', 'hasLogin', 'language']}
      beside={
        <Button
          variant="default"
          leftSection={<IconUsersPlus size={17} aria-hidden />}
          onClick={() => void makeFromParents()}
        >
          {t('From parents')}
        </Button>
      }
      about="A guardian answers for one or more students. Add the first, or make them from the phones of parents."
    />
  );
}
