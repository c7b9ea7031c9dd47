import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { Got } from '../../../kit/contract/entity';
import { t } from '../../../kit/contract/language';
import { FormOf } from '../../../kit/web/form/FormOf';
import { useOrganisation } from '../../../kit/web/organisation';
import { useSave } from '../../../kit/web/use-entity';
import { feeReceipt } from './fee-receipt.contract';
import { makeForm } from './receipt-form';

interface Props {
  readonly onMade: (receipt: Got<typeof feeReceipt>) => void;
  readonly onDirty: (dirty: boolean) => void;
}

/** Makes a receipt: the student, an open fee, the payment. */
export function ReceiptForm({ onMade, onDirty }: Props) {
  // Made with the form, so that paying again after a lost answer pays once.
  const [_id] = useState(() => uuid());
  const organisation = useOrganisation();
  const save = useSave(feeReceipt);
  return (
    <FormOf
      name="receipt"
      fields={feeReceipt.fields}
      rules={makeForm(organisation)}
      saveLabel={t('Make receipt')}
      onSave={async (body) => onMade((await save.mutateAsync({ body: { _id, ...body } })).info)}
      onDirty={onDirty}
    />
  );
}
