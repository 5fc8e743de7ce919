import { formatMoney } from '#src/lib/money.ts';
import type { Caller, Fields } from './callers.ts';

/** What differs between two tellings of the week. */
export interface Plot {
  client: { name: string; website: string; industry: string };
  contacts: { name: string; title: string; email: string }[];
  job: { title: string; description: string; base_min: number; base_max: number; city: string };
  people: {
    first_name: string;
    last_name: string;
    email: string;
    title: string;
    company: string;
    pay: string;
    notice: string;
  }[];
  /** How the consultant looks for more people. */
  search: string;
  salary: number;
  startDate: string;
  offerDate: string;
  consultant: string;
  colleague: string;
  /** The client answers on her page; says whom she asks to meet. */
  clientClicks(url: string): Promise<string>;
  /** Told the page of each submission. */
  sent?(url: string): void;
}

/** Whoever prints the story. */
export type Tell = (day: string, what: string, how: string) => void;

const id = (record: Fields): string => String(record.id);

/**
 * The week of a consultant, from a new client to a signed placement, told as it happens.
 * @param desk calls with the consultant's own credential
 * @param admin calls with an admin's, for what only admins may do
 * @returns the placement as the admin sees it
 */
export async function tellWeek(desk: Caller, admin: Caller, plot: Plot, tell: Tell): Promise<Fields> {
  const client = await desk.call('create_client', {
    ...plot.client,
    contacts: plot.contacts.map((contact, i) => ({ ...contact, is_primary: i === 0 })),
  });
  tell(
    'Mon',
    `A new client, ${plot.client.name}, with ${plot.contacts.map(({ name }) => name).join(' and ')}`,
    desk.last,
  );
  const list = (await desk.call('list_client_contacts', { client_id: id(client) })).items as Fields[];
  await admin.call('set_client_fee_terms', {
    client_id: id(client),
    tiers: [
      { from: 0, percent: 18 },
      { from: 120_000, percent: 20 },
      { from: 180_000, percent: 22.5 },
    ],
    minimum_fee: 15_000,
    guarantee_days: 90,
    guarantee_remedy: 'replacement',
    payment_terms_days: 14,
  });
  tell(
    'Mon',
    'The admin agrees the terms: 18 %, 20 % from 120,000, 22.5 % from 180,000; 90 days',
    admin.last,
  );
  const job = await desk.call('create_job', {
    title: plot.job.title,
    client_id: id(client),
    client_contact_id: id(list[0] ?? {}),
    description: plot.job.description,
    location: { type: 'hybrid', city: plot.job.city, country_code: 'AU' },
    employment_type: 'full_time',
    compensation: { base_min: plot.job.base_min, base_max: plot.job.base_max, currency: 'AUD' },
  });
  tell(
    'Mon',
    `${list[0]?.name} briefs a role: ${plot.job.title}, ${formatMoney(plot.job.base_min, 'AUD')} to ${formatMoney(plot.job.base_max, 'AUD')}`,
    desk.last,
  );

  const applications: string[] = [];
  for (const person of plot.people) {
    const candidate = await desk.call('create_candidate', {
      first_name: person.first_name,
      last_name: person.last_name,
      email: person.email,
      current_title: person.title,
      current_company: person.company,
      salary_expectation: person.pay,
      notice_period: person.notice,
      tags: ['shortlist'],
    });
    tell(
      'Tue',
      `${candidate.name}, ${person.title} at ${person.company}; wants "${person.pay}" (${formatMoney(Number(annualPay(candidate)), 'AUD')} a year), notice "${person.notice}" (${candidate.notice_period_days} days)`,
      desk.last,
    );
    applications.push(
      id(
        await desk.call('create_application', {
          job_id: id(job),
          candidate_id: id(candidate),
          source: 'added',
        }),
      ),
    );
  }
  const [first = '', second = ''] = applications;
  const move = async (day: string, application: string, who: string, stage: string, reason?: string) => {
    await desk.call('move_application_stage', {
      application_id: application,
      stage,
      ...(reason === undefined ? {} : { reason }),
    });
    tell(
      day,
      `${who} moves to ${stage.replaceAll('_', ' ')}${reason === undefined ? '' : ` (${reason})`}`,
      desk.last,
    );
  };
  const [one, two] = plot.people;
  await move('Tue', first, one?.first_name ?? '', 'yes');
  await move('Tue', second, two?.first_name ?? '', 'screen');
  const found = await desk.call('search_candidates', { query: plot.search });
  const names = (found.results as Fields[]).map(({ name }) => name).join(', ');
  tell('Wed', `A search for "${plot.search}" finds ${found.total_count}: ${names}`, desk.last);
  const submission = await desk.call('create_submission', {
    job_id: id(job),
    items: applications.map((application_id) => ({ application_id })),
  });
  tell(
    'Wed',
    `${one?.first_name} and ${two?.first_name} are put to ${list[0]?.name}, who answers at ${submission.url}`,
    desk.last,
  );
  plot.sent?.(String(submission.url));
  const clicked = await plot.clientClicks(String(submission.url));
  tell(
    'Thu',
    `${list[0]?.name} opens her page and asks to meet ${clicked}`,
    'POST on her page, without a login',
  );
  await move('Thu', first, one?.first_name ?? '', 'client_interview');
  await move('Thu', second, two?.first_name ?? '', 'rejected', 'experience too narrow');
  await move('Thu', first, one?.first_name ?? '', 'offer');

  const placement = await desk.call('log_offer', {
    application_id: first,
    salary: plot.salary,
    offer_date: plot.offerDate,
    credits: [
      { user_id: plot.consultant, percent: 70, role: 'candidate_consultant' },
      { user_id: plot.colleague, percent: 30, role: 'business_development' },
    ],
  });
  tell(
    'Fri',
    `The offer is made and accepted at ${formatMoney(plot.salary, 'AUD')}; credits 70 / 30`,
    desk.last,
  );
  await desk.call('update_placement', {
    placement_id: id(placement),
    start_date: plot.startDate,
    notes: 'Signed contract received.',
  });
  tell('Fri', `Signed: starts ${plot.startDate}`, desk.last);
  await desk.call('create_activity', {
    type: 'call',
    summary: `Congratulated ${one?.first_name}`,
    application_id: first,
  });
  return admin.call('get_placement', { placement_id: id(placement) });
}

// Over MCP an amount a year is told once, without its double for other periods.
const annualPay = ({
  salary_expectation_annual: annual,
  salary_expectation_amount: amount,
}: Fields): unknown => annual ?? amount;
