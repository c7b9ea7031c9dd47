import { useQuery } from '@tanstack/react-query';
import type { Draft } from '#kit/web/form/form-rules';
import { Warnings } from '#kit/web/form/Warnings';
import { readRecord } from '#kit/web/use-entity';
import { ClassClash } from './ClassClash';
import { classWithSeats, type schoolClass } from './school-class.contract';
import { fewerSeatsWarning } from './seats.rules';

interface Props {
  readonly values: Draft<typeof schoolClass.fields>;
  /** The class that is being edited, if any. */
  readonly edited: string | undefined;
  readonly asksRoom: boolean;
}

/** The warnings of a class's form: lessons at the same time as others, and fewer seats than are taken. */
export function ClassWarnings({ values, edited, asksRoom }: Props) {
  return (
    <>
      <ClassClash values={values} edited={edited} asksRoom={asksRoom} />
      <FewerSeats capacity={values.capacity} edited={edited} />
    </>
  );
}

interface FewerSeatsProps {
  readonly capacity: number | null | undefined;
  /** The class that is being edited, if any. */
  readonly edited: string | undefined;
}

/** Warns of a limit below the number of seats taken (CL2). */
function FewerSeats({ capacity, edited = '' }: FewerSeatsProps) {
  const { data } = useQuery({
    queryKey: [classWithSeats.path, 'one', edited],
    queryFn: () => readRecord(classWithSeats, edited),
    enabled: edited !== '' && Boolean(capacity),
  });
  const warning = fewerSeatsWarning(capacity ?? undefined, data?.seatsTaken ?? undefined);
  return <Warnings sentences={warning === undefined ? [] : [warning]} />;
}
