// Read model: the deals, listings and introductions of an agency.
import Big from 'big.js';
import { sql } from 'kysely';
import { dayIn } from '#src/lib/clock.ts';
import { roundMoney } from '#src/lib/money.ts';
import { date, idColumn, integer, money, type Run, type Table, text } from '../analytics/index.ts';
import { instantsOf } from '../analytics/period.ts';
import type { Row } from '../analytics/schema.ts';
import { listDeals } from '../marketplace/index.ts';
import type { MarketplaceDeal } from '../marketplace/schema.ts';
import type { ReportDefinition } from './definition.ts';

/** The deals that began in the span, the newest first, with everything that the marketplace shows of them. */
async function dealsOf({ ctx, span }: Run): Promise<MarketplaceDeal[]> {
  const { from, before } = instantsOf(span, ctx.account.timezone);
  const deals: MarketplaceDeal[] = [];
  let after: string | undefined;
  do {
    const page = await listDeals(ctx, {
      limit: 100,
      after,
      ...(from === null ? {} : { created_after: from }),
      ...(before === null ? {} : { created_before: before }),
    });
    deals.push(...page.items.filter(({ created_at }) => before === null || created_at < before));
    after = page.next_cursor ?? undefined;
  } while (after !== undefined);
  return deals;
}

/** Whose deal it is at this agency: of who shared the listing, or of who sent the intro. */
async function peopleOf({ ctx }: Run): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ id: string; person: string | null }>`
    select d.id as id, case when d.account_id = ${ctx.account.id} then l.created_by else i.sent_by end as person
    from marketplace_deals d
    left join marketplace_listings l on l.account_id = d.account_id and l.id = d.listing_id
    left join marketplace_intros i on i.account_id = d.partner_account_id and i.id = d.intro_id
    where d.account_id = ${ctx.account.id} or d.partner_account_id = ${ctx.account.id}`.execute(ctx.db);
  return new Map(rows.map(({ id, person }) => [id, person]));
}

/** The share of the other agency, whichever side this one is. */
function counterpartOf(deal: MarketplaceDeal): number | null {
  const { placed_fee_amount: fee, refund_amount: refund, your_share_amount: own } = deal;
  if (fee === null || own === null) return null;
  return new Big(fee)
    .minus(refund ?? 0)
    .minus(own)
    .toNumber();
}

function rowOf(deal: MarketplaceDeal, timezone: string): Row {
  return {
    deal_id: deal.id,
    headline: deal.listing_headline,
    counterpart: deal.counterpart_agency,
    role: deal.role,
    status: deal.status,
    agreed_on: dayIn(deal.created_at, timezone),
    start_date: deal.placed_start_date,
    own_share_percent: deal.your_share_percent,
    deal_fee: deal.placed_fee_amount,
    deal_refund: deal.refund_amount,
    own_share: deal.your_share_amount,
    partner_share: counterpartOf(deal),
    paid_at: deal.owner_marked_paid_at,
    received_at: deal.partner_marked_received_at,
    currency: deal.placed_currency,
  };
}

function totalsOf(rows: readonly Row[]): Row[] {
  const sums = new Map<string, { deals: number; fee: Big; refund: Big; own: Big }>();
  for (const row of rows) {
    if (typeof row.currency !== 'string') continue;
    const sum = sums.get(row.currency) ?? {
      deals: 0,
      fee: new Big(0),
      refund: new Big(0),
      own: new Big(0),
    };
    sum.deals += 1;
    sum.fee = sum.fee.plus(Number(row.deal_fee ?? 0));
    sum.refund = sum.refund.plus(Number(row.deal_refund ?? 0));
    sum.own = sum.own.plus(Number(row.own_share ?? 0));
    sums.set(row.currency, sum);
  }
  return [...sums]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([currency, { deals, fee, refund, own }]) => ({
      deals,
      deal_fee: roundMoney(fee, currency),
      deal_refund: roundMoney(refund, currency),
      own_share: roundMoney(own, currency),
      currency,
    }));
}

/** Split-fee deals, shares and what was paid. */
export const MARKETPLACE_LEDGER: ReportDefinition = {
  definition:
    'Split-fee deals by the day the intro was accepted, with the fee of what was placed, what was refunded of it after a fall-off inside the guarantee, both shares of the rest, and what each side noted as paid and received. A deal belongs to who shared the listing or sent the intro. Totals are of deals that placed somebody.',
  attribution: 'Deals by who shared the listing or sent the intro.',
  period: 'last_12_months',
  groups: [],
  filters: [],
  async run(run): Promise<Table> {
    if (!run.ctx.account.marketplace) return { columns: COLUMNS, rows: [], totals: [], caveats: [OFF] };
    const { userIds } = run.seen;
    const people = userIds === null ? null : await peopleOf(run);
    const deals = (await dealsOf(run)).filter(
      ({ id }) => people === null || userIds?.includes(people.get(id) ?? '') === true,
    );
    const rows = deals.map((deal) => rowOf(deal, run.ctx.account.timezone));
    return { columns: COLUMNS, rows, totals: totalsOf(rows) };
  },
};

const OFF = 'The marketplace is not turned on for this agency, so there are no deals.';

const COLUMNS = [
  idColumn('deal_id', 'Deal id'),
  text('headline', 'Listing'),
  text('counterpart', 'With'),
  text('role', 'Our side'),
  text('status', 'Status'),
  date('agreed_on', 'Agreed'),
  date('start_date', 'Starts'),
  integer('own_share_percent', 'Our share', 'percent'),
  money('deal_fee', 'Fee'),
  money('deal_refund', 'Refunded'),
  money('own_share', 'Our share'),
  money('partner_share', 'Their share'),
  { key: 'paid_at', label: 'Noted as paid', type: 'datetime' as const, unit: null },
  { key: 'received_at', label: 'Noted as received', type: 'datetime' as const, unit: null },
  text('currency', 'Currency'),
];
