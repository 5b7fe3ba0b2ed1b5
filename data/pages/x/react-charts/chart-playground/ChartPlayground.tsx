import * as React from 'react';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { toJsx } from './toJsx';

/** Strings, numbers and words that are values. */
const VALUE =
  /('[^']*'|"[^"]*"|-?\b\d+(?:\.\d+)?\b|\b(?:true|false|null)\b)/;

interface ChartPlaygroundProps {
  /** The name of the chart's component. */
  name: string;
  /** The props of the chart, as it is drawn now; those that are undefined keep their defaults. */
  props: object;
  options: React.ReactNode;
  children: React.ReactNode;
}

/** A chart, the options of its props, and the code for what is drawn. */
export function ChartPlayground({
  name,
  props,
  options,
  children,
}: ChartPlaygroundProps) {
  const code = toJsx(name, props);
  const shown = React.useRef<HTMLPreElement>(null);
  const [copied, setCopied] = React.useState({ code: '', how: '' });

  async function copy() {
    try {
      await navigator.clipboard.writeText(code);
      setCopied({ code, how: 'Copied' });
    } catch {
      // A frame may not write to the clipboard; a reader may copy what is selected.
      if (shown.current) window.getSelection()?.selectAllChildren(shown.current);
      setCopied({ code, how: 'Selected' });
    }
  }

  return (
    <Box
      sx={{
        display: 'grid',
        gap: 3,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) 220px' },
        width: '100%',
      }}
    >
      <Box sx={{ minWidth: 0 }}>{children}</Box>
      <Stack role="group" aria-label={`${name} options`} spacing={1.5}>
        {options}
      </Stack>
      <Stack
        direction="row"
        spacing={1}
        sx={{
          alignItems: 'flex-start',
          borderTop: 1,
          borderColor: 'divider',
          gridColumn: '1 / -1',
          minWidth: 0,
          pt: 2,
        }}
      >
        <Box
          component="pre"
          ref={shown}
          role="region"
          aria-label={`${name} code`}
          tabIndex={0}
          sx={{
            flex: 1,
            fontSize: 13,
            height: 200,
            lineHeight: 1.6,
            m: 0,
            minWidth: 0,
            overflow: 'auto',
            '& span': { color: 'primary.main' },
          }}
        >
          {code
            .split(VALUE)
            .map((text, index) =>
              index % 2 === 0 ? text : <span key={index}>{text}</span>,
            )}
        </Box>
        <Button size="small" onClick={copy}>
          {copied.code === code ? copied.how : 'Copy'}
        </Button>
      </Stack>
    </Box>
  );
}
