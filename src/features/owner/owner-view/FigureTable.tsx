import { t } from '#kit/contract/language';
import type { Money } from '#kit/contract/money';
import { brandNames } from '#house/brand/brand.contract';
import { Amount } from './Amount';
import styles from './owner.module.css';
import type { Owner } from './owner.contract';
import { addsUp, amountsOf } from './together.rules';
import type { Seen } from './use-owners';

/** A figure of the business; `part` marks one that is included in the figure above it. */
export interface Figure {
  readonly label: string;
  readonly of: (owner: Owner) => Money;
  readonly look?: 'main' | 'part';
}

/** A table of figures, for each brand and for both together. */
export function FigureTable({
  label,
  seen,
  figures,
}: {
  readonly label: string;
  readonly seen: readonly Seen[];
  readonly figures: readonly Figure[];
}) {
  const owners = seen.map(({ owner }) => owner);
  const signs = owners.map(({ currencySign }) => currencySign);
  const heads = [...seen.map(({ brand }) => t(brandNames[brand])), ...(addsUp(owners) ? [t('Together')] : [])];
  return (
    <table className={styles.figures} aria-label={label} data-columns={heads.length}>
      {heads.length > 1 && (
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{t('Figure')}</span>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
      )}
      <tbody>
        {figures.map(({ label: called, of, look }) => (
          <tr key={called} data-look={look}>
            <th scope="row">{called}</th>
            {amountsOf(owners, of).map((amount, index) => (
              <td key={heads[index]}>
                <Amount amount={amount} sign={signs[index] ?? signs[0] ?? ''} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
