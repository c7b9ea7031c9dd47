import { Navigate, useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { Entity } from '#kit/contract/entity';
import { RecordPage, type RecordPageProps } from '#house/page/RecordPage';
import { useParts } from '#house/page/use-parts';
import { useRecord } from '#kit/web/use-entity';
import { type DebtPart, type Taking, TakeHere } from './page-debt';
import { useCounterWay } from './use-counter-way';
import { useDebts } from './use-debts';

const TakeDialogs = lazy(async () => ({ default: (await import('./TakeDialogs')).TakeDialogs }));

interface Props<E extends Entity> extends RecordPageProps<E> {
  readonly parts: readonly DebtPart[];
}

interface HereProps<E extends Entity> extends Props<E> {
  readonly id: string;
  readonly asked: string | undefined;
  readonly counter: CounterWay | undefined;
}

/**
 * The page of somebody who may owe money: it shows prominently what is owed, and takes payments. A user who comes to take one and has the
 * counter is redirected there, and meanwhile sees nothing here that could be pressed.
 */
export function DebtorPage<E extends Entity>(props: Props<E>) {
  const { id = '' }: { readonly id?: string } = useParams({ strict: false });
  const { take: asked }: { readonly take?: string } = useSearch({ strict: false });
  const counter = useCounterWay(props.entity)(id);
  const [isLedOn, setLedOn] = useState(false);
  // The address changes before the counter is loaded.
  if (asked !== undefined && counter && !isLedOn) setLedOn(true);
  if (isLedOn && counter) return <Navigate {...counter} replace />;
  return <DebtorHere {...props} id={id} asked={asked} counter={counter} />;
}

function DebtorHere<E extends Entity>({ id, asked, counter, ...props }: HereProps<E>) {
  const { entity, parts, head } = props;
  const navigate = useNavigate();
  const { taking, setTaking, wasTaking } = useTaking(asked);
  const seen = useParts(parts);
  const { isTold, amount, open } = useDebts(seen, id);
  const take = counter ? () => void navigate(counter) : open && (() => setTaking('oldest'));
  const record = useRecord(entity, id).data;
  return (
    <TakeHere value={open && setTaking}>
      <RecordPage {...props} {...(isTold ? { owed: { amount, take } } : {})} />
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

type CounterWay = NonNullable<ReturnType<ReturnType<typeof useCounterWay>>>;

/** The debt that is being paid. An address may ask for one, as links from the search do, but only once and not again after a reload. */
function useTaking(asked: string | undefined) {
  const navigate = useNavigate();
  const [taking, setTaking] = useState<Taking>();
  const [before, setBefore] = useState<string>();
  if (asked !== before) {
    setBefore(asked);
    if (asked !== undefined) setTaking('oldest');
  }
  const leave = useEffectEvent(() => void navigate({ to: '.', search: {}, replace: true }));
  useEffect(() => {
    if (asked !== undefined) leave();
  }, [asked]);
  // What was opened once stays mounted, so that its closing can be animated.
  const [wasTaking, setWasTaking] = useState(false);
  if (taking !== undefined && !wasTaking) setWasTaking(true);
  return { taking, setTaking, wasTaking };
}
