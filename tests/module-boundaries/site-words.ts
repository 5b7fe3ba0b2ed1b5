/** What belongs to this site alone: its library, its products, its pages, the packages it documents. */
const SITE_WORDS = [
  /\bMUI\b|\bMui|@mui\b|\bmui\.com\b/,
  /material|\bemotion\b/i,
  /\b(data|date|tree)[- ]?(grid|pickers?|view)\b/i,
  /\b(x-)?charts?\b|\b[A-Z]\w+Charts?\b/,
  /\bGrid[A-Z]\w+/,
  /['"`/]\/?x\//,
  /\b(toolpad|joy-ui|base-ui)\b/i,
];

/** Lines that may hold one, and why. */
const reasoned: { file: string; line: RegExp; because: string }[] = [
  {
    file: 'generator/schema/headers.ts',
    line: /^ {2}materialDesign:/,
    because: 'a key of the front matter, which texts of that dialect bring along',
  },
  { file: 'generator/page/content.ts', line: /^ {2}materialDesign\?:/, because: 'the same key' },
  {
    file: 'generator/steps/6-render/demo-fallback/fix-globals.ts',
    line: /replace\(\/x\/g/,
    because: 'a regular expression that is no path',
  },
];

/** Lines of a file that name something of this site without a reason, each with its number. */
export function siteWords(file: string, text: string): string[] {
  return text.split('\n').flatMap((line, at) => {
    const isReasoned = reasoned.some((one) => one.file === file && one.line.test(line));
    const names = SITE_WORDS.some((word) => word.test(line));
    return names && !isReasoned ? [`${file}:${at + 1} ${line.trim()}`] : [];
  });
}

/** Reasons for lines that are not there any more. */
export function idleReasons(read: (file: string) => string): string[] {
  return reasoned
    .filter(
      ({ file, line }) =>
        !read(file)
          .split('\n')
          .some((one) => line.test(one)),
    )
    .map(({ file, because }) => `${file}: ${because}`);
}
