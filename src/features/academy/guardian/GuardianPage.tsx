import { IconMessageReport, IconUsersPlus } from '@tabler/icons-react';
import { Button } from '@mantine/core';
import { Fragment, useMemo, useState } from 'react';
import type { Got } from '#kit/contract/entity';
import { comma, t, words } from '#kit/contract/language';
import { CrudPage } from '#kit/web/crud/CrudPage';
import { LazyFormDialog } from '#kit/web/form/LazyFormDialog';
import { OnPhone } from '#kit/web/OnPhone';
import { lazily } from '#kit/web/lazily';
import { aside, columnsOf, spare } from '#kit/web/list/column';
import { useMessageAction } from '#house/message/use-message-action';
import { usePin } from '#house/pin/use-pin';
import { useScreens } from '#house/session/use-screens';
import { debtsScreen } from '#features/ledger/debt/debts.screens';
import { useOrganisation } from '#kit/web/organisation';
import { showNumber } from '#kit/web/show';
import { guardian } from './guardian.contract';
import { guardianForm } from './guardian-form';
import styles from './guardian.module.css';
import { useFromParents } from './use-from-parents';

const FollowUpForm = lazily(async () => (await import('#features/ledger/follow-up/FollowUpForm')).FollowUpForm);

const pin = async () => (await import('./pin.contract')).guardianPin;

/** The list of guardians, each with the students they are responsible for. */
export default function GuardianPage() {
  const organisation = useOrganisation();
  const form = useMemo(() => guardianForm(organisation), [organisation]);
  const makeFromParents = useFromParents();
  const { pinAction, pinDialog } = usePin(pin);
  const messageTo = useMessageAction();
  const mayFollow = useScreens().has(debtsScreen.path);
  const [opened, setOpened] = useState<{ readonly _id: string; readonly person: string }>();
  const close = () => setOpened(undefined);
  return (
    <>
      <CrudPage
        entity={guardian}
        title="Guardians"
        columns={guardianColumns}
        form={form}
        actions={({ _id, guardianName, guardianPhone: phone }) => [
          ...(mayFollow
            ? [
                {
                  label: words('Follow up'),
                  icon: IconMessageReport,
                  run: () => setOpened({ _id, person: guardianName }),
                },
              ]
            : []),
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
      <LazyFormDialog title={t('Follow up')} opened={opened !== undefined} onClose={close} shape="dialog">
        {(onDirty) => opened && <FollowUpForm field="guardianID" of={opened} onDone={close} onDirty={onDirty} />}
      </LazyFormDialog>
      {pinDialog}
    </>
  );
}

const { field, badge, column } = columnsOf(guardian);

function namesOf({ children }: Got<typeof guardian>): string {
  return children.map(({ studentID }) => studentID.studentName).join(comma());
}

/** The names of several children, in the direction of the page, each written in its own direction; on a phone, their number. */
function Names({ of: { children } }: { of: Got<typeof guardian> }) {
  return (
    <>
      <OnPhone>
        {t('Children')} {showNumber(children.length)}
      </OnPhone>
      <span className={styles.children}>
        {children.map(({ studentID: { _id, studentName } }, index) => (
          <Fragment key={_id}>
            {index > 0 && comma()}
            <bdi>{studentName}</bdi>
          </Fragment>
        ))}
      </span>
    </>
  );
}

/** The columns of the list of guardians. */
const guardianColumns = [
  field('guardianName'),
  field('guardianPhone'),
  // On a phone the names give way to their number.
  {
    ...column(words('Children'), namesOf, { show: (row) => <Names of={row} /> }),
    cuts: true,
  },
  // On a phone the only status shown is the guardian's.
  { ...field('hasLogin'), part: 'fact' as const },
  ...spare({ ...field('language'), label: words('Language') }),
  badge('guardianStatus'),
  ...aside(field('email'), field('guardianAddress'), field('messageChoice'), field('createdAt')),
];
