import { Fragment } from 'react';
import type { Got } from '#kit/contract/entity';
import { pageOf } from '#kit/contract/page-of';
import { PlaceLink } from '#kit/web/PlaceLink';
import { student, type studentOfFamily } from './student.contract';

/** The other children of the student's guardians, each a step away. */
export function Siblings({ of }: { of: Got<typeof studentOfFamily>['siblings'] }) {
  return of.map(({ _id, studentName }, index) => (
    <Fragment key={_id}>
      {index > 0 && ', '}
      <PlaceLink to={pageOf(student, _id)}>
        <bdi>{studentName}</bdi>
      </PlaceLink>
    </Fragment>
  ));
}
