import { Fragment } from 'react';

/** Names one after the other; those with a page of their own lead there. */
export function LinkedNames({ names }: { names: { name: string; url?: string }[] }) {
  return names.map(({ name, url }, at) => (
    <Fragment key={name}>
      {at > 0 && ', '}
      {url ? <a href={url}>{name}</a> : name}
    </Fragment>
  ));
}
