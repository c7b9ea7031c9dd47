import type { ReactNode } from 'react';
import { useOrganisation } from '#kit/web/organisation';
import styles from './DocumentSheet.module.css';

/** A label, in the current language, with its value. */
export type SheetFact = readonly [label: string, value: ReactNode];

interface Props {
  /** The headings of the two parties: 'From' and 'To'. */
  readonly sides: readonly [house: string, other: string];
  readonly to: { readonly name: string; readonly lines: readonly string[] };
  readonly facts: readonly SheetFact[];
  /** What was bought: `GoodsTable`, and what it comes to. */
  readonly goods?: ReactNode;
  readonly sums?: readonly SheetFact[];
  /** The total. */
  readonly total: SheetFact;
  /** Amounts that follow the total. */
  readonly after?: readonly SheetFact[];
  /** Who signs. */
  readonly signed: readonly string[];
  readonly thanks?: string;
}

/** The body of a printed money document, below the letterhead: parties, facts and total. */
export function DocumentSheet({ sides, to, facts, goods, sums = [], total, after = [], signed, thanks }: Props) {
  const { name, address } = useOrganisation();
  const line = ([label, value]: SheetFact, total?: true) => (
    <div key={label} className={total ? `${styles.fact} ${styles.total}` : styles.fact}>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
  const amounts = (
    <>
      {sums.map((sum) => line(sum))}
      {line(total, true)}
      {after.map((fact) => line(fact))}
    </>
  );
  return (
    <>
      <section className={styles.parties}>
        <div>
          <h3>{sides[0]}</h3>
          <strong>{name}</strong>
          {address && <div>{address}</div>}
        </div>
        <div>
          <h3>{sides[1]}</h3>
          <strong>{to.name}</strong>
          {to.lines.map((said) => (
            <div key={said}>{said}</div>
          ))}
        </div>
      </section>
      <dl className={styles.facts}>
        {facts.map((fact) => line(fact))}
        {!goods && amounts}
      </dl>
      {goods && (
        <>
          {goods}
          <dl className={styles.facts}>{amounts}</dl>
        </>
      )}
      <div className={styles.signs}>
        {signed.map((label) => (
          <div key={label} className={styles.sign}>
            {label}
          </div>
        ))}
      </div>
      {thanks && <p className={styles.thanks}>{thanks}</p>}
    </>
  );
}
