// Read model: what the records of several modules say of what a client is like to work for.
import { json } from '#db/rows.ts';
import type { ClientRow, DnaContent } from '../clients/schema.ts';
import type { Context } from '../context.ts';

type SourceType = NonNullable<DnaContent['traits']['pace']>['evidence'][number]['source']['type'];

/** A record that may speak of a client's character. Its text is data, whoever wrote it. */
export interface Source {
  type: SourceType;
  id: string | null;
  text: string;
}

/** The latest of each kind are read; older ones say what a client was like. */
const MOST = 200;

/** Everything that speaks of a client, the latest first of each kind. */
export async function sourcesOf(ctx: Context, client: ClientRow): Promise<Source[]> {
  const of = { account: ctx.account.id, client: client.id };
  const website: Source[] =
    client.description === null ? [] : [{ type: 'website', id: null, text: client.description }];
  return [
    ...(await notesOf(ctx, of)),
    ...(await outcomesOf(ctx, of)),
    ...(await answersOf(ctx, of)),
    ...(await passesOf(ctx, of)),
    ...(await placementsOf(ctx, of)),
    ...website,
  ];
}

interface Of {
  account: string;
  client: string;
}

async function notesOf({ db }: Context, { account, client }: Of): Promise<Source[]> {
  const rows = await db
    .selectFrom('client_dna_notes')
    .where('account_id', '=', account)
    .where('client_id', '=', client)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .select(['id', 'text'])
    .execute();
  return rows.map(({ id, text }) => ({ type: 'note', id, text }));
}

async function outcomesOf({ db }: Context, { account, client }: Of): Promise<Source[]> {
  const rows = await db
    .selectFrom('interviews')
    .where('account_id', '=', account)
    .where('client_id', '=', client)
    .where('kind', '=', 'client')
    .where('scorecard', 'is not', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .select(['id', 'scorecard'])
    .execute();
  return rows.flatMap(({ id, scorecard }): Source[] => {
    const card = json.decodeOrNull<Scorecard>(scorecard);
    const texts = [card?.notes, ...(card?.ratings ?? []).map(({ note }) => note)];
    return said('interview_outcome', id, texts);
  });
}

interface Scorecard {
  notes: string | null;
  ratings: { note?: string | null }[];
}

async function answersOf({ db }: Context, { account, client }: Of): Promise<Source[]> {
  const rows = await db
    .selectFrom('submission_items')
    .innerJoin('submissions', (join) =>
      join
        .onRef('submissions.account_id', '=', 'submission_items.account_id')
        .onRef('submissions.id', '=', 'submission_items.submission_id'),
    )
    .where('submissions.account_id', '=', account)
    .where('submissions.client_id', '=', client)
    .where('submission_items.responded_at', 'is not', null)
    .orderBy('submission_items.responded_at', 'desc')
    .orderBy('submission_items.id', 'desc')
    .limit(MOST)
    .select(['submission_items.id', 'submission_items.pass_reason', 'submission_items.questions'])
    .execute();
  return rows.flatMap(({ id, pass_reason, questions }) => {
    const asked = json.decode<{ text: string }[]>(questions).map(({ text }) => text);
    return said('submission_answer', id, [pass_reason, ...asked]);
  });
}

async function passesOf({ db }: Context, { account, client }: Of): Promise<Source[]> {
  const rows = await db
    .selectFrom('applications')
    .where('account_id', '=', account)
    .where('client_id', '=', client)
    .where('rejection', 'is not', null)
    .where('deleted_at', 'is', null)
    .orderBy('updated_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .select(['id', 'rejection'])
    .execute();
  return rows.flatMap(({ id, rejection }) => {
    const why = json.decodeOrNull<{ by: string; reason: string | null; note: string | null }>(rejection);
    return why?.by === 'client' ? said('pass_reason', id, [why.reason, why.note]) : [];
  });
}

async function placementsOf({ db }: Context, { account, client }: Of): Promise<Source[]> {
  const rows = await db
    .selectFrom('placements')
    .where('account_id', '=', account)
    .where('client_id', '=', client)
    .where('notes', 'is not', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST)
    .select(['id', 'notes'])
    .execute();
  return rows.flatMap(({ id, notes }) => said('placement', id, [notes]));
}

function said(type: SourceType, id: string, texts: readonly (string | null | undefined)[]): Source[] {
  const text = texts.filter((each) => each != null && each !== '').join('\n');
  return text === '' ? [] : [{ type, id, text }];
}
