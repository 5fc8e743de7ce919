import { type RawBuilder, sql } from 'kysely';
import { likePattern } from '#db/rows.ts';
import { fold } from '#src/lib/fold.ts';

/** What belongs together in a name that somebody wrote: `O’Shea`, `Mc Donald` and `van den Berg` are one part each. */
export interface NamePart {
  readonly words: readonly string[];
  /** The words as one. */
  readonly joined: string;
}

/** What stands before a surname, joined to it or apart. */
const PARTICLES = new Set(
  (
    'al ap bin d da das de degli dei del dela della den der des di do dos du el fitz ibn l la las le lo los mac mc o saint san ' +
    'santa st ten ter van vande vanden vander vom von zu zum zur'
  ).split(' '),
);

/** What joins the halves of a name. */
const MARKS = ["'", '’', '‘', 'ʼ', '`', '-', '‐'];
const MARK = new RegExp(`[${MARKS.join('').replace('-', '')}-]`);

/** How many ways of writing a name apart are looked for. */
const MOST_APART = 8;

/** The parts of a name, folded: with each particle the word that it belongs to. */
export function namePartsOf(words: readonly string[]): NamePart[] {
  const parts: string[][] = [];
  let open = false;
  for (const word of words) {
    const halves = fold(word)
      .split(MARK)
      .filter((half) => half !== '');
    if (halves.length === 0) continue;
    const last = open ? parts.at(-1) : undefined;
    if (last === undefined) parts.push(halves);
    else last.push(...halves);
    open = halves.length === 1 && PARTICLES.has(halves[0] ?? '');
  }
  return parts.map((halves) => ({ words: halves, joined: halves.join('') }));
}

/** What two ways of writing one name share: `Liam O’Shea` and `liam oshea`. */
export const withoutMarks = (name: string): string =>
  fold(name)
    .split(MARK)
    .flatMap((half) => half.split(' '))
    .join('');

/** `delacruz` as `de la cruz`, by what may be a particle: the longest first. */
function apart(joined: string): string[] {
  const found: string[] = [];
  for (let at = Math.min(6, joined.length - 3); at >= 1; at -= 1) {
    const [particle, rest] = [joined.slice(0, at), joined.slice(at)];
    if (!PARTICLES.has(particle)) continue;
    found.push(`${particle} ${rest}`, ...apart(rest).map((more) => `${particle} ${more}`));
  }
  return found.slice(0, MOST_APART);
}

/** Whether words of a name begin with a part, however they are joined there. */
export function isPartOf(name: string, { words, joined }: NamePart): boolean {
  const told = ` ${fold(name).replace(/[(/&.,]/g, ' ')}`.split(MARK);
  const begins = (text: string, word: string): boolean => text.includes(` ${word}`);
  return (
    words.every((word) => begins(told.join(' '), word)) ||
    begins(told.join(''), joined) ||
    apart(joined).some((spaced) => begins(told.join(' '), spaced))
  );
}

/** A condition on a folded text: the word stands in it, or begins one of its words. */
type HasWord = (told: RawBuilder<unknown>, word: string) => RawBuilder<boolean>;

const anywhere: HasWord = (told, word) => sql<boolean>`${told} like ${likePattern(word)} escape '\\'`;

const atStart: HasWord = (told, word) =>
  sql<boolean>`' ' || ${told} like ${`% ${likePattern(word).slice(1)}`} escape '\\'`;

/** What a word of a name may follow: “Ana” names no Watanabe, and “Neill” an O'Neill. */
const BEFORE_WORDS = [' ', '-', "'", '’', '(', '/', '&', '.', ','];

/** Whether the word begins one of a folded text, also behind a mark. */
export const beginsWord: HasWord = (told, word) => {
  const starts = likePattern(word).slice(1);
  const anywhere = BEFORE_WORDS.map((before) => sql`${told} like ${`%${before}${starts}`} escape '\\'`);
  // The first condition is the quick one, which few names pass.
  return sql<boolean>`(${told} like ${likePattern(word)} escape '\\'
    and (${told} like ${starts} escape '\\' or ${sql.join(anywhere, sql` or `)}))`;
};

/**
 * A condition on folded names: one holds the part, however its words are joined there.
 * @param hasWord how a word of it is found; a single letter among several words always begins one
 */
export function hasPart(
  told: RawBuilder<unknown>,
  { words, joined }: NamePart,
  hasWord: HasWord = anywhere,
): RawBuilder<boolean> {
  const each = words.map((word) =>
    words.length > 1 && word.length === 1 ? atStart(told, word) : hasWord(told, word),
  );
  const marked = MARKS.map((mark) => sql`${told} like ${`%${mark}%`}`);
  const plain = MARKS.reduce((text, mark) => sql`replace(${text}, ${mark}, '')`, told);
  const asOne = sql.join(
    [
      hasWord(told, joined),
      sql`((${sql.join(marked, sql` or `)}) and ${hasWord(plain, joined)})`,
      ...apart(joined).map((spaced) => atStart(told, spaced)),
    ],
    sql` or `,
  );
  // However a part is written, its letters follow one another, which few names have: the rest is for these alone.
  const letters = [...joined].map((letter) => likePattern(letter).slice(1)).join('');
  const spelt = sql<boolean>`(${told} like ${`%${letters}`} escape '\\' and (${asOne}))`;
  return words.length === 1 ? spelt : sql<boolean>`((${sql.join(each, sql` and `)}) or ${spelt})`;
}
