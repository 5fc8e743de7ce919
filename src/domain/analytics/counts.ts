// Read model: what is counted, over the tables of every module.
import { sql } from 'kysely';
import { OUTWARD, toOwn } from './correspondence.ts';
import { IS_SHARED } from './credited.ts';
import type { FactName } from './facts.ts';
import { type Count, day, instant, type Metric, OPENED, WON } from './metric.ts';
import type { When } from './query.ts';

const count = (
  label: string,
  definition: string,
  fact: FactName,
  when: When | null,
  where?: Count['where'],
): Count => ({
  kind: 'count',
  label,
  definition,
  fact,
  when,
  ...(where === undefined ? {} : { where }),
});

/** Figures that count rows. */
export const COUNTS = {
  applications: count(
    'Applications',
    'Applications counted by the day they were made.',
    'applications',
    instant('a.created_at'),
  ),
  live_applications: count(
    'Live applications',
    'Applications that are live now: neither placed, rejected nor withdrawn.',
    'applications',
    null,
    sql`a.status = 'active'`,
  ),
  submissions: count(
    'Candidates submitted',
    'Applications counted by the day they first reached the client.',
    'applications',
    instant('a.submitted_at'),
  ),
  rejections: {
    ...count(
      'Rejections',
      'Applications that came to the stage rejected, by the day.',
      'stays',
      instant('s.entered_at'),
      sql`s.stage = 'rejected'`,
    ),
    of: sql`distinct s.application_id`,
    adds: true,
  },
  withdrawals: {
    ...count(
      'Withdrawals',
      'Applications that came to the stage withdrew, by the day.',
      'stays',
      instant('s.entered_at'),
      sql`s.stage = 'withdrew'`,
    ),
    of: sql`distinct s.application_id`,
    adds: true,
  },
  offers: {
    ...count(
      'Offers',
      'Applications that came to the stage offer, by the day.',
      'stays',
      instant('s.entered_at'),
    ),
    where: sql`s.stage = 'offer'`,
    of: sql`distinct s.application_id`,
    adds: true,
  },
  stage_entries: {
    ...count(
      'Applications that came to a stage',
      'Applications that came to the stage, by the day.',
      'stays',
      instant('s.entered_at'),
    ),
    of: sql`distinct s.application_id`,
  },
  awaiting: count(
    'Candidates waiting for the client',
    'Live applications that stand at submitted: the candidate is with the client, who has not moved on it.',
    'applications',
    null,
    sql`a.status = 'active' and a.stage = 'submitted'`,
  ),
  interviews: count(
    'Interviews',
    'Interviews that were not cancelled, by the day they begin.',
    'interviews',
    instant('i.starts_at'),
    sql`i.status <> 'cancelled'`,
  ),
  client_interviews: count(
    'Client interviews',
    'Interviews with clients that were not cancelled, by the day they begin.',
    'interviews',
    instant('i.starts_at'),
    sql`i.status <> 'cancelled' and i.kind = 'client'`,
  ),
  no_shows: count(
    'No-shows',
    'Interviews to which the candidate did not come, by the day they began.',
    'interviews',
    instant('i.starts_at'),
    sql`i.status = 'no_show'`,
  ),
  cancelled_interviews: count(
    'Cancelled interviews',
    'Interviews that were cancelled, by the day they were to begin.',
    'interviews',
    instant('i.starts_at'),
    sql`i.status = 'cancelled'`,
  ),
  jobs_opened: count('Jobs opened', 'Jobs by the day they were opened.', 'jobs', OPENED),
  open_jobs: count('Open jobs', 'Jobs that are active now.', 'jobs', null, sql`j.status = 'active'`),
  jobs: count('Jobs', 'Jobs as they are now, whatever their status.', 'jobs', null),
  jobs_filled: {
    ...count(
      'Jobs filled',
      'Jobs with a placement, by the day its fee was won; a placement that fell off counts too.',
      'fills',
      WON,
    ),
    of: sql`distinct p.job_id`,
  },
  placements: count(
    'Placements',
    'Placements by the day their fee was won (offer date), those that fell off later too; one counts once for each person it is credited to, and once for each of their teams.',
    'placements',
    WON,
  ),
  shared_placements: count(
    'Shared placements',
    'Placements that are credited to several people, by the day their fee was won, those that fell off later too.',
    'placements',
    WON,
    IS_SHARED,
  ),
  fallen_placements: count(
    'Of them fell off',
    'Of the placements won in the period, those that have fallen off since.',
    'placements',
    WON,
    sql`p.status = 'fell_off'`,
  ),
  starts: count(
    'Starts',
    'Placements whose candidate has started, by the start date; those that fell off later count too.',
    'placements',
    day('p.start_date'),
    sql`p.status in ('started', 'completed', 'fell_off')`,
  ),
  pending_starts: count(
    'Starts to come',
    'Placements whose candidate has not started, by the start date.',
    'placements',
    day('p.start_date'),
    sql`p.status = 'pending_start'`,
  ),
  fall_offs: count(
    'Fall-offs',
    'Placements that fell off, by the day they did.',
    'placements',
    day('p.fell_off_at'),
    sql`p.status = 'fell_off'`,
  ),
  in_guarantee: count(
    'Placements inside their guarantee',
    'Placements that have started and whose guarantee has not ended.',
    'placements',
    null,
    ({ today }) => sql`p.status = 'started' and p.guarantee_ends_on >= ${today}`,
  ),
  guarantee_endings: count(
    'Guarantees ending',
    'Placements that have not fallen off, by the last day of their guarantee.',
    'placements',
    day('p.guarantee_ends_on'),
    sql`p.status <> 'fell_off'`,
  ),
  contract_endings: count(
    'Contract endings',
    'Contracts that have not fallen off, by their end date.',
    'placements',
    day('p.contract_end_date'),
    sql`p.placement_type = 'contract' and p.status <> 'fell_off'`,
  ),
  running_contracts: count(
    'Contracts running',
    'Contracts that have started and not ended, nor fallen off, today.',
    'placements',
    null,
    ({ today }) =>
      sql`p.placement_type = 'contract' and p.status in ('started', 'completed') and p.start_date <= ${today}
        and (p.contract_end_date is null or p.contract_end_date >= ${today})`,
  ),
  candidates_added: count(
    'Candidates added',
    'Candidates by the day they were added.',
    'candidates',
    instant('c.created_at'),
  ),
  candidates: count('Candidates', 'Candidates on the books now.', 'candidates', null),
  clients_added: count(
    'Clients added',
    'Clients by the day they were added.',
    'clients',
    instant('k.created_at'),
  ),
  clients: count('Clients', 'Clients on the books now.', 'clients', null),
  client_contacts_added: count(
    'Contacts at clients added',
    'People at clients, by the day they were added as contacts; those who are only known to work there are none.',
    'client_contacts',
    instant('y.created_at'),
  ),
  client_contacts: count(
    'Contacts at clients',
    'People at clients who are contacts now; those who are only known to work there are none.',
    'client_contacts',
    null,
  ),
  emails_sent: count(
    'Mails sent',
    "Tracked mails to candidates and clients that went out, by the day they were sent; notices to the agency's own people and mails to referees are none of them.",
    'emails',
    instant('m.sent_at'),
    sql`${OUTWARD} and m.status = 'sent'`,
  ),
  emails_failed: count(
    'Mails that failed',
    'Tracked mails to candidates and clients that could not be handed over, by the day they were written.',
    'emails',
    instant('m.created_at'),
    sql`${OUTWARD} and m.status = 'failed'`,
  ),
  emails_bounced: count(
    'Mails with a recipient turned down',
    'Tracked mails to candidates and clients of which the mail server turned a recipient down, by the day they were written; one that it turned down altogether was never sent, and counts among those that failed as well.',
    'emails',
    instant('m.created_at'),
    sql`${OUTWARD} and m.bounces <> '[]'`,
  ),
  emails_received: count(
    'Mails received',
    'Mails that came in to the tracked conversations, by the day they did.',
    'emails',
    instant('m.created_at'),
    sql`m.direction = 'inbound'`,
  ),
  calls: count(
    'Calls',
    'Calls that people logged, by the day they were made.',
    'activities',
    instant('t.occurred_at'),
    sql`t.type = 'call'`,
  ),
  contacts: count(
    'Contacts made',
    'Calls that people logged and mails to candidates and clients that they sent, by their day; those with a candidate for the job of a client are with the candidate, and none with the client.',
    'activities',
    instant('t.occurred_at'),
    sql`(t.type = 'call' or (t.type = 'email_sent' and (t.candidate_id is not null or t.contact_id is not null)
      and not exists (select 1 from email_messages o where o.account_id = t.account_id and o.id = t.email_message_id and ${toOwn('o')})))`,
  ),
  notes: count(
    'Notes',
    'Notes that people logged, by their day.',
    'activities',
    instant('t.occurred_at'),
    sql`t.type = 'note'`,
  ),
} satisfies Record<string, Metric>;
