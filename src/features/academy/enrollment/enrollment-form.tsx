import { t, words } from '#kit/contract/language';
import { sum } from '#kit/rules/money';
import { type Draft, type FormRules, onlyInCreate, onlyInEdit } from '#kit/web/form/form-rules';
import { Money } from '#kit/web/Money';
import { type enrollment } from './enrollment.contract';
import styles from './enrollment.module.css';
import { chargedItems, itemProblems, keptItems } from './enrollment.rules';

type Fields = typeof enrollment.fields;

/** What saving will charge at once. */
function Charges({ feeItems = [], Amount }: Pick<Draft<Fields>, 'feeItems' | 'Amount'>) {
  if (Amount === undefined) return null;
  const charged = chargedItems(keptItems(feeItems, Amount));
  if (charged.length === 0)
    return <p className={styles.line}>{t('Nothing is charged when saving: no fee item is complete.')}</p>;
  return (
    <p className={styles.line}>
      {t('Charged when saving:')} <Money amount={sum(charged.map((item) => item.feeAmount))} />
    </p>
  );
}

export const enrollmentForm: FormRules<Fields> = {
  title: words('Create Enrollment'),
  // A new enrollment starts today and is active; both can be changed later.
  when: { enrolledDate: onlyInEdit, enrolledStatus: onlyInEdit, feeItems: onlyInCreate },
  narrow: { classID: ({ courseID }) => ({ courseID, classStatus: 'active' }) },
  problems: ({ feeItems = [] }) => ({ feeItems: Object.values(itemProblems(feeItems))[0] }),
  // Only a stored enrollment has a date; its items were charged long ago.
  extra: ({ feeItems, Amount, enrolledDate }) =>
    enrolledDate === undefined && <Charges feeItems={feeItems} Amount={Amount} />,
};
