import { Fragment } from 'react';

/** A list of names; those with a page are links. */
export function LinkedNames({ names }: { names: { name: string; url?: string }[] }) {
  return names.map(({ name, url }, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      {url ? <a href={url}>{name}</a> : name}
    </Fragment>
  ));
}
