import { t } from '#kit/contract/language';
import { directionOfText } from '#kit/rules/text-direction';
import { useOrganisation } from '#kit/web/organisation';
import { showInstant } from '#kit/web/show';
import { Status } from '#kit/web/Status';
import { usePart } from '#kit/web/use-entity';
import { allRows, partQuery } from '#house/page/part-list';
import { channels, followUp } from '#features/ledger/follow-up/follow-up.contract';
import { FollowUpForm } from '#features/ledger/follow-up/FollowUpForm';
import styles from './SaidToVisitor.module.css';

interface Props {
  readonly note: { readonly _id: string; readonly Name: string };
  readonly onDone: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The dialog with the follow-ups of a visitor, and the form of a new one. */
export function SaidToVisitor({ note: { _id, Name }, onDone, onDirty }: Props) {
  const { timeZone } = useOrganisation();
  const { data } = usePart(followUp, partQuery(followUp, { noteID: _id }, '-createdAt', allRows));
  return (
    <>
      <FollowUpForm field="noteID" of={{ _id, person: Name }} onDone={onDone} onDirty={onDirty} />
      {data && data.count > 0 && (
        <section className={styles.said} aria-label={t('What was said')}>
          {data.rows.map(({ _id: id, createdAt, channel, outcome, said }) => (
            <article key={id}>
              <p className={styles.facts}>
                <time dateTime={createdAt}>{showInstant(createdAt, timeZone)}</time>
                <span>{t(channels[channel])}</span>
                <Status of={followUp.fields.outcome} word={outcome} />
              </p>
              {said !== null && <p dir={directionOfText(said) ?? 'auto'}>{said}</p>}
            </article>
          ))}
        </section>
      )}
    </>
  );
}
