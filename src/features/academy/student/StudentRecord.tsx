import { IconRefresh } from '@tabler/icons-react';
import type { Got } from '#kit/contract/entity';
import { t, words } from '#kit/contract/language';
import { pageOf } from '#kit/contract/page-of';
import type { RowAction } from '#kit/web/list/row-action';
import { Status } from '#kit/web/Status';
import { toastWrong } from '#kit/web/toast';
import { useDone } from '#kit/web/use-entity';
import { LinkedNames } from '#house/page/LinkedNames';
import { PhoneLinks } from '#house/page/PhoneLinks';
import { familiesFeature } from '#house/family/families-feature.contract';
import { papersFeature } from '#house/paper/papers.contract';
import { useFeature } from '#house/session/use-feature';
import type { PageHead } from '#house/page/page-head';
import { schoolClass } from '#features/academy/school-class/school-class.contract';
import { DebtorPage } from '#features/ledger/debt/DebtorPage';
import type { DebtPart } from '#features/ledger/debt/page-debt';
import type { Holder } from './give-card';
import { student, toldStudent } from './student.contract';
import { studentScreen } from './student.screens';
import { cardAction } from './student-card-action';
import { usePin } from '#house/pin/use-pin';

function head(one: Got<typeof toldStudent>): PageHead {
  const { studentName: name, stdID, studentStatus, studentPhone: phone, photoUrl, __v: version } = one;
  const { parentName, parentPhone } = one;
  return {
    name,
    number: String(stdID),
    status: <Status of={toldStudent.fields.studentStatus} word={studentStatus} />,
    phone,
    picture: photoUrl ? { url: photoUrl, version } : undefined,
    facts: [
      ...(one.classes?.length ? [{ label: t('Classes'), value: <LinkedNames names={classesOf(one.classes)} /> }] : []),
      { label: t('Address'), value: one.studentAddress },
      ...(parentName ? [{ label: t('Parent'), value: <bdi>{parentName}</bdi> }] : []),
      ...(one.siblings?.length
        ? [{ label: t('Siblings'), value: <LinkedNames names={siblingsOf(one.siblings)} /> }]
        : []),
      ...(parentPhone ? [{ label: t('Parent phone'), value: <PhoneLinks phone={parentPhone} /> }] : []),
    ],
  };
}

type Told<K extends keyof Got<typeof toldStudent>> = NonNullable<Got<typeof toldStudent>[K]>;

const classesOf = (classes: Told<'classes'>) =>
  classes.map(({ _id, className }) => ({ name: className, to: pageOf(schoolClass, _id) }));

const siblingsOf = (siblings: Told<'siblings'>) =>
  siblings.map(({ _id, studentName }) => ({ name: studentName, to: pageOf(student, _id) }));

function holderOf({ _id, studentName: name, stdID, studentPhone: phone }: Got<typeof toldStudent>) {
  return { _id, name, phone, login: { label: t(toldStudent.stored.stdID.label), value: String(stdID) } };
}

const pin = async () => (await import('./pin.contract')).studentPin;

interface Props {
  readonly parts: readonly DebtPart[];
  /** The actions of other slices on a student, besides the card. */
  readonly more: readonly ((one: Got<typeof toldStudent>) => RowAction)[];
}

/** The page of a student. */
export function StudentRecord({ parts, more }: Props) {
  const hasCodes = useFeature(papersFeature);
  const renew = useNewCard();
  const { pinAction, pinDialog } = usePin(pin);
  const hasPins = useFeature(familiesFeature);
  return (
    <>
      <DebtorPage
        entity={toldStudent}
        screen={studentScreen}
        head={head}
        form={async () => (await import('./student-form')).studentForm}
        actions={(one) => [
          cardAction(one),
          ...more.map((actionOf) => actionOf(one)),
          ...(hasCodes ? [{ label: words('New card'), icon: IconRefresh, run: () => void renew(one) }] : []),
          ...(hasPins ? [pinAction(holderOf(one))] : []),
        ]}
        parts={parts}
      />
      {pinDialog}
    </>
  );
}

/** The action that gives a student a new card, loaded when it is first used. */
function useNewCard(): (holder: Holder) => Promise<void> {
  const done = useDone();
  return async (holder) => {
    try {
      const { giveCard } = await import('./give-card');
      const given = await giveCard(holder);
      if (given) await done(given);
    } catch (error) {
      toastWrong(error instanceof Error ? error.message : String(error));
    }
  };
}
