import { candidatesById } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { type Finding, passGate } from '../moderation/index.ts';
import { namesIn, type PutAs, putAs, putWithout } from '../sent-without-name.ts';
import { MEND_TITLE, namesInTitle } from '../submissions/index.ts';
import { toldInLink } from './link-words.ts';
import type { InterviewRow } from './store.ts';
import type { Guest } from './wording.ts';

/** As whom a client has a candidate who was put to it without the full name, and what they are called otherwise. */
export interface ToldAs extends PutAs {
  name: string;
}

type About = Pick<InterviewRow, 'application_id' | 'candidate_id' | 'client_id' | 'kind'>;

/** As whom the client of an interview has its candidate; null where it may read the name. */
export async function toldAs(ctx: WriteContext, row: About): Promise<ToldAs | null> {
  if (row.kind !== 'client' || row.client_id === null) return null;
  const candidate = (await candidatesById(ctx.db, ctx.account.id, [row.candidate_id])).get(row.candidate_id);
  if (candidate === undefined) return null;
  const about = { candidate, client: row.client_id, application: row.application_id };
  const put = await putAs(ctx, about);
  return put === null ? null : { ...put, name: candidate.name };
}

type Reader = Pick<Guest, 'contact_id'>;
/** Whoever reads at the client, and whoever does at the agency. */
export const AT_CLIENT: Reader = { contact_id: '' };
export const OWN: Reader = { contact_id: null };

/** What a guest reads a candidate called: people at the client by the label that they know, everybody else by the name. */
export const calledFor = (guest: Reader, told: ToldAs | null, name: string): string =>
  told === null || told.isNamed || guest.contact_id === null ? name : told.label;

/** The title as a guest reads it: it is kept with the label, which stands for the name where that may be read. */
export function titleFor(title: string, guest: Reader, told: ToldAs | null): string {
  if (told === null || calledFor(guest, told, told.name) === told.label || title.includes(told.name))
    return title;
  return title.replace(told.label, () => told.name);
}

/** The words of an invitation, by the input that holds them. */
export interface InvitationTexts {
  title?: string | null | undefined;
  location?: string | null | undefined;
  meeting_url?: string | null | undefined;
}

/**
 * Holds words of an invitation that tell a client who somebody is that it was put without the name: a person who is signed in may
 * let them go, and so says that the name may be told. The title of the job stands in every one.
 * @param job the names that the client knows anyway
 * @throws AppError VALIDATION_ERROR with the `findings`
 */
export async function passNames(
  ctx: WriteContext,
  row: About,
  { meeting_url, ...texts }: InvitationTexts,
  { job_title, client_name }: { job_title: string; client_name: string | null },
): Promise<void> {
  const told = await toldAs(ctx, row);
  if (told === null || told.isNamed) return;
  const candidate = (await candidatesById(ctx.db, ctx.account.id, [row.candidate_id])).get(row.candidate_id);
  if (candidate === undefined) return;
  const findingOf = (field: string, at: Pick<Finding, 'words' | 'start' | 'end'>): Finding => ({
    verdict: 'held',
    about: 'identity',
    field,
    ...at,
    reason: `${putWithout(told)}, and the invitation would tell the client who it is.`,
    rewording: `Say ${told.label}, or leave it out`,
  });
  const aside = [job_title, client_name];
  const said = Object.entries(texts).flatMap(([field, text]: [string, string | null | undefined]) =>
    text == null
      ? []
      : namesIn(text, candidate, { ...told, aside }).map(({ start, end, text: words }) =>
          findingOf(field, { start, end, words }),
        ),
  );
  const others = [client_name, ctx.account.name, ctx.user?.name ?? null].filter((name) => name !== null);
  const linked =
    meeting_url == null
      ? []
      : toldInLink(meeting_url, candidate, told.level, others).map((at) => findingOf('meeting_url', at));
  const titled = namesInTitle(job_title, candidate, told).map((at) => ({
    ...findingOf('job_title', at),
    rewording: MEND_TITLE,
  }));
  passGate(ctx, [...said, ...linked, ...titled]);
}
