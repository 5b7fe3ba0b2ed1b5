/** A change of one file, and how long a build after it may take. */
export interface Edit {
  what: string;
  aim: string;
  file: string;
  change: (text: string, round: number) => string;
}

/** Names that no demo imports, and names that some demos import, each from a module of its own; rounds take turns. */
const UNKNOWN = ['rgbToHex', 'hexToRgb', 'hslToRgb', 'recomposeColor', 'getContrastRatio', 'emphasize'];
const KNOWN = ['Alert', 'Chip', 'Paper', 'Rating', 'Slider', 'Checkbox'];
const taking = (names: string[], round: number) => names[round % names.length] ?? '';

/** What a maintainer does to one file; each round changes it to something that was not there before. */
export const edits: Edit[] = [
  {
    what: 'one text changed',
    aim: '≤ 0.7 s',
    file: 'data/pages/x/introduction/index.md',
    change: (text, round) => `${text}\nChanged in round ${round}.\n`,
  },
  {
    what: 'a comment in a demo changed',
    aim: '≤ 1 s',
    file: 'data/pages/x/react-charts/bars/BarsBasic.tsx',
    change: (text, round) => `${text}// Changed in round ${round}.\n`,
  },
  {
    what: 'a demo imports what no other one imports',
    aim: '≤ 3 s',
    file: 'data/pages/x/react-charts/bars/BarsBasic.tsx',
    change: (text, round) =>
      `import { ${taking(UNKNOWN, round)} as f } from '@mui/material/styles';\n${text}console.assert(${round} > 0 && typeof f === 'function');\n`,
  },
  {
    what: 'a demo imports what others import',
    aim: '≤ 3 s',
    file: 'data/pages/x/react-charts/bars/BarsBasic.tsx',
    change: (text, round) =>
      `import F from '@mui/material/${taking(KNOWN, round)}';\n${text}console.assert(${round} > 0 && F !== undefined);\n`,
  },
  {
    what: 'a script for browsers changed',
    aim: '≤ 3 s',
    file: 'site/entries/client.ts',
    change: (text, round) => `${text}console.assert(${round} > 0);\n`,
  },
  {
    what: 'cold, but packages kept: the program changed',
    aim: '≤ 6 s',
    file: 'generator/steps/7-compose/compose.ts',
    change: (text, round) => `${text}// Changed in round ${round}.\n`,
  },
];
