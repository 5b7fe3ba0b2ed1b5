/** Text of a new page: front matter, heading, the sentence every page begins with, and what comes next. */
export function pageTemplate(title: string): string {
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    'description: What a reader can do with this page, in one sentence.',
    '---',
    '',
    `# ${title}`,
    '',
    '<p class="description">What a reader can do with this page, in one sentence.</p>',
    '',
    '## Basics',
    '',
    'Begin with the simplest useful demo; `xdocs new demo` puts one here.',
    '',
  ].join('\n');
}

/** A demo as a reader would copy it. */
export function demoTemplate(name: string): string {
  return [
    "import * as React from 'react';",
    "import Button from '@mui/material/Button';",
    '',
    `export default function ${name}() {`,
    '  const [count, setCount] = React.useState(0);',
    '',
    '  return (',
    '    <Button variant="outlined" onClick={() => setCount(count + 1)}>',
    '      Pressed {count} times',
    '    </Button>',
    '  );',
    '}',
    '',
  ].join('\n');
}

/** The line that shows a demo in a text. */
export function demoMarker(name: string): string {
  return `\n{{"demo": "${name}.tsx"}}\n`;
}
