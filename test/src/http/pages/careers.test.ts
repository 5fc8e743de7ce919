import { SaxesParser } from 'saxes';
import { beforeAll, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { type BoardDesk, boardDesk } from '#test/harness/postings.ts';

const running = useService({ PUBLIC_URL: 'https://desk.example' });
let here: BoardDesk;

beforeAll(async () => {
  here = await boardDesk(running, await running.workspace({ name: 'Harbour & Söhne', sandbox: true }));
});

const call = (path: string, init: RequestInit = {}) => running.app.request(path, init);
const pathOf = (url: string): string => new URL(url).pathname;

async function published(more: Record<string, unknown> = {}, ad: Record<string, unknown> = {}) {
  const job = await here.job(more);
  const answer = await here.desk.api.patch(`/jobs/${job}/ad`, { status: 'published', ...ad });
  return { job, ad: answer.body.data, path: pathOf(answer.body.data.url) };
}

function form(fields: Record<string, string>, file?: { name: string; bytes: Uint8Array<ArrayBuffer> }) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.set(name, value);
  if (file !== undefined) body.set('cv', new File([file.bytes], file.name));
  return { method: 'POST', body };
}

const PDF = new TextEncoder().encode('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');
const person = (email: string) => ({ name: 'Ana Ruiz', email, phone: '+61 412 345 678', consent: 'true' });

/** The texts of a feed by element, one object for each job, read by a strict parser of its own. */
function readXml(xml: string): { root: string; jobs: Record<string, string>[] } {
  const parser = new SaxesParser();
  const open: string[] = [];
  const jobs: Record<string, string>[] = [];
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    open.push(name);
    if (name === 'job') jobs.push({});
  });
  const add = (text: string): void => {
    const job = jobs.at(-1);
    const name = open.at(-1);
    if (job !== undefined && name !== undefined && open.length === 3) job[name] = (job[name] ?? '') + text;
  };
  parser.on('text', add);
  parser.on('cdata', add);
  let root = '';
  parser.on('closetag', ({ name }) => {
    open.pop();
    if (open.length === 0) root = name;
  });
  parser.write(xml).close();
  return { root, jobs };
}

it('lists what is published, in the agency’s own name, for search engines too', async () => {
  const { ad, path } = await published({ title: 'Tax <Lead>' });
  const page = await call('/careers/harbour-sohne');
  expect(page.status).toBe(200);
  expect(page.headers.get('x-robots-tag')).toBeNull();
  expect(page.headers.get('content-security-policy')).toMatch(
    /^default-src 'none'; style-src 'nonce-[^']+'; script-src 'nonce-/,
  );
  const html = await page.text();
  expect(html).toContain(`href="${path}"`);
  expect(html).toContain('Tax &lt;Lead&gt;');
  expect(html).toContain('Harbour &amp; Söhne');
  expect(html).not.toContain('Acme');
  await here.desk.api.patch(`/jobs/${ad.job_id}/ad`, { status: 'draft' });
  expect(await (await call('/careers/harbour-sohne')).text()).not.toContain(path);
});

it('feeds aggregators with what is live on the board, as XML that a strict parser reads', async () => {
  const job = await here.job({
    title: 'R&D <Analyst> \u{1F680}',
    compensation: { base_min: 50.5, period: 'hour' },
    employment_type: 'contract',
  });
  await here.desk.api.patch(`/jobs/${job}/ad`, { show_salary: true, body: 'A & B ]]> **done**' });
  const [posting] = (await here.post(job, ['xml_feed'])).body.data;
  const silent = await published({ title: 'Payroll Clerk' });
  await here.runDue();
  const answer = await call('/careers/harbour-sohne/feed.xml');
  expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8');
  const { root, jobs } = readXml(await answer.text());
  expect(root).toBe('source');
  expect(jobs).toHaveLength(1);
  const { url } = (await here.desk.api.get(`/jobs/${job}/ad`)).body.data;
  expect(jobs[0]).toMatchObject({
    title: 'R&D <Analyst> \u{1F680}',
    referencenumber: posting.id,
    requisitionid: job,
    url,
    company: 'Harbour & Söhne',
    city: 'Perth',
    country: 'AU',
    jobtype: 'contract',
    salary: 'from AUD 50.50 an hour',
  });
  expect(jobs[0]?.description).toContain('<strong>done</strong>');
  expect(jobs[0]?.description).toContain(']]›');
  expect(Number.isNaN(Date.parse(jobs[0]?.date ?? ''))).toBe(false);
  expect(JSON.stringify(jobs)).not.toContain(silent.ad.slug);
  await here.desk.api.post(`/distribution/postings/${posting.id}/expire`);
  expect(readXml(await (await call('/careers/harbour-sohne/feed.xml')).text()).jobs).toEqual([]);
});

it('shows an ad with a JobPosting that a parser reads, under the nonce of the page', async () => {
  const { ad, path } = await published(
    { title: 'Controller </script>', compensation: { base_min: 150_000, base_max: 170_000 } },
    { body: '**Lead** the numbers\n\n- Close </script><script>alert(1)</script>' },
  );
  const page = await call(path);
  const html = await page.text();
  const [, nonce = ''] =
    /script-src 'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '') ?? [];
  const scripts = [
    ...html.matchAll(/<script type="application\/ld\+json" nonce="([^"]+)">([\s\S]*?)<\/script>/g),
  ];
  expect(scripts).toHaveLength(1);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(scripts[0]?.[1]).toBe(nonce);
  const posting = JSON.parse(scripts[0]?.[2] ?? '');
  expect(posting).toMatchObject({
    '@context': 'https://schema.org/',
    '@type': 'JobPosting',
    title: 'Controller </script>',
    datePosted: ad.published_at,
    employmentType: 'FULL_TIME',
    hiringOrganization: { '@type': 'Organization', name: 'Harbour & Söhne' },
    jobLocation: { '@type': 'Place', address: { addressLocality: 'Perth', addressCountry: 'AU' } },
    identifier: { value: ad.id },
    url: ad.url,
    directApply: true,
  });
  expect(posting.description).toContain('<strong>Lead</strong>');
  expect(posting).not.toHaveProperty('baseSalary');
  expect(html).not.toMatch(/150,000|Acme/);
});

it('shows the pay only where the ad says so', async () => {
  const { path } = await published(
    { compensation: { base_min: 150_000, base_max: 170_000 } },
    { show_salary: true },
  );
  const html = await (await call(path)).text();
  expect(html).toContain('AUD 150,000 to 170,000 a year');
  const [, json = ''] = /ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(json).baseSalary).toEqual({
    '@type': 'MonetaryAmount',
    currency: 'AUD',
    value: { '@type': 'QuantitativeValue', minValue: 150_000, maxValue: 170_000, unitText: 'YEAR' },
  });
});

it.each([
  ['the ad is closed', (job: string) => here.desk.api.patch(`/jobs/${job}/ad`, { status: 'closed' })],
  ['the job is closed', (job: string) => here.desk.api.patch(`/jobs/${job}`, { status: 'closed' })],
  ['the job is on hold', (job: string) => here.desk.api.patch(`/jobs/${job}`, { status: 'on_hold' })],
])('is gone at once when %s, and takes no application', async (_, end) => {
  const { job, path } = await published();
  await end(job);
  expect((await call(path)).status).toBe(404);
  const late = await call(path, form(person('late@people.example')));
  expect(late.status).toBe(404);
  expect((await here.desk.api.get(`/applications?job_id=${job}`)).body.data).toEqual([]);
});

it('knows no page of an agency that is shut, or that never was', async () => {
  const shut = await running.workspace({ name: 'Shut Agency' });
  const desk = await boardDesk(running, shut);
  const job = await desk.job();
  const { url } = (await shut.api.patch(`/jobs/${job}/ad`, { status: 'published' })).body.data;
  expect((await call(pathOf(url))).status).toBe(200);
  await running.service.store.write(({ tx }) =>
    tx.updateTable('accounts').set({ status: 'suspended' }).where('id', '=', shut.accountId).execute(),
  );
  for (const path of [
    pathOf(url),
    '/careers/shut-agency',
    '/careers/shut-agency/feed.xml',
    '/careers/nobody',
  ])
    expect((await call(path)).status).toBe(404);
});

it('takes an application: candidate, application and CV, with the consent on record', async () => {
  const { job, path } = await published();
  const sent = await call(path, form(person('ana@people.example'), { name: 'Ana CV.pdf', bytes: PDF }));
  expect(sent.status).toBe(303);
  expect(sent.headers.get('location')).toBe(`${path}?sent=1#apply`);
  expect(await (await call(`${path}?sent=1`)).text()).toContain('has your application');
  const [application] = (await here.desk.api.get(`/applications?job_id=${job}`)).body.data;
  expect(application).toMatchObject({
    source: 'applied',
    stage: 'funnel',
    owner_id: here.desk.adminId,
    candidate: { name: 'Ana Ruiz' },
  });
  const candidate = (await here.desk.api.get(`/candidates/${application.candidate_id}`)).body.data;
  expect(candidate).toMatchObject({ email: 'ana@people.example', phone: expect.stringContaining('412') });
  const document = await here.desk.api.get(`/documents/${application.cv_document_id}`);
  expect(document.body.data).toMatchObject({
    kind: 'cv',
    filename: 'Ana CV.pdf',
    mime_type: 'application/pdf',
  });
  const lines = await here.desk.api.get(`/activities?candidate_id=${application.candidate_id}`);
  const line = lines.body.data.find(({ summary }: { summary: string }) => summary.includes('career page'));
  expect(line).toMatchObject({ actor: { type: 'candidate' }, data: { consent: true } });
});

const mailsAt = (address: string) =>
  running.service.store.read((db) =>
    db
      .selectFrom('scheduled_emails')
      .innerJoin('accounts', 'accounts.id', 'scheduled_emails.account_id')
      .where('to_address', '=', address)
      .select(['subject', 'body_text'])
      .execute(),
  );

it('acknowledges an application once by mail, with nothing in it that the sender typed', async () => {
  const { path } = await published({ title: 'Payroll Lead' });
  const typed = { ...person('mo@people.example'), name: 'Win a prize at evil.example' };
  for (let at = 0; at < 2; at += 1) expect((await call(path, form(typed))).status).toBe(303);
  const mails = await mailsAt('mo@people.example');
  expect(mails.map(({ subject }) => subject)).toEqual(['Your application to Harbour & Söhne: Payroll Lead']);
  expect(mails[0]?.body_text).toContain('Thank you for applying for Payroll Lead');
  expect(mails[0]?.body_text).not.toContain('evil.example');
});

it('says of a remote job where its applicants must live, where the agency said it', async () => {
  const location = { type: 'remote' };
  const within = await published({ location, applicant_country: 'NZ' });
  expect(await (await call(within.path)).text()).toContain(
    'Fully remote, for people who live in New Zealand',
  );
  const anywhere = await (await call((await published({ location })).path)).text();
  expect(anywhere).toContain('Fully remote');
  expect(anywhere).not.toContain('who live in');
});

it('says when an ad was posted, and leads to its form from the top', async () => {
  const { path, ad } = await published();
  const html = await (await call(path)).text();
  expect(html).toContain('<a class="button" href="#apply">Apply for this job</a>');
  expect(html).toContain(`<time datetime="${ad.published_at}">`);
  expect(html).toMatch(/<input[^>]*name="phone"[^>]*type="tel"/);
  expect(await (await call(`${path}?sent=1`)).text()).not.toContain('href="#apply"');
});

it('answers alike whether or not the person is known, and changes nothing of who is', async () => {
  const { job, path } = await published();
  const known = await here.desk.api.post('/candidates', {
    name: 'Bo Lind',
    email: 'bo@people.example',
    do_not_approach: false,
  });
  const answers = [];
  for (const email of ['new@people.example', 'Bo@people.example', 'Bo@people.example']) {
    const answer = await call(
      path,
      form({ ...person(email), name: 'Someone Else' }, { name: 'x.pdf', bytes: PDF }),
    );
    answers.push([answer.status, answer.headers.get('location'), await answer.text()]);
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(answers[2]).toEqual(answers[0]);
  const bo = (await here.desk.api.get(`/candidates/${known.body.data.id}`)).body.data;
  expect(bo).toMatchObject({ name: 'Bo Lind', phone: null });
  const applications = await here.desk.api.get(`/applications?job_id=${job}&candidate_id=${bo.id}`);
  expect(applications.body.data).toHaveLength(1);
});

it.each([
  ['name', { name: ' ' }],
  ['email', { email: 'nobody' }],
  ['phone', { phone: 'call me' }],
  ['consent', { consent: 'no' }],
])('sends the form back with %s marked, what was written kept, and stores nothing', async (field, wrong) => {
  const { job, path } = await published();
  const given = { ...person('kept@people.example'), name: 'Kept "Name"', ...wrong };
  const back = await call(path, form(given));
  expect(back.status).toBe(422);
  const html = await back.text();
  expect(html).toContain(`id="${field}-fault"`);
  if (field !== 'name') expect(html).toContain('value="Kept &quot;Name&quot;"');
  expect((await here.desk.api.get(`/applications?job_id=${job}`)).body.data).toEqual([]);
});

it('takes a CV for what its bytes are, and none that is too large', async () => {
  const { job, path } = await published();
  const page = new TextEncoder().encode('<html><script>alert(1)</script></html>');
  const html = await call(path, form(person('h@people.example'), { name: 'cv.pdf', bytes: page }));
  expect(html.status).toBe(422);
  expect(await html.text()).toContain('id="cv-fault"');
  const large = new Uint8Array(10 * 1024 * 1024 + 1);
  const big = await call(path, form(person('h@people.example'), { name: 'cv.pdf', bytes: large }));
  expect(big.status).toBe(422);
  expect((await here.desk.api.get(`/applications?job_id=${job}`)).body.data).toEqual([]);
});

it('takes five applications in ten minutes from one address for one job', async () => {
  const { path } = await published();
  const statuses = [];
  for (let i = 0; i < 6; i += 1) {
    const answer = await call(path, form(person(`n${i}@people.example`)));
    statuses.push(answer.status);
    if (i === 5) expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  }
  expect(statuses).toEqual([303, 303, 303, 303, 303, 429]);
});

it('leads to where the ad says one applies', async () => {
  const { path } = await published({}, { apply_url: 'https://apply.example/1?a=b&c=d' });
  const html = await (await call(path)).text();
  expect(html).toContain('href="https://apply.example/1?a=b&amp;c=d"');
  expect(html).not.toContain('<form');
});
