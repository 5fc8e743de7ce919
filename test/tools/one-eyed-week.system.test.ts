import { describe, expect, it } from 'vitest';
import { FIRST_WEEK, SECOND_WEEK } from '#examples/demo/weeks.ts';
import { type Assistant, type Eye, oneEyed, type Seen } from '#test/harness/eyes.ts';
import { useService } from '#test/harness/fixture.ts';
import { listen } from '#test/harness/mcp.ts';

const running = useService();

type Agency = typeof FIRST_WEEK;
const SCENES = [
  ['first', FIRST_WEEK, { salary: /\b210,?000\b/, fee: /\b47,?250\b/ }],
  ['second', SECOND_WEEK, { salary: /\b127,?500\b/, fee: /\b25,?500\b/ }],
] as const;
const nameOf = ({ people }: Agency, at: number): string =>
  `${people[at]?.first_name} ${people[at]?.last_name}`;

const dayIn = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
const OFFER_DATE = dayIn(0);
const START_DATE = dayIn(28);
const GUARANTEE_DAYS = 90;
const GUARANTEED_UNTIL = dayIn(28 + GUARANTEE_DAYS);

interface Week {
  agency: Agency;
  amounts: { readonly salary: RegExp; readonly fee: RegExp };
  assistant: Assistant;
  admin: Assistant;
  ids: Record<
    'client' | 'contact' | 'job' | 'placed' | 'rejected' | 'first' | 'second' | 'placement',
    string
  >;
}

/** The demo's week, by an assistant to whom no id was ever told: each comes from an answer that it saw. */
async function week(eye: Eye, url: string, agency: Agency, amounts: Week['amounts']): Promise<Week> {
  const { client, contacts, job, people, search, salary } = agency;
  const desk = await running.workspace({ country: 'AU' });
  const consultant = await desk.user('consultant');
  const connection = { url, running };
  const assistant = await oneEyed(eye, { ...connection, key: consultant.key });
  const admin = await oneEyed(eye, { ...connection, key: desk.adminKey });
  const done = (answer: Seen): Seen => {
    expect(answer.refused, answer.all).toBe(false);
    expect(answer.all).not.toMatch(/"status":"failed"|: failed/);
    return answer;
  };
  const made = done(
    await assistant.run('create_client', {
      ...client,
      contacts: contacts.map((contact, at) => ({ ...contact, is_primary: at === 0 })),
    }),
  );
  const clientId = made.id('cli', client.name);
  const who = done(await assistant.read('list_client_contacts', { client_id: clientId }));
  const contactId = who.id('cct', contacts[0]?.name);
  const terms = { client_id: clientId, tiers: FEES, minimum_fee: 15_000, guarantee_days: GUARANTEE_DAYS };
  done(await admin.call('plan_actions', { actions: [{ action: 'set_client_fee_terms', input: terms }] }));
  const opened = done(
    await assistant.run('create_job', {
      title: job.title,
      client_id: clientId,
      client_contact_id: contactId,
      description: job.description,
      location: { type: 'hybrid', city: job.city, country_code: 'AU' },
      compensation: { base_min: job.base_min, base_max: job.base_max, currency: 'AUD' },
    }),
  );
  const jobId = opened.id('job', job.title);
  const found: string[] = [];
  const put: string[] = [];
  for (const { first_name, last_name, email, title, company, pay, notice } of people) {
    const added = done(
      await assistant.run('create_candidate', {
        first_name,
        last_name,
        email,
        current_title: title,
        current_company: company,
        salary_expectation: pay,
        notice_period: notice,
      }),
    );
    const id = added.id('cnd', `${first_name} ${last_name}`);
    found.push(id);
    const application = done(
      await assistant.run('create_application', { job_id: jobId, candidate_id: id, source: 'added' }),
    );
    put.push(application.id('app'));
  }
  const [placed = '', rejected = ''] = found;
  // Who is on a job is read again, as in another conversation.
  const pipeline = done(await assistant.call('list_applications', { job_id: jobId }));
  const first = pipeline.id('app', nameOf(agency, 0));
  const second = pipeline.id('app', nameOf(agency, 1));
  expect([first, second]).toEqual(put);
  const move = async (application_id: string, stage: string, reason?: string) =>
    done(await assistant.call('move_application_stage', { application_id, stage, reason }));
  await move(first, 'yes');
  await move(second, 'screen');
  const others = done(await assistant.call('search_candidates', { query: search }));
  expect(others.id('cnd', nameOf(agency, 0))).toBe(placed);
  const items = [first, second].map((application_id) => ({ application_id }));
  const sent = done(await assistant.call('create_submission', { job_id: jobId, items }));
  expect(sent.all).toMatch(/http\S+\/r\/\S{43}/);
  await move(first, 'client_interview');
  await move(second, 'rejected', 'experience too narrow');
  await move(first, 'offer');
  const me = done(await assistant.read('get_me', {}));
  const offer = done(
    await assistant.run('log_offer', {
      application_id: first,
      salary,
      offer_date: OFFER_DATE,
      credits: [{ user_id: me.id('usr'), percent: 100, role: 'candidate_consultant' }],
    }),
  );
  const placement = offer.id('pla');
  done(
    await assistant.run('update_placement', {
      placement_id: placement,
      start_date: START_DATE,
      notes: 'Signed contract received.',
    }),
  );
  done(
    await assistant.run('create_activity', {
      type: 'call',
      summary: 'Congratulations by phone',
      application_id: first,
    }),
  );
  const ids = {
    client: clientId,
    contact: contactId,
    job: jobId,
    placed,
    rejected,
    first,
    second,
    placement,
  };
  return { agency, amounts, assistant, admin, ids };
}

const FEES = [
  { from: 0, percent: 18 },
  { from: 120_000, percent: 20 },
  { from: 180_000, percent: 22.5 },
];

type Question = [
  question: string,
  ask: (week: Week) => Promise<Seen>,
  answers: (week: Week) => (string | RegExp)[],
];

const QUESTIONS: Question[] = [
  [
    'what does the one who was placed earn, and what do we',
    ({ admin, ids }) => admin.read('get_placement', { placement_id: ids.placement }),
    ({ amounts }) => [amounts.salary, amounts.fee],
  ],
  [
    'when does the work begin, and until when do we guarantee for it',
    ({ assistant, ids }) => assistant.read('get_placement', { placement_id: ids.placement }),
    () => [START_DATE, GUARANTEED_UNTIL],
  ],
  [
    'whom do I ring at the client, and at which address do I write to them',
    ({ assistant, ids }) => assistant.read('list_client_contacts', { client_id: ids.client }),
    ({ agency: { contacts } }) => [...contacts.map(({ name }) => name), contacts[0]?.email ?? ''],
  ],
  [
    'why did the other go no further',
    ({ assistant, ids }) => assistant.read('get_application', { application_id: ids.second }),
    ({ agency }) => [nameOf(agency, 1), 'rejected', 'experience too narrow'],
  ],
  [
    'has the client looked at the shortlist, and until when can they',
    ({ assistant, ids }) => assistant.read('list_submissions', { job_id: ids.job }),
    ({ agency }) => ['pending', /20\d\d/, agency.contacts[0]?.name ?? ''],
  ],
  [
    'where does everybody on the job stand',
    ({ assistant, ids }) => assistant.call('list_applications', { job_id: ids.job }),
    ({ agency }) => [nameOf(agency, 0), 'placed', nameOf(agency, 1), 'rejected'],
  ],
  [
    'which fee did we agree with them',
    ({ admin, ids }) => admin.read('get_client', { client_id: ids.client }),
    () => [/22\.5/, /180,?000/, /15,?000/],
  ],
  [
    'when did somebody last speak to the one who was placed, and about what',
    ({ assistant, ids }) => assistant.call('get_candidate_brief', { candidate_id: ids.placed }),
    () => ['Congratulations by phone'],
  ],
  [
    'is the job filled',
    ({ assistant, ids }) => assistant.call('get_job', { job_id: ids.job }),
    ({ agency }) => ['filled', agency.job.title],
  ],
  [
    'how many people did we place, and with whom',
    ({ admin }) =>
      admin.read('ask_analytics', { question: 'how many placements in the last 12 months by client' }),
    ({ agency }) => [new RegExp(`${agency.client.name} with 1\\b`)],
  ],
];

describe.each(['text', 'structure'] as const)('an assistant that sees the %s of results alone', (eye) => {
  it.each(SCENES)(
    'works the demo’s %s week to its end without an id being typed, and answers ten questions about it',
    async (_, agency, amounts) => {
      const listening = await listen(running.app);
      try {
        const told = await week(eye, listening.url, agency, amounts);
        for (const [question, ask, answers] of QUESTIONS) {
          const answer = await ask(told);
          expect(answer.refused, `${question}\n${answer.all}`).toBe(false);
          for (const expected of answers(told))
            if (typeof expected === 'string') expect(answer.all, question).toContain(expected);
            else expect(answer.all, question).toMatch(expected);
        }
        await told.assistant.close();
        await told.admin.close();
      } finally {
        await listening.close();
      }
    },
  );
});
