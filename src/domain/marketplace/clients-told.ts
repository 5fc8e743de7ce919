import { fold } from '#src/lib/fold.ts';
import { type Identity, identityOf } from '../anonymity/index.ts';
import { clientNames, requireClient } from '../clients/index.ts';
import type { Context } from '../context.ts';

/** A name is in a text by its first word at least, as people shorten it: "Larkin" of Larkin Health Systems. */
const NO_NAME = /^(?:the|a|an|le|la|les|der|die|das|el|il|de|het|o|os|as)$/u;
/** No text names more clients; each costs a look at its record. */
const MOST = 20;

const wordsOf = (text: string): string[] =>
  fold(text)
    .split(/[^\p{L}\p{N}\p{M}&]+/u)
    .filter((word) => word !== '');

/** The first word of a name that says something, and its first letters where they are of several words. */
function shortsOf(name: string): string[] {
  const words = wordsOf(name).filter((word) => !NO_NAME.test(word));
  const initials = words.map((word) => word.slice(0, 1)).join('');
  return [words[0] ?? '', initials.length > 2 ? initials : ''].filter((word) => word !== '');
}

/**
 * An identity with that of each client of the agency whose name stands in words between agencies: whom else the agency works for, and
 * who took somebody, is not for the other one to read.
 */
export async function withClientsIn(
  ctx: Context,
  identity: Identity,
  text: string | undefined,
): Promise<Identity> {
  if (text === undefined) return identity;
  const said = new Set(wordsOf(text));
  const named = (await clientNames(ctx)).filter(({ name }) => shortsOf(name).some((word) => said.has(word)));
  const known = [...identity.known];
  for (const { id } of named.slice(0, MOST))
    known.push(...identityOf({ client: await requireClient(ctx, id) }).known);
  return { ...identity, known };
}
