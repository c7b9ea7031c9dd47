import { useQuery } from '@tanstack/react-query';
import { readRecord } from '#kit/web/use-entity';
import { Warnings } from '#kit/web/form/Warnings';
import { classWithSeats } from './school-class.contract';
import { fewerSeatsWarning } from './seats.rules';

interface Props {
  readonly capacity: number | null | undefined;
  /** The class, where it is being edited. */
  readonly edited: string | undefined;
}

/** Warns of a limit below the seats that are taken (CL2). */
export function FewerSeats({ capacity, edited = '' }: Props) {
  const { data } = useQuery({
    queryKey: [classWithSeats.path, 'one', edited],
    queryFn: () => readRecord(classWithSeats, edited),
    enabled: edited !== '' && Boolean(capacity),
  });
  const warning = fewerSeatsWarning(capacity ?? undefined, data?.seatsTaken ?? undefined);
  return <Warnings sentences={warning === undefined ? [] : [warning]} />;
}
