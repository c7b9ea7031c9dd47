import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import { t } from '#kit/contract/language';
import { FormOf } from '#kit/web/form/FormOf';
import { useOrganisation } from '#kit/web/organisation';
import { useSave } from '#kit/web/use-save';
import { useScreens } from '#house/session/use-screens';
import { creditNote } from './credit-note.contract';
import { type Credited, noteBody, noteFields, noteRules } from './credit-note-form';
import { useEarlierReasons } from './use-earlier-reasons';

interface Props {
  readonly of: Credited;
  readonly onDone: () => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** The form that takes something off what is owed: how much or which goods, why, and what happens to what had been paid. */
export function CreditNoteForm({ of, onDone, onDirty }: Props) {
  // Made with the form, so that a lost answer takes nothing off twice.
  const [_id] = useState(() => uuid());
  const organisation = useOrganisation();
  const reasons = useEarlierReasons();
  const mayGive = useScreens().has('/payments');
  const save = useSave(creditNote);
  return (
    <>
      <p>{of.called}</p>
      <FormOf
        name="credit-note"
        fields={noteFields(of)}
        rules={noteRules(of, { organisation, reasons, mayGive })}
        saveLabel={t('Take off')}
        onSave={async (values) => {
          await save.mutateAsync({ body: { _id, ...noteBody(of, values) } });
          onDone();
        }}
        onDirty={onDirty}
      />
    </>
  );
}
