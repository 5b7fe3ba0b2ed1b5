/** A change of one file, and how long a build after it may take. */
export interface Edit {
  what: string;
  aim: string;
  file: string;
  change: (text: string, round: number) => string;
}

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
    what: 'a demo with a new import',
    aim: '≤ 3 s',
    file: 'data/pages/x/react-charts/bars/BarsBasic.tsx',
    change: (text, round) =>
      `import { rgbToHex as f${round} } from '@mui/material/styles';\n${text}console.assert(f${round}('#fff') !== '');\n`,
  },
  {
    what: 'cold, but packages kept: the program changed',
    aim: '≤ 6 s',
    file: 'generator/steps/7-compose/compose.ts',
    change: (text, round) => `${text}// Changed in round ${round}.\n`,
  },
];
