import { Button, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { ReplyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { answerOf, isRefusal, type Refusal, send } from '#kit/web/call';
import { directionOfText } from '#kit/rules/text-direction';
import { Coming } from '#kit/web/Coming';
import { Money } from '#kit/web/Money';
import { toastWrong } from '#kit/web/toast';
import { readRecord, useDone } from '#kit/web/use-entity';
import { useShownMoney } from '#kit/web/use-shown-money';
import { useScreens } from '#house/session/use-screens';
import { debtShown } from '#features/ledger/counter-payment/name-of-debt.rules';
import type { FoundPerson } from '#features/counter/counter/counter.contract';
import { takeMoney } from '#features/counter/counter/take.contract';
import { type WalletMessage, walletMessage } from '#features/counter/wallet-message/wallet-message.contract';
import { fromOf, Moment, Paid, Remarks } from './message-columns';
import { useDebtsOf, usePeople } from './use-who';
import { paidOf } from './who-paid.rules';
import styles from './wallet.module.css';
import type { Proposal } from './wallet.contract';

interface Props {
  readonly message: WalletMessage;
  readonly onDone: () => void;
}

type Chosen = Pick<FoundPerson, 'kind' | '_id' | 'label'>;

/** The dialog of a wallet message, with its text and the people it may come from: staff choose who paid, and book it. */
export function WhoPaid({ message, onDone }: Props) {
  const { _id, text, paidAt, accountID } = message;
  const [chosen, setChosen] = useState<Chosen>();
  const mayBook = useScreens().has('/counter');
  const { data } = useQuery<WalletMessage & { readonly proposal?: Proposal | null }, Refusal>({
    queryKey: [walletMessage.path, 'one', _id],
    queryFn: () => readRecord(walletMessage, _id),
  });
  const worth = data?.proposal?.worth;
  return (
    <>
      <div className={styles.head}>
        <strong>
          <bdi>{fromOf(message)}</bdi>
        </strong>
        <strong>
          <Paid message={message} />
        </strong>
        <span className={styles.said}>
          <Moment at={paidAt ?? ''} /> · <bdi>{accountID?.name}</bdi>
        </span>
        <Remarks message={message} />
      </div>
      <p className={styles.text} dir={directionOfText(text) ?? 'auto'}>
        {text}
      </p>
      {!data && <Coming />}
      {mayBook && data && worth === null && <p>{t('Set the rate first')}</p>}
      {mayBook && worth && (
        <>
          {!chosen && <Candidates people={data?.proposal?.people ?? []} onChoose={setChosen} />}
          {chosen && (
            <Booking message={message} worth={worth} of={chosen} onOther={() => setChosen(undefined)} onDone={onDone} />
          )}
        </>
      )}
    </>
  );
}

interface CandidatesProps {
  readonly people: Proposal['people'];
  readonly onChoose: (person: Chosen) => void;
}

/** The people that the message points to, or those found by typing. */
function Candidates({ people, onChoose }: CandidatesProps) {
  const [typed, setTyped] = useState('');
  const found = usePeople(typed);
  const listed = typed.trim().length < 2 ? people.map((one) => ({ ...one, said: one.why })) : [];
  const searched = (found ?? []).map((one) => ({ ...one, said: one.phone ?? '' }));
  return (
    <>
      <TextInput
        label={t('Who paid?')}
        placeholder={t('Name, phone or number')}
        value={typed}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <ul className={styles.people}>
        {[...listed, ...searched].map((one) => (
          <li key={`${one.kind} ${one._id}`}>
            <Button
              variant="default"
              justify="space-between"
              rightSection={<small className={styles.said}>{one.said}</small>}
              onClick={() => onChoose(one)}
            >
              <bdi>{one.label}</bdi>
            </Button>
          </li>
        ))}
      </ul>
      {found?.length === 0 && <p>{t('Nothing found')}</p>}
    </>
  );
}

interface BookingProps {
  readonly message: WalletMessage;
  readonly worth: NonNullable<Proposal['worth']>;
  readonly of: Chosen;
  readonly onOther: () => void;
  readonly onDone: () => void;
}

/** The debts of the chosen person that the amount pays, the oldest first; the remainder becomes credit. */
function Booking({ message, worth, of, onOther, onDone }: BookingProps) {
  // Made with the choice, so that a lost answer books nothing twice.
  const [key] = useState(() => uuid());
  const [isSending, setSending] = useState(false);
  const shown = useShownMoney();
  const done = useDone();
  const open = useDebtsOf(of);
  if (!open) return <Coming />;
  const { paid, over } = paidOf(open.debts, worth);
  const owing = open.people.find(({ _id }) => _id === paid[0]?.debt.personID) ?? open.people[0];

  async function book() {
    setSending(true);
    try {
      const { method, path } = takeMoney;
      const body = {
        _id: key,
        ...(owing ? { [owing.kind === 'student' ? 'studentID' : 'customerID']: owing._id } : {}),
        debts: paid.map(({ debt, amount }) => ({ [`${debt.of}ID`]: debt._id, amount })),
        payments: [{ accountID: message.accountID?._id, amount: worth, messageID: message._id }],
        keepRest: over > 0,
      };
      await done(await answerOf<ReplyOf<typeof takeMoney>>(await send({ method, path, body })));
      onDone();
    } catch (error) {
      if (!isRefusal(error)) throw error;
      toastWrong(error.message);
    } finally {
      setSending(false);
    }
  }

  return (
    <>
      <p>
        <strong>
          <bdi>{of.label}</bdi>
        </strong>
      </p>
      <dl className={styles.debts}>
        {paid.map(({ debt, amount }) => (
          <div key={debt._id} className={styles.read}>
            <dt>
              <bdi>{debtShown(debt)}</bdi>
            </dt>
            <dd>
              <Money amount={amount} />
            </dd>
          </div>
        ))}
        {over > 0 && (
          <div className={styles.read}>
            <dt>{t('Kept as credit')}</dt>
            <dd>
              <Money amount={over} />
            </dd>
          </div>
        )}
      </dl>
      <div className={styles.buttons}>
        <Button variant="default" onClick={onOther}>
          {t('Somebody else')}
        </Button>
        <Button className={styles.main} loading={isSending} onClick={() => void book()}>
          {t('Book {amount} for {name}', { amount: shown(worth), name: of.label })}
        </Button>
      </div>
    </>
  );
}
