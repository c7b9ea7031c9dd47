import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { useOrganisation } from '#kit/web/organisation';
import { type CreditPayer, payerField } from '#features/ledger/credit/credit.rules';
import { followUp } from './follow-up.contract';
import { followUpForm } from './follow-up-form';

interface Props {
  readonly of: CreditPayer & { readonly person: string | null };
  readonly onDone: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** Writes down what was said to or by this person. */
export function FollowUpForm({ of, onDone, onDirty }: Props) {
  const organisation = useOrganisation();
  return (
    <>
      <p>
        <bdi>{of.person}</bdi>
      </p>
      <LazyEntityForm
        entity={followUp}
        record={undefined}
        given={{ [payerField(of)]: { _id: of._id, label: of.person ?? '' } }}
        rules={followUpForm(organisation)}
        onSaved={onDone}
        onSettled={onDone}
        onDirty={onDirty}
      />
    </>
  );
}
