import { randomUUID } from 'node:crypto';
import { importFiles } from '#test/harness/cv/imports.ts';
import { pdfOf } from '#test/harness/cv/pdf-layouts.ts';
import { sheets } from '#test/harness/cv/sheet.ts';
import { refusal, startMailServer } from '#test/harness/mail.ts';
import { type Desk, desk as marketDesk, requestedDeal, submittedDeal } from '#test/harness/marketplace.ts';
import { startReceiver } from '#test/harness/receiver.ts';
import { refereesForm, twoReferees } from '#test/harness/referees.ts';
import { subscribed } from '#test/harness/subscribed.ts';
import { type Api, startService, type TestService } from '#test/harness/workspace.ts';
import { another, type Data, ok, pathOf, post, ran } from './calls.ts';
import { clientOf, jobOf, personOf } from './records.ts';

/** What an agency's work left: the events its subscriber was sent, and every record read back, by its resource. */
export interface Life {
  events: Set<string>;
  records: Record<string, Data[]>;
}

const REFUSED = 'gone@people.example';

/** Runs an agency through all that the description tells of, over HTTP, its pages, its mail and its webhooks. */
export async function live(): Promise<Life> {
  const mail = await startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      done(address === REFUSED ? refusal(550, 'No such user') : undefined),
  });
  const running = await startService({
    SMTP_URL: mail.url,
    MAIL_FROM: 'desk@deskhand.example',
    ALLOW_PRIVATE_TARGETS: 'true',
  });
  try {
    return await lived(running);
  } finally {
    await running.close();
    await mail.close();
  }
}

async function lived(running: TestService): Promise<Life> {
  const agency = await marketDesk(running, 'Harbour Talent');
  const partner = await marketDesk(running, 'Ridge Search');
  const { api } = agency;
  const hook = await subscribed(agency);
  const failing = await startReceiver((response) => void response.writeHead(500).end());
  const failingHook = await ok(api.post('/webhooks', { url: failing.url, events: ['job.created'] }));
  const work = () => running.service.jobs.runDue();

  const client = await clientOf(agency);
  const job = await jobOf(agency, client);
  const person = await personOf(agency);
  await work();
  await api.patch(`/jobs/${job.id}/ad`, { status: 'published' });
  const applied = (candidate_id: string, stage: string) =>
    ok(api.post('/applications', { job_id: job.id, candidate_id, stage }));
  const application = await applied(person, 'submitted');
  const [second, third] = [await another(api), await another(api)];
  const other = await applied(second, 'yes');
  await api.post(`/applications/${(await applied(third, 'funnel')).id}/stage`, { stage: 'rejected' });

  const specs = await specsOf(running, agency, second, client.contactId);
  await interviewsOf(api, other.id);
  const submission = await submissionOf(running, api, job.id, client.contactId, other.id);
  await refereesOf(running, api, application.id);
  const emails = await emailsOf(api, person, application.id, job.id, work);
  const events = await eventsOf(api, agency.adminId, application.id);
  const placement = await placementOf(api, agency.adminId, application.id);
  const paper = await ok(
    api.post(`/candidates/${person}/papers`, { kind: 'identity', country: 'AU', issued_on: '2026-01-05' }),
  );
  const distribution = await distributionOf(api, client.id, work);
  const imported = await importOf(running, agency, client.id);
  const pool = await poolOf(api);
  const deals = await dealsOf(agency, partner);
  await work();
  const searched = await searchesOf(api);

  const { deliveries, receiver } = hook;
  const got = async (path: string) => ok(api.get(path));
  const records: Life['records'] = {
    Job: [await got(`/jobs/${job.id}`), ...(await got('/jobs'))],
    Client: await got('/clients?limit=100'),
    ClientDna: [await got(`/clients/${client.id}/dna`)],
    ClientContact: await got(`/clients/${client.id}/contacts`),
    Placement: [await got(`/placements/${placement}`), ...(await got('/placements'))],
    Submission: [await got(`/submissions/${submission}`)],
    Candidate: [await got(`/candidates/${person}`)],
    CandidateImport: [await got(`/candidate-imports/${imported}`)],
    TalentPool: [await got(`/talent-pools/${pool}`)],
    ScheduledEmail: await Promise.all(emails.map((id) => got(`/scheduled-emails/${id}`))),
    CalendarEvent: await Promise.all(events.map((id) => got(`/calendar-events/${id}`))),
    MarketplaceListing: await got('/marketplace/listings?mine=true'),
    MarketplaceIntro: [
      ...(await got('/marketplace/intros')),
      ...(await ok(partner.api.get('/marketplace/intros'))),
    ],
    MarketplaceDeal: await Promise.all(deals.map((id) => got(`/marketplace/deals/${id}`))),
    Webhook: await got('/webhooks'),
    WebhookDelivery: [...(await deliveries()), ...(await got(`/webhooks/${failingHook.id}/deliveries`))],
    DistributionBoard: await got('/distribution/boards'),
    DistributionRule: [distribution],
    JobBoardPosting: await got('/distribution/postings'),
    ...searched,
    Spec: await Promise.all(specs.map((id) => got(`/specs/${id}`))),
    Paper: [paper],
  };
  const sent = new Set<string>(receiver.received.map(({ body: { event } }) => event));
  await receiver.close();
  await failing.close();
  return { events: sent, records };
}

async function specsOf(running: TestService, { api }: Desk, candidate_id: string, contact: string) {
  const about = { candidate_id, client_contact_id: contact, allow_repeat: true };
  const texts = { headline: 'Finance leader', pitch: 'Closes the books in three days.' };
  const spec = await ok(api.post('/specs', { ...about, ...texts }));
  await post(running, `${pathOf(spec.url)}/viewed`);
  await post(running, pathOf(spec.url), { kind: 'interested', rating: '5' });
  await ran(api, 'convert_spec', { spec_id: spec.id, title: 'Finance Director' });
  return [spec.id];
}

async function interviewsOf(api: Api, application_id: string): Promise<void> {
  const at = { application_id, kind: 'internal' };
  const first = await ok(api.post('/interviews', { ...at, starts_at: '2099-01-02T09:00:00Z' }));
  await ok(api.post(`/interviews/${first.id}/outcome`, { outcome: 'advance', scorecard: { overall: 4 } }));
  const second = await ok(api.post('/interviews', { ...at, starts_at: '2099-01-03T09:00:00Z' }));
  await ok(api.post(`/interviews/${second.id}/cancel`, { reason: 'Ill' }));
}

async function submissionOf(
  running: TestService,
  api: Api,
  job_id: string,
  contact: string,
  application: string,
) {
  const sent = await ok(
    api.post('/submissions', {
      job_id,
      client_contact_id: contact,
      items: [{ application_id: application, summary: 'Knows the trade.' }],
      title: 'First round',
      greeting: 'Hello Carla',
      email_subject: 'A controller',
      headline: 'One candidate',
      intro_body: 'As agreed.',
      message: 'See below.',
    }),
  );
  await post(running, `${pathOf(sent.url)}/viewed`);
  await post(running, `${pathOf(sent.url)}/items/${sent.items[0].id}`, {
    kind: 'interview',
    times: 'Monday',
  });
  return sent.id;
}

async function refereesOf(running: TestService, api: Api, application: string): Promise<void> {
  const request = await ok(api.post(`/applications/${application}/referee-requests`));
  await post(running, pathOf(request.url), refereesForm(twoReferees()));
}

async function emailsOf(
  api: Api,
  candidate_id: string,
  application_id: string,
  job_id: string,
  work: () => unknown,
) {
  const mail = { candidate_id, application_id, job_id, subject: 'Hello', body_text: 'How are things?' };
  const schedule = (more: object) =>
    ok(api.post('/scheduled-emails', { ...mail, scheduled_at: '2099-01-01T09:00:00Z', ...more }));
  const sent = await schedule({
    body_html: '<p>How are things?</p>',
    cc_addresses: ['boss@agency.example'],
    bcc_addresses: ['file@agency.example'],
  });
  await ok(api.post(`/scheduled-emails/${sent.id}/send-now`));
  const cancelled = await schedule({});
  await ok(api.delete(`/scheduled-emails/${cancelled.id}`));
  const failed = await schedule({ to_address: REFUSED });
  await ok(api.post(`/scheduled-emails/${failed.id}/send-now`));
  await work();
  return [sent.id, cancelled.id, failed.id];
}

async function eventsOf(api: Api, assigned_to: string, application_id: string): Promise<string[]> {
  const reminder = await ok(
    api.post('/calendar-events', {
      title: 'Ask for references',
      event_type: 'reminder',
      starts_at: '2099-02-01T09:00:00Z',
      ends_at: '2099-02-01T10:00:00Z',
      notes: 'By phone',
      application_id,
      assigned_to,
    }),
  );
  return [reminder.id];
}

async function placementOf(api: Api, user_id: string, application_id: string): Promise<string> {
  const placement = await ok(
    api.post('/placements', {
      application_id,
      salary: 200_000,
      placement_type: 'contract',
      charge_rate: 120,
      pay_rate: 90,
      rate_period: 'hourly',
      start_date: '2027-01-04',
      contract_end_date: '2027-06-30',
      notes: 'Signed',
      credits: [{ user_id, role: 'job_owner', percent: 100 }],
    }),
  );
  await ok(api.patch(`/placements/${placement.id}`, { status: 'started' }));
  return placement.id;
}

async function distributionOf(api: Api, client_id: string, work: () => unknown) {
  const job = await ok(
    api.post('/jobs', { title: 'Payroll Lead', client_id, location: { type: 'on_site', country: 'AU' } }),
  );
  const country = { country: 'NZ', category: 'Finance', job_type: 'Permanent' };
  const team = (await ok(api.get('/jobs?limit=100'))).find(({ team: of }: Data) => of !== null).team.id;
  const rule = { name: 'Kiwi jobs', filter: { ...country, team_id: team }, target_board_slugs: ['xml_feed'] };
  const made = await ok(api.post('/distribution/rules', rule));
  await ok(api.patch('/distribution/boards/file_drop', { pricing: 'paid' }));
  const limits = { regions: ['AU'], industries: ['Finance'], categories: ['Finance'], monthly_post_limit: 5 };
  await ok(api.patch('/distribution/boards/xml_feed', limits));
  await ok(api.post('/distribution/postings', { job_id: job.id, board_slugs: ['xml_feed', 'file_drop'] }));
  await work();
  return made;
}

async function importOf(running: TestService, agency: Desk, client_id: string): Promise<string> {
  const [sheet] = sheets(1);
  if (sheet === undefined) throw new Error('no sheet');
  const requirements = sheet.truth.skills.slice(0, 4);
  await ok(agency.api.post('/jobs', { title: sheet.truth.current_title, client_id, spec: { requirements } }));
  const files = [
    {
      filename: 'one.pdf',
      // Below everything else: a company that is no employer.
      bytes: await pdfOf(sheet, 'dates at the right', (doc) => {
        doc.fontSize(8).text('Referee: Jo Hall, supplier of Ironbark Mining', 60, doc.page.height - 90);
      }),
    },
    { filename: 'broken.pdf', bytes: Buffer.from('%PDF-1.7 nothing') },
  ];
  return importFiles(running, agency, files);
}

async function poolOf(api: Api): Promise<string> {
  const pool = {
    name: 'Controllers',
    eligibility: 'Controllers in Sydney',
    auto_add_enabled: true,
    min_job_fit: 60,
    min_hm_fit: 50,
    description: 'People who close books.',
    who_we_hire: 'Controllers',
    video_url: 'https://video.example/1',
    is_published: true,
    cover_color: 'lime',
  };
  return (await ok(api.post('/talent-pools', pool))).id;
}

/** One deal that is placed and paid, and one that is closed. */
async function dealsOf(agency: Desk, partner: Desk): Promise<string[]> {
  await ok(
    agency.api.post('/marketplace/listings', {
      kind: 'job',
      job_id: agency.jobId,
      headline: 'Mine planner',
      pitch: 'An open pit.',
      location: 'Perth',
      accept_terms: true,
    }),
  );
  const { deal } = await submittedDeal(agency, partner);
  await ok(
    agency.api.post('/placements', {
      application_id: deal.application_id,
      salary: 100_000,
      fee_percent: 20,
      start_date: '2027-01-04',
    }),
  );
  await ok(agency.api.patch(`/marketplace/deals/${deal.id}`, { action: 'mark_paid' }));
  await ok(partner.api.patch(`/marketplace/deals/${deal.id}`, { action: 'mark_received' }));
  const other = await requestedDeal(agency, partner);
  await ok(agency.api.patch(`/marketplace/deals/${other.deal.id}`, { action: 'close', reason: 'Filled' }));
  return [deal.id, other.deal.id];
}

async function searchesOf(api: Api): Promise<Life['records']> {
  const there = `${randomUUID()}@people.example`;
  await ok(
    api.post('/candidates', {
      name: 'Worked There',
      email: there,
      current_title: 'Buyer',
      current_company: 'Ironbark Mining',
    }),
  );
  const find = (query: string) => ok(api.post('/search', { entity_type: 'candidates', query }));
  const candidates = [
    await find('people who worked at Ironbark Mining'),
    await find('controllers in Sydney who are friendly'),
  ];
  const urgent = await ok(api.post('/search', { entity_type: 'jobs', query: 'urgent controller jobs' }));
  const down = await startService({
    AI_PROVIDER: 'openai-compatible',
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_MODEL: 'none',
  });
  const { api: without } = await down.workspace();
  const degraded = await ok(without.post('/search', { entity_type: 'jobs', query: 'controllers' }));
  await down.close();
  return { CandidateSearchResult: candidates, EntitySearchResult: [urgent, degraded] };
}
