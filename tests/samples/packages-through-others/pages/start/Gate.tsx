import clsx from 'clsx';
import * as React from 'react';

export default function Gate() {
  const [open, setOpen] = React.useState(false);
  return <button className={clsx('gate', open && 'open')} onClick={() => setOpen(!open)} />;
}
