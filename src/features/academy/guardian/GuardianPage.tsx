import { IconUsersPlus } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { useMemo } from 'react';
import { t } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { useMessageAction } from '#house/message/use-message-action';
import { usePin } from '#house/pin/use-pin';
import { useOrganisation } from '#kit/web/organisation';
import { guardian } from './guardian.contract';
import { guardianColumns } from './guardian-columns';
import { guardianForm } from './guardian-form';
import { guardianPin } from './pin.contract';
import { useFromParents } from './use-from-parents';

/** Who answers for which students. */
export default function GuardianPage() {
  const organisation = useOrganisation();
  const form = useMemo(() => guardianForm(organisation), [organisation]);
  const makeFromParents = useFromParents();
  const { pinAction, pinDialog } = usePin(guardianPin);
  const messageTo = useMessageAction();
  return (
    <>
      <CrudPage
        entity={guardian}
        title="Guardians"
        columns={guardianColumns}
        form={form}
        actions={({ _id, guardianName, guardianPhone: phone }) => [
          ...messageTo({ guardianID: _id }),
          pinAction({
            _id,
            name: guardianName,
            phone,
            login: { label: t(guardian.fields.guardianPhone.label), value: phone },
          }),
        ]}
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
      {pinDialog}
    </>
  );
}
