import { addressProblem } from '#src/lib/mailbox.ts';
import type { Language } from '#src/lib/reader-language.ts';
import type { Context } from '../context.ts';
import { oneLine } from '../fields.ts';
import { firstAdmin, languageOfUser, requireUser } from './people.ts';

/** The agency's person whom a client deals with. */
export interface Consultant {
  id: string | null;
  name: string;
  email: string | null;
  /** Of mails to them; null where nothing is known. */
  language: Language | null;
}

/** In whose name something goes to a client: the acting user, else the first who is named and works here still. */
export async function consultantFor(
  ctx: Context,
  others: readonly (string | null)[] = [],
): Promise<Consultant> {
  for (const id of [...others, await firstAdmin(ctx)]) {
    if (id === null) continue;
    const user = await requireUser(ctx, id, 'created_by');
    if (user.status !== 'active') continue;
    const email = addressProblem(user.email) === null ? user.email : null;
    return { id: user.id, name: oneLine(user.name), email, language: languageOfUser(user) };
  }
  return { id: null, name: ctx.account.name, email: null, language: null };
}
