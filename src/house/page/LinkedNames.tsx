import { Fragment } from 'react';
import { comma } from '#kit/contract/language';
import { PlaceLink } from '#kit/web/PlaceLink';
import { Unbroken } from '#kit/web/Unbroken';

interface Props {
  readonly names: readonly { readonly name: string; readonly to: string | undefined }[];
}

/** Names one after the other, each a link to its page. */
export function LinkedNames({ names }: Props) {
  return names.map(({ name, to }, index) => (
    <Fragment key={to ?? name}>
      {index > 0 && comma()}
      <PlaceLink to={to}>
        <Unbroken name={name} />
      </PlaceLink>
    </Fragment>
  ));
}
