import { readFileSync } from 'node:fs';

/** A request of several sentences or clauses, which of them only tell what is around it, and which say who is left out. */
export interface Request {
  text: string;
  stories: readonly { at: number; end: number }[];
  denials: readonly { at: number; end: number }[];
}

export type Requests =
  | 'of-sets'
  | 'of-later-sets'
  | 'open'
  | 'closed'
  | 'second-open'
  | 'second-closed'
  | 'third-open'
  | 'fourth-open'
  | 'fourth-closed'
  | 'fifth-open'
  | 'fifth-closed'
  | 'sixth-open'
  | 'sixth-closed';

/** The requests of a file: one a block, each line `asked`, `nice`, `not` or `story` with its sentence, which joined by spaces are the request. */
export function requestsOf(name: Requests): Request[] {
  const file = readFileSync(new URL(`stories-${name}.txt`, import.meta.url), 'utf8');
  return file
    .replaceAll('\r', '')
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.includes('\t')))
    .filter((lines) => lines.length > 0)
    .map(requestOf);
}

function requestOf(lines: readonly string[]): Request {
  let text = '';
  const stories: { at: number; end: number }[] = [];
  const denials: { at: number; end: number }[] = [];
  for (const line of lines) {
    const [is, ...rest] = line.split('\t');
    const said = rest.join(' ').trim();
    const at = text === '' ? 0 : text.length + 1;
    text = text === '' ? said : `${text} ${said}`;
    if (is === 'story') stories.push({ at, end: text.length });
    else if (is === 'not') denials.push({ at, end: text.length });
    else if (is !== 'asked' && is !== 'nice') throw new Error(`Neither asked, nice, not nor story: ${line}`);
  }
  return { text, stories, denials };
}
