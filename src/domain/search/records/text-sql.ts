import { type RawBuilder, sql } from 'kysely';
import { likePattern } from '#db/rows.ts';

/** That a word of a folded text begins so. */
export function beginsWord(column: string, word: string): RawBuilder<unknown> {
  const [, own = ''] = /^%(.*)%$/s.exec(likePattern(word)) ?? [];
  const text = sql.ref(column);
  return sql`(${sql.join(
    [`${own}%`, `% ${own}%`, `%-${own}%`, `%(${own}%`, `%/${own}%`].map(
      (pattern) => sql`${text} like ${pattern} escape '\\'`,
    ),
    sql` or `,
  )})`;
}

/** That a folded text holds a word, or its plural. */
export function holdsWord(column: string, word: string): RawBuilder<unknown> {
  const text = sql`(' ' || replace(replace(${sql.ref(column)}, '-', ' '), '/', ' ') || ' ')`;
  const [, own = ''] = /^%(.*)%$/s.exec(likePattern(word)) ?? [];
  return sql`(${text} like ${`% ${own} %`} escape '\\' or ${text} like ${`% ${own}s %`} escape '\\')`;
}
