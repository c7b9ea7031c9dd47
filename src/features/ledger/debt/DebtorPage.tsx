import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import type { Entity } from '#kit/contract/entity';
import { RecordPage, type RecordPageProps } from '#house/page/RecordPage';
import { useParts } from '#house/page/use-parts';
import { useRecord } from '#kit/web/use-entity';
import { type DebtPart, type Taking, TakeHere } from './page-debt';
import { useDebts } from './use-debts';

const TakeDialogs = lazy(async () => ({ default: (await import('./TakeDialogs')).TakeDialogs }));

interface Props<E extends Entity> extends RecordPageProps<E> {
  readonly parts: readonly DebtPart[];
}

/** The page of somebody who may owe money: it shows prominently what is owed, and takes payments. */
export function DebtorPage<E extends Entity>(props: Props<E>) {
  const { entity, parts, head } = props;
  const { id = '' }: { readonly id?: string } = useParams({ strict: false });
  const { taking, setTaking, wasTaking } = useTaking();
  const seen = useParts(parts);
  const { isTold, amount, open } = useDebts(seen, id);
  const record = useRecord(entity, id).data;
  return (
    <TakeHere value={open && setTaking}>
      <RecordPage {...props} {...(isTold ? { owed: { amount, take: open && (() => setTaking('oldest')) } } : {})} />
      {open && wasTaking && (
        <Suspense>
          <TakeDialogs
            taking={taking}
            of={id}
            open={open}
            phone={record && head(record).phone}
            onClose={() => setTaking(undefined)}
          />
        </Suspense>
      )}
    </TakeHere>
  );
}

/** What is being taken. An address may ask for it, as those of the search do: once, not again after a reload. */
function useTaking() {
  const { take: asked }: { readonly take?: string } = useSearch({ strict: false });
  const navigate = useNavigate();
  const [taking, setTaking] = useState<Taking>();
  const [before, setBefore] = useState<string>();
  if (asked !== before) {
    setBefore(asked);
    if (asked !== undefined) setTaking('oldest');
  }
  useEffect(() => {
    if (asked !== undefined) void navigate({ to: '.', search: {}, replace: true });
  }, [asked, navigate]);
  // What was opened once stays, so that it can close in peace.
  const [wasTaking, setWasTaking] = useState(false);
  if (taking !== undefined && !wasTaking) setWasTaking(true);
  return { taking, setTaking, wasTaking };
}
