import * as z from 'zod';
import { id } from '#src/lib/ids.ts';
import { untrusted } from '#src/lib/trust.ts';

/** What a contact asked on a page that needs no login. */
export const Question = z.object({
  id: id('question'),
  text: untrusted('client', z.string()),
  asked_at: z.string(),
  answer: z.nullable(z.string()),
  answered_at: z.nullable(z.string()),
  answered_by: z.nullable(id('user')),
});
export type Question = z.infer<typeof Question>;
