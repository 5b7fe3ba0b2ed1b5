import * as React from 'react';
import { PostProps } from './post-props';

function Post({ width }: PostProps) {
  return <div style={{ width }} />;
}

export default function Gate() {
  const open: boolean = 'wide';
  return <Post width="3 m" hidden={open} />;
}
