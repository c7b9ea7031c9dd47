import { LazyEntityForm } from '#kit/web/form/LazyEntityForm';
import { useOrganisation } from '#kit/web/organisation';
import { followUp } from './follow-up.contract';
import { followUpForm } from './follow-up-form';

interface Props {
  /** The person whom it is about: the field that names them, and their name. */
  readonly field: 'studentID' | 'customerID' | 'guardianID' | 'noteID';
  readonly of: { readonly _id: string; readonly person: string | null };
  readonly onDone: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The form that records what was said to or by this person. */
export function FollowUpForm({ field, of, onDone, onDirty }: Props) {
  const organisation = useOrganisation();
  return (
    <>
      <p>
        <bdi>{of.person}</bdi>
      </p>
      <LazyEntityForm
        entity={followUp}
        record={undefined}
        given={{ [field]: { _id: of._id, label: of.person ?? '' } }}
        rules={followUpForm(organisation)}
        onSaved={onDone}
        onSettled={onDone}
        onDirty={onDirty}
      />
    </>
  );
}
