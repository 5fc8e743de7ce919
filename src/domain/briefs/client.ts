import type * as z from 'zod';
import { listContacts, requireClient } from '../clients/index.ts';
import type { Context } from '../context.ts';
import { clientAnswers, isOverdue, openSubmissions } from './client-answers.ts';
import { clientDna } from './dna.ts';
import { interviewsAhead } from './interviews.ts';
import { lastContacts } from './last-contacts.ts';
import { fitted, readParts } from './parts.ts';
import { leftOver, openJobs, standing, WITH_CLIENT } from './pipeline.ts';
import { guaranteesAhead, replacementsOwed, startsAhead } from './placements.ts';
import type { BriefLine, ClientBrief, GetClientBrief } from './schema.ts';
import { count } from './wording.ts';

const CONTACTS = 10;

/** A client in brief: the record and its people, open jobs, who is with them, what is owed, the next step. @throws AppError NOT_FOUND */
export async function getClientBrief(
  ctx: Context,
  { client_id, budget_tokens }: z.output<typeof GetClientBrief>,
): Promise<ClientBrief> {
  const client = await requireClient(ctx, client_id);
  const of = { client: client.id };
  const parts = await readParts(ctx, {
    waiting: [
      ['submissions:read', () => clientAnswers(ctx, of)],
      ['submissions:read', () => openSubmissions(ctx, of)],
    ],
    jobs: [['jobs:read', () => openJobs(ctx, client.id)]],
    people: [['applications:read', () => standing(ctx, of, WITH_CLIENT)]],
    ahead: [
      ['placements:read', () => replacementsOwed(ctx, client.id)],
      ['interviews:read', () => interviewsAhead(ctx, of)],
      ['placements:read', () => startsAhead(ctx, of, true)],
      ['placements:read', () => guaranteesAhead(ctx, of, true)],
    ],
    leftovers: [['applications:read', () => leftOver(ctx, of, WITH_CLIENT)]],
    contacts: [['clients:read', () => contactsOf(ctx, client.id)]],
    dna: [['clients:read', () => clientDna(ctx, client.id)]],
    last_contacts: [['activities:read', () => lastContacts(ctx, of)]],
  });
  const { jobs, people, waiting, leftovers } = parts.lines;
  const overdue = waiting.filter(isOverdue).length;
  const also = [
    overdue === 0 ? '' : ` (${overdue} overdue)`,
    leftovers.length === 0 ? '' : `, ${count(leftovers.length, 'candidate')} left over on ended jobs`,
  ].join('');
  const next = nextFor(client.id, parts.lines);
  parts.lines = Object.fromEntries(
    Object.entries(parts.lines).map(([name, lines]) => [
      name,
      lines.map(({ client_name: _, ...line }) => line),
    ]),
  ) as typeof parts.lines;
  const head = {
    answer: `${client.name}: ${count(jobs.length, 'open job')}, ${count(people.length, 'candidate')} with them, ${count(waiting.length, 'thing')} waiting for an answer${also}.`,
    client: {
      id: client.id,
      name: client.name,
      industry: client.industry,
      phone: client.phone,
      website: client.website,
      owner_id: client.owner_id,
    },
    next,
  };
  return fitted(ctx, head, parts, budget_tokens);
}

async function contactsOf(ctx: Context, client_id: string): Promise<BriefLine[]> {
  const { items } = await listContacts(ctx, client_id);
  return items.slice(0, CONTACTS).map(({ id, name, title, is_primary }) => ({
    what:
      [title, is_primary ? 'primary contact' : null].filter((part) => part !== null).join(', ') || 'contact',
    contact_id: id,
    contact_name: name,
  }));
}

function nextFor(
  client_id: string,
  {
    waiting,
    ahead,
    people,
    jobs,
    leftovers,
  }: Record<'waiting' | 'ahead' | 'people' | 'jobs' | 'leftovers', readonly BriefLine[]>,
): BriefLine {
  const [first] = [...waiting, ...ahead, ...people, ...jobs, ...leftovers];
  if (first !== undefined) return first;
  return { what: 'nothing is open: speak to them', client_id, next_action: 'create_activity' };
}
