import { findRow, fold, json } from '#db/rows.ts';
import { companyKey } from '#src/lib/company.ts';
import { clientNames, liveClient } from '../clients/index.ts';
import type { Context } from '../context.ts';
import { stagedDrafts } from '../drafts.ts';
import { type DraftFields, type DraftRow, JOB_DRAFT, JobDraft } from './schema.ts';

/** Drafts of jobs, with their status as of now. */
export const drafts = stagedDrafts<DraftRow>({
  type: 'job_draft',
  table: 'job_drafts',
  noun: 'job draft',
  madeBy: 'draft_job',
  days: 7,
  read: (ctx, token) => findRow(ctx.db, 'job_drafts', ctx.account.id, token),
  instead: ({ job_id }) =>
    job_id === null ? null : `It became the job ${job_id}; change that with update_job.`,
});

/** A draft's input for create_job. */
export const fieldsOf = (row: DraftRow): DraftFields => json.decode<DraftFields>(row.fields);

/** The client with this name; null unless there is exactly one. */
export async function clientNamed(ctx: Context, name: string): Promise<string | null> {
  const key = companyKey(name);
  if (key === null) return null;
  const found = (await clientsIn(ctx, name)).filter((client) => companyKey(client.name) === key);
  return found.length === 1 ? (found[0]?.id ?? null) : null;
}

/** The one client whose name occurs in a text; null unless there is exactly one. */
export async function clientIn(ctx: Context, text: string): Promise<{ id: string; name: string } | null> {
  const words = wordsOf(text);
  const named = (await clientsIn(ctx, text)).filter(({ name }) => {
    const key = companyKey(name);
    return key !== null && key.length > 2 && words.includes(` ${key} `);
  });
  // If both `Acme` and `Acme Mining` match the same words, the longer is meant.
  const meant = named.filter(
    ({ name }) => !named.some((other) => other.name !== name && wordsOf(other.name).includes(wordsOf(name))),
  );
  return meant.length === 1 ? (meant[0] ?? null) : null;
}

/**
 * The one client that a text calls by the beginning of its name ("Clydewater's drainage group" of Clydewater Consulting Engineers); null where
 * another client begins so as well, or where the beginning is a word or a place, which says nothing of anybody.
 * @param isOther whether such a beginning, as the text writes it, is called something else there
 */
export async function clientBegunIn(
  ctx: Context,
  text: string,
  isOther: (said: string) => boolean,
): Promise<{ id: string; name: string; said: string } | null> {
  const rows = await clientNames(ctx);
  const keys = rows.map(({ id, name }) => ({ id, name, words: companyKey(name)?.split(' ') ?? [] }));
  const whole = wordsOf(text);
  // Where a client stands by its whole name, and was not taken, several are meant.
  if (keys.some(({ words }) => words.length > 0 && whole.includes(` ${words.join(' ')} `))) return null;
  const firsts = new Map<string, number>();
  for (const { words } of keys) firsts.set(words[0] ?? '', (firsts.get(words[0] ?? '') ?? 0) + 1);
  const written = namesWritten(text);
  const found = keys.flatMap(({ id, name, words }) => {
    if (words.length < 2 || firsts.get(words[0] ?? '') !== 1) return [];
    for (let many = words.length - 1; many > 0; many -= 1) {
      const said = written.get(words.slice(0, many).join(' '));
      if (said !== undefined) return isOther(said) ? [] : [{ id, name, said }];
    }
    return [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

const MOST_OF_NAME = 3;

/** What stands in a text as names do, one capital letter after another, in up to so many words: by their key, as they are written. */
function namesWritten(text: string): Map<string, string> {
  const names = new Map<string, string>();
  for (const [run] of text.matchAll(
    /(?<![\p{L}\p{N}.@])\p{Lu}[\p{L}\p{M}&-]*(?: \p{Lu}[\p{L}\p{M}&-]*)*(?!@|[.]\p{L})/gu,
  )) {
    const words = run.split(' ');
    for (let from = 0; from < words.length; from += 1)
      for (let many = 1; many <= MOST_OF_NAME && from + many <= words.length; many += 1) {
        const said = words.slice(from, from + many).join(' ');
        const key = wordsOf(said).trim();
        if (key !== '' && !names.has(key)) names.set(key, said);
      }
  }
  return names;
}

const wordsOf = (text: string): string =>
  ` ${fold(text)
    .replace(/[.'’]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .join(' ')} `;

/** Clients whose words all occur in a text; their order is checked afterwards. */
async function clientsIn(ctx: Context, text: string): Promise<{ id: string; name: string }[]> {
  const words = [...new Set(wordsOf(text).trim().split(' '))].slice(0, 2000);
  if (words.length === 0) return [];
  const rows = await clientNames(ctx);
  const known = new Set(words);
  return rows.filter(
    ({ name }) =>
      companyKey(name)
        ?.split(' ')
        .every((word) => known.has(word)) ?? false,
  );
}

/** A draft as the API shows it. */
export async function toDraft(ctx: Context, row: DraftRow): Promise<JobDraft> {
  const fields = fieldsOf(row);
  const client = fields.client_id == null ? null : await clientOf(ctx, fields.client_id);
  return JOB_DRAFT.view(row, {
    title: fields.title,
    client,
    location: JobDraft.shape.location.parse(fields.location ?? null),
    employment_type: fields.employment_type ?? null,
    compensation: JobDraft.shape.compensation.parse(fields.compensation ?? null),
    description: fields.description ?? null,
    spec: JobDraft.shape.spec.parse(fields.spec ?? null),
    target_start_date: fields.target_start_date ?? null,
    gaps: { mandatory: client === null ? ['client'] : [] },
  });
}

async function clientOf(ctx: Context, id: string): Promise<JobDraft['client']> {
  const row = await liveClient(ctx, id);
  return row === undefined ? null : { id, name: row.name };
}
