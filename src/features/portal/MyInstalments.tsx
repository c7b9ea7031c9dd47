import { t } from '#kit/contract/language';
import { shownDay } from '#kit/rules/show';
import { Money } from '#kit/web/Money';
import { todayAt, useOrganisation } from '#kit/web/organisation';
import { Status } from '#kit/web/Status';
import { fee } from '#features/academy/fee/fee.contract';
import { openPartsOf } from '#features/ledger/debt/due.rules';
import { partState, partStates, partTones } from './my-dues.rules';
import { feeNameShown } from '#features/ledger/fee-name/fee-name.rules';
import styles from './portal.module.css';
import { type MyFee, planned } from './use-my-fees';

const { dueDate, feeAmount, instalments } = fee.fields;
const states = { choices: partStates, tones: partTones };

/** The parts of each fee that has a plan and is not fully paid: when each is due, and what is left of it. */
export function MyInstalments({ fees }: { fees: readonly MyFee[] | undefined }) {
  const inParts = (fees ?? []).filter((one) => one.instalments !== null && one.feeBalance > 0);
  if (inParts.length === 0) return null;
  return (
    <>
      <h2 className={styles.section}>{t(instalments.label)}</h2>
      {inParts.map((one) => (
        <Parts key={one._id} of={one} />
      ))}
    </>
  );
}

/** Three columns, for a small phone. */
function Parts({ of }: { of: MyFee }) {
  const today = todayAt(useOrganisation());
  return (
    <table className={styles.table} data-parts>
      <caption>
        <bdi>{feeNameShown(of.feeName)}</bdi>
      </caption>
      <thead>
        <tr>
          <th scope="col">{t(dueDate.label)}</th>
          <th scope="col" data-end>
            {t(feeAmount.label)}
          </th>
          <th scope="col">{t('Status')}</th>
        </tr>
      </thead>
      <tbody>
        {openPartsOf(planned(of)).map((part) => (
          <tr key={part.dueDate}>
            <td>{shownDay(part.dueDate)}</td>
            <td data-end>
              <Money amount={part.amount} />
            </td>
            <td>
              <Status of={states} word={partState(part, today)} />
              {part.open > 0 && part.open < part.amount && (
                <span className={styles.under}>
                  {t('Left to pay')} <Money amount={part.open} />
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
