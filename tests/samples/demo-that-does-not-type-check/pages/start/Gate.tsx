import * as React from 'react';

interface GateProps {
  width: number;
}

function Post({ width }: GateProps) {
  return <div style={{ width }} />;
}

export default function Gate() {
  const open: boolean = 'wide';
  return <Post width="3 m" hidden={open} />;
}
