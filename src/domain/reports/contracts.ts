import { sql } from 'kysely';
import { attributionOf, date, idColumn, integer, percentage, select, text } from '../analytics/index.ts';
import type { Row } from '../analytics/schema.ts';
import { placementPapers } from '../papers/index.ts';
import type { ReportDefinition } from './definition.ts';

// A contract that has all it is known to need can only wait for what depends on this.
const HOW_ENGAGED = 'How the person is engaged (update_placement with engagement)';

/** Contracts whose documents are missing or run out. */
export const PAPERS_COMPLIANCE: ReportDefinition = {
  definition:
    'Contracts that have not ended or fallen off, but for those of people who were erased, with the documents that each needs and where they stand now; those that are not ready first, by the day they start. A default set or the agency’s own, not legal advice.',
  attribution: attributionOf('credits'),
  period: null,
  groups: [],
  filters: ['consultant', 'team', 'client', 'job', 'industry'],
  async run({ ctx, seen, filters }) {
    const found = await select<{
      id: string;
      candidate: string | null;
      client: string | null;
      status: string;
    }>(
      ctx,
      seen,
      {
        fact: 'credits',
        by: [],
        filters,
        when: null,
        span: { from: null, to: null },
        where: sql`p.placement_type = 'contract' and p.status in ('pending_start', 'started')
          and (p.contract_end_date is null or p.contract_end_date >= ${ctx.today})`,
      },
      sql`distinct p.id as id, p.candidate_name as candidate, p.client_name as client, p.status as status`,
      'none',
    );
    const byId = new Map(found.map((row) => [row.id, row]));
    const papers = await placementPapers(ctx, [...byId.keys()]);
    const rows = papers.map((one): Row => {
      const { counts, items } = one;
      const lacking = items.filter(
        ({ required, status }) => required && !['current', 'waived'].includes(status),
      );
      return {
        placement_id: one.placement_id,
        candidate: byId.get(one.placement_id)?.candidate ?? null,
        client: byId.get(one.placement_id)?.client ?? null,
        country: one.country,
        engagement: one.engagement,
        starts_on: one.starts_on,
        ends_on: one.ends_on,
        ready: one.ready,
        required: counts.required,
        current: counts.current,
        missing: counts.missing,
        expired: counts.expired,
        ends_before_contract: counts.ends_before_contract,
        to_check: counts.to_check,
        waived: counts.waived,
        lacking: lacking.map(({ label }) => label).join(', ') || (one.ready ? '' : HOW_ENGAGED),
      };
    });
    const ready = rows.filter((row) => row.ready === true).length;
    const key = (row: Row): string => `${row.ready} ${row.starts_on ?? '9999'} ${row.placement_id}`;
    rows.sort((a, b) => (key(a) < key(b) ? -1 : 1));
    const columns = [
      idColumn('placement_id', 'Placement id'),
      text('candidate', 'Candidate'),
      text('client', 'Client'),
      text('country', 'Country'),
      text('engagement', 'Engagement'),
      date('starts_on', 'Starts'),
      date('ends_on', 'Ends'),
      { key: 'ready', label: 'Ready', type: 'boolean' as const, unit: null },
      integer('required', 'Required'),
      integer('current', 'Current'),
      integer('missing', 'Missing'),
      integer('expired', 'Expired'),
      integer('ends_before_contract', 'End before the contract'),
      integer('to_check', 'To check'),
      integer('waived', 'Waived'),
      text('lacking', 'What is lacking'),
    ];
    const totals = [{ contracts: rows.length, ready, ready_percent: percentage(ready, rows.length) }];
    return { columns, rows, totals };
  },
};
