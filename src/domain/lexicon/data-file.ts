import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

/** The lines of a data file without comments and empty lines. */
export function linesOf(name: string): string[] {
  return readFileSync(resolve(`#src/domain/lexicon/data/${name}`), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'));
}

/** A line `Name < wider, wider: other, {a,b} other, ?doubtful`. */
export interface TermLine {
  name: string;
  /** The names after `<` or `>`. */
  related: string[];
  others: { phrase: string; doubtful: boolean }[];
}

/** Reads the terms of a data file; `{a,b}` in a name stands for both alternatives. */
export function termsIn(name: string): TermLine[] {
  return linesOf(name).map(termLine);
}

/** Reads one term. */
export function termLine(line: string): TermLine {
  const [head = '', tail = ''] = cut(line, ': ');
  const [own = '', related = ''] = cut(head, / [<>] /.exec(head)?.[0] ?? '\n');
  const others = listOf(tail).flatMap((other) => {
    const doubtful = other.startsWith('?');
    return expand(doubtful ? other.slice(1) : other).map((phrase) => ({ phrase, doubtful }));
  });
  return { name: own.trim(), related: listOf(related), others };
}

function cut(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** Splits at commas outside braces. */
function listOf(text: string): string[] {
  return text
    .split(/,(?![^{]*\})/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

function expand(text: string): string[] {
  const choice = /\{([^}]*)\}/.exec(text);
  if (choice === null) return [text];
  const [whole, options = ''] = choice;
  return options.split(',').flatMap((option) => expand(text.replace(whole, option)));
}
