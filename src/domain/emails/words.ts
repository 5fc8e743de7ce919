import * as z from 'zod';
import type { WriteContext } from '../context.ts';

/** Whose words a mail holds; null where that is not known: a program that acts for nobody wrote it, or an earlier release. */
export const WordsBy = z
  .nullable(z.enum(['agency', 'outsider']))
  .describe(
    'Whose words it holds. agency: one of its people wrote them. outsider: they quote what others wrote. null: not known.',
  );
export type WordsBy = z.infer<typeof WordsBy>;

/**
 * Whose words a mail holds once this unit has written it. What quotes outsiders stays theirs, whoever writes it over.
 * @param before whose they were; left out for a new mail
 */
export function wordsBy(ctx: WriteContext, before?: WordsBy): WordsBy {
  if (ctx.quotesOutsiders || before === 'outsider') return 'outsider';
  return ctx.actor.type === 'user' && before !== null ? 'agency' : null;
}

const Known = z.object({ words_by: WordsBy });

/** Whether a mail's words are known to be the agency's. */
export const isAgencysMail = (mail: object): boolean => Known.safeParse(mail).data?.words_by === 'agency';

/** Whether nothing says that what the agency stages or schedules quotes outsiders. */
export const isUnquoted = (mail: object): boolean => Known.safeParse(mail).data?.words_by !== 'outsider';
