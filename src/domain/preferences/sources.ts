// Read model: the texts about one person in which their wishes may stand, newest first.
import { json } from '#db/rows.ts';
import type { Scope } from '../accounts/scopes.ts';
import type { Context } from '../context.ts';
import type { Voice } from './clauses.ts';
import type { Source } from './schema.ts';

/** A text to read, and who speaks in it. */
export interface Spoken {
  source: Source;
  source_id: string;
  said_at: string;
  text: string;
  speaker: Voice['speaker'];
}

/** A text that is not read, or a whole kind of them. */
export interface Unread {
  source: Source;
  source_id: string | null;
  why: string;
}

interface Texts {
  spoken: Spoken[];
  unread: Unread[];
}

const MOST_OF_A_KIND = 50;
const MOST_CHARACTERS = 50_000;

const SCOPE: Record<Source, Scope> = {
  note: 'activities:read',
  email: 'emails:read',
  phone_screen: 'interviews:read',
  ai_screen: 'forms:read',
  cv: 'documents:read',
};

const READ: Record<Source, (ctx: Context, candidate: string) => Promise<Texts>> = {
  note: notes,
  email: mails,
  phone_screen: phoneScreens,
  ai_screen: aiScreens,
  cv: cvs,
};

/** The texts of some kinds, as far as whoever asks may read them. */
export async function textsOf(ctx: Context, candidate: string, kinds: readonly Source[]): Promise<Texts> {
  const all: Texts = { spoken: [], unread: [] };
  for (const kind of kinds) {
    if (!ctx.can(SCOPE[kind])) {
      all.unread.push({
        source: kind,
        source_id: null,
        why: `Reading these needs the scope ${SCOPE[kind]}.`,
      });
      continue;
    }
    const { spoken, unread } = await READ[kind](ctx, candidate);
    all.spoken.push(...spoken.filter(({ text }) => text.trim() !== ''));
    all.unread.push(...unread);
  }
  for (const one of all.spoken) {
    if (one.text.length <= MOST_CHARACTERS) continue;
    one.text = one.text.slice(0, MOST_CHARACTERS);
    all.unread.push({ ...where(one), why: `Only its first ${MOST_CHARACTERS} characters were read.` });
  }
  return all;
}

const where = ({ source, source_id }: Spoken): Pick<Unread, 'source' | 'source_id'> => ({
  source,
  source_id,
});

async function notes(ctx: Context, candidate: string): Promise<Texts> {
  const rows = await ctx.db
    .selectFrom('activities')
    .where('account_id', '=', ctx.account.id)
    .where('candidate_id', '=', candidate)
    .where('type', 'in', ['note', 'call'])
    .orderBy('occurred_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OF_A_KIND)
    .select(['id', 'summary', 'body', 'occurred_at'])
    .execute();
  const spoken = rows.map(({ id, summary, body, occurred_at }): Spoken => {
    // The first line of a note without a summary of its own is its summary too.
    const repeats = body?.startsWith(summary.replace(/…$/, '')) === true;
    const text = repeats ? (body ?? '') : [summary, body].filter((part) => part !== null).join('\n');
    return { source: 'note', source_id: id, said_at: occurred_at, text, speaker: 'recruiter' };
  });
  return { spoken, unread: [] };
}

async function mails(ctx: Context, candidate: string): Promise<Texts> {
  const rows = await ctx.db
    .selectFrom('email_messages')
    .where('account_id', '=', ctx.account.id)
    .where('candidate_id', '=', candidate)
    .where('direction', '=', 'inbound')
    .where('kind', 'in', ['message', 'third_party'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OF_A_KIND)
    .select(['id', 'kind', 'body_text', 'sent_at', 'created_at'])
    .execute();
  const texts: Texts = { spoken: [], unread: [] };
  for (const { id, kind, body_text, sent_at, created_at } of rows) {
    if (kind === 'third_party') {
      texts.unread.push({ source: 'email', source_id: id, why: 'Somebody else wrote this mail.' });
      continue;
    }
    const said_at = sent_at ?? created_at;
    texts.spoken.push({
      source: 'email',
      source_id: id,
      said_at,
      text: ownWords(body_text ?? ''),
      speaker: 'person',
    });
  }
  return texts;
}

const QUOTE_BEGINS =
  /^(?:on .{5,200} wrote:|am .{5,200} schrieb .*:|le .{5,200} a écrit\s?:|-+ ?original message ?-+|_{10,}|from: .+)$/i;

/** A mail without what it quotes of another. */
export function ownWords(body: string): string {
  const lines = body.split(/\r?\n/);
  const end = lines.findIndex((line) => QUOTE_BEGINS.test(line.trim()));
  return (end === -1 ? lines : lines.slice(0, end)).filter((line) => !/^\s*>/.test(line)).join('\n');
}

async function phoneScreens(ctx: Context, candidate: string): Promise<Texts> {
  const rows = await ctx.db
    .selectFrom('phone_screens')
    .where('account_id', '=', ctx.account.id)
    .where('candidate_id', '=', candidate)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_OF_A_KIND)
    .select(['id', 'answers', 'transcript', 'created_at'])
    .execute();
  const names = await namesOf(ctx, candidate);
  const texts: Texts = { spoken: [], unread: [] };
  for (const { id, answers, transcript, created_at } of rows) {
    const answered = json.decode<{ question: string; answer: string }[]>(answers).map(answerLine);
    const heard = transcript === null ? '' : linesOf(transcript, names);
    if (heard === null) {
      const why = 'Its transcript does not say who speaks; begin lines with "Candidate:" and "Recruiter:".';
      texts.unread.push({ source: 'phone_screen', source_id: id, why });
    }
    const text = [...answered, heard ?? ''].join('\n');
    texts.spoken.push({
      source: 'phone_screen',
      source_id: id,
      said_at: created_at,
      text,
      speaker: 'person',
    });
  }
  return texts;
}

// What an answer is about often stands in the question alone: "Notice period?" "Four weeks".
const answerLine = ({ question, answer }: { question: string; answer: string }): string =>
  /^[\p{L}\d\s/-]{3,40}\??:?$/u.test(question) && answer.length < 60
    ? `${question.replace(/[?:\s]+$/, '')}: ${answer}`
    : answer;

const SPEAKER = /^\s*(?:\[[\d:.]+\]\s*)?([\p{L}][\p{L}\s.'’-]{0,40}?)\s*(?:\([\d:.]+\))?\s*:\s*(.*)$/u;

/** What the person says in a transcript with speakers; null where it names none. */
function linesOf(transcript: string, names: readonly string[]): string | null {
  const own = new Set([
    'applicant',
    'interviewee',
    'c',
    'kandidat',
    'kandidatin',
    'bewerber',
    'bewerberin',
    'candidat',
    'candidate',
    ...names.map((name) => name.toLowerCase()),
  ]);
  let speaks: boolean | null = null;
  const kept: string[] = [];
  for (const line of transcript.split(/\r?\n/)) {
    const labelled = SPEAKER.exec(line);
    if (labelled !== null) speaks = own.has((labelled[1] ?? '').trim().toLowerCase());
    if (speaks === true) kept.push(labelled?.[2] ?? line);
  }
  return speaks === null ? null : kept.join('\n');
}

async function namesOf(ctx: Context, candidate: string): Promise<string[]> {
  const row = await ctx.db
    .selectFrom('candidates')
    .where('account_id', '=', ctx.account.id)
    .where('id', '=', candidate)
    .select(['name', 'first_name', 'last_name'])
    .executeTakeFirst();
  return row === undefined ? [] : [row.name, row.first_name, row.last_name].filter((name) => name !== null);
}

async function aiScreens(ctx: Context, candidate: string): Promise<Texts> {
  const rows = await ctx.db
    .selectFrom('ai_screen_answers as a')
    .innerJoin('ai_screens as s', (on) =>
      on.onRef('s.id', '=', 'a.screen_id').onRef('s.account_id', '=', 'a.account_id'),
    )
    .where('a.account_id', '=', ctx.account.id)
    .where('s.candidate_id', '=', candidate)
    .where('a.text', 'is not', null)
    .orderBy('a.answered_at', 'desc')
    .orderBy('a.id', 'desc')
    .limit(MOST_OF_A_KIND)
    .select(['s.id', 'a.text', 'a.answered_at'])
    .execute();
  const spoken = rows.map(({ id, text, answered_at }): Spoken => {
    return { source: 'ai_screen', source_id: id, said_at: answered_at, text: text ?? '', speaker: 'person' };
  });
  return { spoken, unread: [] };
}

async function cvs(ctx: Context, candidate: string): Promise<Texts> {
  const row = await ctx.db
    .selectFrom('documents as d')
    .innerJoin('document_texts as t', (on) =>
      on.onRef('t.document_id', '=', 'd.id').onRef('t.account_id', '=', 'd.account_id'),
    )
    .where('d.account_id', '=', ctx.account.id)
    .where('d.candidate_id', '=', candidate)
    .where('d.kind', '=', 'cv')
    .orderBy('d.created_at', 'desc')
    .orderBy('d.id', 'desc')
    .select(['d.id', 't.text', 'd.created_at'])
    .executeTakeFirst();
  if (row === undefined) return { spoken: [], unread: [] };
  const { id, text, created_at } = row;
  return {
    spoken: [{ source: 'cv', source_id: id, said_at: created_at, text, speaker: 'person' }],
    unread: [],
  };
}
