/** A row of a table: cells by column head. */
export type MemberRow = Record<string, string>;

/**
 * The rows of a page's tables about a member: the first cell begins with its name as code. If there are none, the rows of
 * classes whose rule has that name.
 */
export function membersIn(markdown: string, member: string): MemberRow[] {
  const rows = rowsWhere(markdown, (line) => isAbout(line, member));
  return rows.length > 0 ? rows : rowsWhere(markdown, (line) => isRuleOf(line, member));
}

function rowsWhere(markdown: string, isMeant: (line: string) => boolean): MemberRow[] {
  const rows: MemberRow[] = [];
  let heads: string[] = [];
  let above = '';
  for (const line of withoutFences(markdown)) {
    if (/^\|(?: :?-+:? \|)+$/.test(line)) heads = cellsOf(above);
    else if (line.startsWith('|') && isMeant(line)) rows.push(rowOf(heads, cellsOf(line)));
    above = line;
  }
  return rows;
}

/** Class names begin with a full stop. */
function isAbout(line: string, member: string): boolean {
  const [, name = ''] = /^\| `([^`]+)`/.exec(line) ?? [];
  return name.replace(/^\./, '').toLowerCase() === member.replace(/^\./, '').toLowerCase();
}

/** In a table of classes the second cell is the rule's name. */
function isRuleOf(line: string, member: string): boolean {
  const [, name] = /^\| `\.[^`]+` \| `([^`]+)` \|/.exec(line) ?? [];
  return name?.toLowerCase() === member.toLowerCase();
}

function rowOf(heads: readonly string[], cells: readonly string[]): MemberRow {
  return Object.fromEntries(heads.map((head, at): [string, string] => [head, cells[at] ?? '']));
}

/** The cells of a row; a backslash escapes a vertical bar. */
function cellsOf(line: string): string[] {
  return line
    .slice(1)
    .replace(/\|\s*$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));
}

function withoutFences(markdown: string): string[] {
  return markdown.replace(/^(`{3,}).*\n[\s\S]*?^\1$/gm, '').split('\n');
}
