import { useState } from 'react';
import { v7 as uuid } from 'uuid';
import type { ReplyOf } from '#kit/contract/endpoint';
import { t } from '#kit/contract/language';
import { answerOf, send } from '#kit/web/call';
import { FormOf } from '#kit/web/form/FormOf';
import { useOrganisation } from '#kit/web/organisation';
import { useDone } from '#kit/web/use-entity';
import { useSession } from '#house/session/session';
import { refundCredit } from '#features/ledger/credit/credit.contract';
import { refundForm } from './refund-form';

interface Props {
  readonly onDirty: (dirty: boolean) => void;
  readonly onDone: () => void;
}

/** The form that gives back somebody's credit. */
export function RefundForm({ onDirty, onDone }: Props) {
  // Made with the form, so that a lost answer pays nothing back twice.
  const [key] = useState(() => uuid());
  const organisation = useOrganisation();
  const { brand } = useSession();
  const done = useDone();
  return (
    <FormOf
      name="refund"
      fields={refundCredit.body}
      rules={refundForm(organisation, brand)}
      saveLabel={t('Pay credit back')}
      onSave={async (body) => {
        const { method, path } = refundCredit;
        await done(
          await answerOf<ReplyOf<typeof refundCredit>>(await send({ method, path, body, idempotencyKey: key })),
        );
        onDone();
      }}
      onDirty={onDirty}
    />
  );
}
