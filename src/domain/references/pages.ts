import { findRow } from '#db/rows.ts';
import { notFound } from '#src/lib/errors.ts';
import { requireCandidate } from '../candidates/index.ts';
import type { Context } from '../context.ts';
import { titleToShow } from '../jobs/index.ts';
import { consultantFor } from '../review/index.ts';
import { isOver, isWanted, type RequestRow, refereesOf, requireRequest } from './store.ts';

interface Sender {
  agency: string;
  consultant: { name: string; email: string | null };
}

/** The page on which a candidate names referees. */
export type RefereesPage = Sender & {
  /** named: referees were named; declined: the candidate declined; expired: too late; closed: the application has ended. */
  state: 'open' | 'named' | 'declined' | 'expired' | 'closed';
  first_name: string;
  /** Null where it must not be read. */
  job_title: string | null;
  named: string[];
};

/** The page on which a referee answers. */
export type ReferencePage = Sender & {
  state: 'open' | 'answered' | 'declined' | 'expired' | 'closed';
  referee: string;
  candidate: string;
};

/** The data of a candidate's page. @throws AppError NOT_FOUND, also once they are deleted */
export async function refereesPage(ctx: Context, id: string): Promise<RefereesPage> {
  const row = await requireRequest(ctx, id);
  const candidate = await requireCandidate(ctx, row.candidate_id);
  const wanted = await isWanted(ctx, row);
  const referees = (await refereesOf(ctx, [row.id])).get(row.id) ?? [];
  return {
    ...(await senderOf(ctx, row)),
    state:
      row.status === 'declined' && referees.length === 0
        ? 'declined'
        : row.received_at !== null
          ? 'named'
          : isPast(ctx, row)
            ? 'expired'
            : wanted
              ? 'open'
              : 'closed',
    first_name: candidate.first_name ?? candidate.name,
    job_title: await titleToShow(ctx, row.job_id),
    named: referees.map(({ name }) => name),
  };
}

/** The data of a referee's page. @throws AppError NOT_FOUND, also once the candidate is deleted */
export async function referencePage(ctx: Context, id: string): Promise<ReferencePage> {
  const referee = await findRow(ctx.db, 'referees', ctx.account.id, id);
  if (referee === undefined) throw notFound('referee', id);
  const row = await requireRequest(ctx, referee.request_id);
  const candidate = await requireCandidate(ctx, row.candidate_id);
  const wanted = await isWanted(ctx, row);
  return {
    ...(await senderOf(ctx, row)),
    state: stateOf(ctx, row, referee.status, wanted),
    referee: referee.name,
    candidate: candidate.name,
  };
}

function stateOf(
  ctx: Context,
  row: RequestRow,
  status: 'sent' | 'completed' | 'declined',
  wanted: boolean,
): ReferencePage['state'] {
  if (status === 'completed') return 'answered';
  if (status === 'declined') return 'declined';
  if (isPast(ctx, row)) return 'expired';
  return isOver(row) || !wanted ? 'closed' : 'open';
}

const isPast = (ctx: Context, row: RequestRow): boolean =>
  row.status === 'expired' || row.expires_at <= ctx.now;

async function senderOf(ctx: Context, row: RequestRow): Promise<Sender> {
  const { name, email } = await consultantFor(ctx, [row.created_by]);
  return { agency: ctx.account.name, consultant: { name, email } };
}
