// Read model: to whom the pages belong that the links in a mail open without a sign-in.
import { foundBy } from '#db/directory.ts';
import type { Db } from '#db/store.ts';
import { fold } from '#src/lib/fold.ts';
import { isOwn } from './at-client.ts';
import { candidatesById, personByAnyEmail } from './candidates/index.ts';
import type { Context } from './context.ts';
import { readersOf } from './mail-readers.ts';
import type { Finding } from './moderation/index.ts';
import type { Mail } from './named-to-client.ts';

/** The end of a link with the token of a page. */
const TOKEN = /\/([\w-]{43})(?![\w-])/gu;
const MANY = 20;

/** Pages that are a person's own, by the table that keeps the hash of their link. */
const TABLES = [
  'contractor_links',
  'referee_requests',
  'ai_screens',
  'email_opt_outs',
  'pool_members',
] as const;

const ownerIn = (db: Db, table: (typeof TABLES)[number], hash: string) =>
  db
    // All have the columns that are asked for here.
    .selectFrom(`${table} as page` as 'contractor_links as page')
    .where(foundBy(table, hash, 'page'))
    .select(['page.account_id', 'page.candidate_id'])
    .executeTakeFirst();

type Texts = readonly (readonly [field: string, text: string | null | undefined])[];

/**
 * Links in a mail to pages that are somebody's own, where others read them: such a page says whose it is, and whoever has the link
 * acts as them. It goes to that person alone.
 * @param texts each with the input that holds it
 */
export async function pagesOfOthers(ctx: Context, mail: Mail, texts: Texts): Promise<Finding[]> {
  const links = texts.flatMap(([field, text]) =>
    [...(text ?? '').matchAll(TOKEN)].map(({ 0: words, 1: token = '', index }) => ({
      ...{ field, words, token, start: index, end: index + words.length },
    })),
  );
  const found: Finding[] = [];
  for (const { token, ...at } of links.slice(0, MANY)) {
    const owner = await ownerOf(ctx, token);
    if (owner === null || (await isReadByThemAlone(ctx, mail, owner))) continue;
    found.push({
      ...{ verdict: 'held', about: 'identity', ...at },
      reason:
        'This opens a page that is somebody’s own: it says who they are, and whoever has the link acts as them.',
      rewording: 'Leave the link out, and say what the reader is to know',
    });
  }
  return found;
}

async function ownerOf(ctx: Context, token: string): Promise<string | null> {
  if (ctx.deployment === null) return null;
  const hash = ctx.deployment.keyedHash(token);
  for (const table of TABLES) {
    const row = await ownerIn(ctx.db, table, hash);
    if (row !== undefined) return row.account_id === ctx.account.id ? row.candidate_id : null;
  }
  return null;
}

/** A new address of somebody is theirs where the mail is kept with them and nobody else is known there. */
async function isReadByThemAlone(
  ctx: Context,
  { candidate, addresses }: Mail,
  owner: string,
): Promise<boolean> {
  const person = (await candidatesById(ctx.db, ctx.account.id, [owner])).get(owner);
  if (person === undefined) return false;
  const isTheirs = candidate?.id === owner;
  if (addresses.length === 0) return isTheirs;
  for (const address of new Set(addresses.map(fold))) {
    if (isOwn(person, address)) continue;
    const other = await personByAnyEmail(ctx, address);
    if (!isTheirs || other !== undefined || (await readersOf(ctx, null, address)).length > 0) return false;
  }
  return true;
}
