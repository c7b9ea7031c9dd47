import type { Printed } from '#kit/contract/print';
import { partiesOf, sheetFacts, tablesOf } from '#kit/rules/printed-parts';
import { useOrganisation } from '#kit/web/organisation';
import { PrintedFacts } from './PrintedFacts';
import { PrintedRows } from './PrintedRows';
import styles from './PrintedSheet.module.css';
import { Proof } from './Proof';
import type { Paper } from './use-paper';

interface Props {
  readonly printed: Printed;
  readonly paper: Paper;
}

/** The body of a printed record, below the letterhead, which has its number. */
export function PrintedSheet({ printed, paper }: Props) {
  const { sums = [], total, after = [], note, signed, thanks, proof } = printed;
  const tables = tablesOf(printed);
  // Amounts stand below those of a table, decimal under decimal.
  const last = tables.at(-1);
  const footed = paper === 'A4' && last?.title === undefined ? last : undefined;
  const figures = (
    <>
      {!footed && (
        <>
          <PrintedFacts facts={sums} />
          {total && <PrintedFacts facts={[total]} look={styles.total} />}
          <PrintedFacts facts={after} />
        </>
      )}
      {note && <PrintedFacts facts={[note]} />}
    </>
  );
  return (
    <>
      <Parties printed={printed} />
      <dl className={styles.facts}>
        <PrintedFacts facts={sheetFacts(printed)} />
        {tables.length === 0 && figures}
      </dl>
      {tables.map((lines, index) => (
        <PrintedRows key={index} lines={lines} paper={paper} foot={lines === footed ? printed : undefined} />
      ))}
      {tables.length > 0 && <dl className={styles.facts}>{figures}</dl>}
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
      <Proof proof={proof} />
    </>
  );
}

function Parties({ printed }: Pick<Props, 'printed'>) {
  const { name, address } = useOrganisation();
  const { from } = printed;
  const parties = partiesOf(printed);
  if (from === undefined && parties.length === 0) return null;
  return (
    <section className={styles.parties}>
      {from !== undefined && (
        <div className={styles.house}>
          <h3>{from}</h3>
          <strong>{name}</strong>
          {address && <div>{address}</div>}
        </div>
      )}
      {parties.map(({ label, name: called, lines, details = [] }) => (
        <div key={label}>
          <h3>{label}</h3>
          <strong>{called}</strong>
          {[...lines, ...details].map((said) => (
            <div key={said}>{said}</div>
          ))}
        </div>
      ))}
    </section>
  );
}
