import type { ReactNode } from 'react';
import type { Party } from '#kit/contract/party';
import { useOrganisation } from '#kit/web/organisation';
import styles from './DocumentSheet.module.css';

/** A label, in the current language, with its value. */
export type SheetFact = readonly [label: string, value: ReactNode];

interface Props {
  /** The label above the organisation, where it is a party of the document: 'From'. */
  readonly house?: string;
  readonly parties: readonly Party[];
  readonly facts: readonly SheetFact[];
  /** What was bought: `GoodsTable`, which says what it comes to in place of the sums below. */
  readonly goods?: ReactNode;
  /** What was paid, above the sums. */
  readonly lines?: ReactNode;
  readonly sums?: readonly SheetFact[];
  /** The total, where there is one. */
  readonly total?: SheetFact | undefined;
  /** Amounts that follow the total. */
  readonly after?: readonly SheetFact[];
  /** The words below each line for a signature. */
  readonly signed: readonly string[];
  readonly thanks?: string;
  /** What is printed at the very end. */
  readonly proof?: ReactNode;
}

/** The body of a printed money document, below the letterhead: parties, facts and total. */
export function DocumentSheet(props: Props) {
  const { house, parties, facts, goods, lines, sums = [], total, after = [], signed, thanks, proof } = props;
  const { name, address } = useOrganisation();
  const line = ([label, value]: SheetFact, place: number) => (
    <div key={`${place} ${label}`} className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <bdi>{value}</bdi>
      </dd>
    </div>
  );
  const figures = (
    <>
      {sums.map(line)}
      {total && (
        <div className={`${styles.fact} ${styles.total}`}>
          <dt>{total[0]}</dt>
          <dd>
            <bdi>{total[1]}</bdi>
          </dd>
        </div>
      )}
      {after.map(line)}
    </>
  );
  return (
    <>
      {(house !== undefined || parties.length > 0) && (
        <section className={styles.parties}>
          {house !== undefined && (
            <div className={styles.house}>
              <h3>{house}</h3>
              <strong>{name}</strong>
              {address && <div>{address}</div>}
            </div>
          )}
          {parties.map((party) => (
            <div key={party.label}>
              <h3>{party.label}</h3>
              <strong>{party.name}</strong>
              {party.lines.map((said) => (
                <div key={said}>{said}</div>
              ))}
            </div>
          ))}
        </section>
      )}
      <dl className={styles.facts}>
        {facts.map(line)}
        {!goods && !lines && figures}
      </dl>
      {goods}
      {lines && (
        <>
          {lines}
          <dl className={styles.facts}>{figures}</dl>
        </>
      )}
      {signed.length > 0 && (
        <div className={styles.signs}>
          {signed.map((label) => (
            <div key={label} className={styles.sign}>
              {label}
            </div>
          ))}
        </div>
      )}
      {thanks && <p className={styles.thanks}>{thanks}</p>}
      {proof}
    </>
  );
}
