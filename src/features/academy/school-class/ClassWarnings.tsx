import type { Draft } from '#kit/web/form/form-rules';
import { ClassClash } from './ClassClash';
import { FewerSeats } from './FewerSeats';
import type { schoolClass } from './school-class.contract';

interface Props {
  readonly values: Draft<typeof schoolClass.fields>;
  /** The class itself, where it is being edited. */
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
