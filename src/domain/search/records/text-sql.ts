import { type RawBuilder, sql } from 'kysely';
import { likePattern } from '#db/rows.ts';

/** A column of a folded text, or what makes one of it. */
type Text = string | RawBuilder<unknown>;

const textOf = (column: Text): RawBuilder<unknown> => (typeof column === 'string' ? sql.ref(column) : column);

/** That a word of a folded text begins so. */
export function beginsWord(column: Text, word: string): RawBuilder<unknown> {
  const [, own = ''] = /^%(.*)%$/s.exec(likePattern(word)) ?? [];
  const text = textOf(column);
  return sql`(${sql.join(
    [`${own}%`, `% ${own}%`, `%-${own}%`, `%(${own}%`, `%/${own}%`].map(
      (pattern) => sql`${text} like ${pattern} escape '\\'`,
    ),
    sql` or `,
  )})`;
}

/** That a folded text holds a word, or its plural. */
export function holdsWord(column: Text, word: string): RawBuilder<unknown> {
  const text = sql`(' ' || replace(replace(${textOf(column)}, '-', ' '), '/', ' ') || ' ')`;
  const [, own = ''] = /^%(.*)%$/s.exec(likePattern(word)) ?? [];
  return sql`(${text} like ${`% ${own} %`} escape '\\' or ${text} like ${`% ${own}s %`} escape '\\')`;
}
