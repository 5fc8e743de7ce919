import { describe, expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { feedFaults, postingFaults } from '#test/harness/job-boards.ts';
import { startBoardDesk } from '#test/harness/postings.ts';
import type { Answer } from '#test/harness/workspace.ts';

const here = fixture(startBoardDesk);

const textOf = async (path: string) => (await here.running.app.request(path)).text();
const feed = () => textOf('/careers/harbour-talent/feed.xml');

async function live(more: Record<string, unknown>) {
  const job = await here.job(more);
  await here.post(job, ['xml_feed', 'career_page']);
  await here.runDue();
  const { url } = (await here.desk.api.get(`/jobs/${job}/ad`)).body.data;
  const html = await textOf(new URL(url).pathname);
  const data = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}';
  return { job, posting: JSON.parse(data), postings: await here.postingsOf(job) };
}

it('feeds boards and search engines with what their documentation asks for, whatever the texts hold', async () => {
  const onSite = await live({
    title: 'R&D <Analyst> ]]> & Lead \u{1F680}',
    description: 'Requirements:\n- Knows ]]> and A & B < C\n- Fish &amp; chips',
    compensation: { base_min: 150_000, base_max: 170_000 },
  });
  const remote = await live({
    title: 'Remote Controller',
    location: { type: 'remote', country: 'New Zealand' },
    employment_type: 'contract',
  });
  const hybrid = await live({
    title: 'Hybrid Auditor',
    location: { type: 'hybrid', city: 'Leeds', country: 'GB' },
    employment_type: 'part_time',
  });
  const xml = await feed();
  expect(feedFaults(xml)).toEqual([]);
  for (const { posting } of [onSite, remote, hybrid]) expect(postingFaults(posting)).toEqual([]);
  expect(remote.posting).toMatchObject({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'New Zealand' },
    // The page is open as long as any of its postings.
    validThrough: [remote.postings.xml_feed, remote.postings.career_page]
      .map((posting) => posting.expires_at)
      .sort()
      .at(-1),
  });
  expect(xml).toContain('<remotetype><![CDATA[Fully remote]]></remotetype>');
  expect(xml).toContain('<country><![CDATA[NZ]]></country>');
  expect(xml).toContain(
    `<expirationdate><![CDATA[${remote.postings.xml_feed.expires_at}]]></expirationdate>`,
  );
  expect(xml).toContain('<sourcename><![CDATA[Harbour Talent]]></sourcename>');
  expect(xml).toMatch(/<email><!\[CDATA\[[^\]]+@agency\.example\]\]><\/email>/);
});

it('has a validator that finds what boards refuse', async () => {
  const xml = await feed();
  expect(feedFaults(xml.replaceAll('<![CDATA[', '').replaceAll(']]>', ''))).not.toEqual([]);
  const broken = xml
    .replace(/<country>.*?<\/country>/g, '')
    .replace(/<sourcename>.*?<\/sourcename>/, '')
    .replace('<![CDATA[Remote Controller]]>', '<![CDATA[Remote &amp; Controller]]>');
  expect(feedFaults(broken).map((fault) => fault.replace(/^job \d+: /, ''))).toEqual(
    expect.arrayContaining(['a remote job has no country', 'sourcename is missing', 'title holds an entity']),
  );
  expect(postingFaults({ title: 'T', description: 'T', jobLocationType: 'TELECOMMUTE' })).toEqual(
    expect.arrayContaining([
      'datePosted is missing',
      'the description is the title',
      'a remote job says nothing of where applicants may live',
    ]),
  );
});

it('says to search engines nothing of a job without a country, no pay on target as base pay, and no pay in a title', async () => {
  const ldOf = async (fields: Record<string, unknown>, ad: Record<string, unknown> = {}) => {
    const job = await here.job({ title: 'Rigger', ...fields });
    await here.desk.api.patch(`/jobs/${job}/ad`, { ...ad, status: 'published' });
    const { url, title } = (await here.desk.api.get(`/jobs/${job}/ad`)).body.data;
    const page = await (await here.running.app.request(new URL(url).pathname)).text();
    const found = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(page)?.[1];
    return { title, posting: found === undefined ? null : JSON.parse(found) };
  };
  for (const location of [null, { type: 'remote' }, { type: 'on_site', city: 'Zzyzx' }])
    expect((await ldOf({ location })).posting).toBeNull();
  const compensation = { ote: 180_000, currency: 'AUD', period: 'year' };
  const { posting } = await ldOf({ compensation }, { show_salary: true });
  expect(postingFaults(posting)).toEqual([]);
  expect(posting).not.toHaveProperty('baseSalary');
  expect((await ldOf({ title: 'Controller $120k-$130k (Full time)' })).title).toBe('Controller');
});

describe('a job without a country, which boards refuse', () => {
  const place = (answer: Answer) =>
    (answer.body.meta.warnings ?? []).filter(({ code }: { code: string }) => code === 'place_missing');

  it.each([
    ['has no place', null, 'location {type, city, country}'],
    ['is remote from nowhere', { type: 'remote' }, 'applicant_country'],
    ['has a city alone', { type: 'on_site', city: 'Zzyzx' }, 'location {type, city, country}'],
  ])('is told once to whoever posts or publishes it, with what to add: it %s', async (_, location, add) => {
    const job = await here.job({ title: 'Rigger', location });
    const posted = await here.post(job, ['xml_feed', 'career_page']);
    expect(place(posted)).toEqual([
      { code: 'place_missing', message: expect.stringMatching(/^Rigger has no country.*update_job and/) },
    ]);
    expect(place(posted)[0].message).toContain(add);
    const other = await here.job({ title: 'Rigger', location });
    const published = await here.desk.api.patch(`/jobs/${other}/ad`, { status: 'published' });
    expect(published.status).toBe(200);
    expect(place(published)).toHaveLength(1);
    const placed = await here.job({ title: 'Rigger' });
    expect(place(await here.post(placed, ['xml_feed']))).toEqual([]);
  });

  it('that is remote is on no board, whoever posts it, until it says where people must live', async () => {
    const job = await here.job({ title: 'Rigger', location: { type: 'remote' } });
    await here.post(job, ['xml_feed', 'career_page']);
    await here.runDue();
    const { xml_feed, career_page } = await here.postingsOf(job);
    expect(xml_feed).toMatchObject({
      status: 'rejected',
      error_code: 'ad_unpublishable',
      error_message: expect.stringContaining('update_job and applicant_country. Then use retry_posting.'),
    });
    expect(career_page.status).toBe('live');
    await here.desk.api.patch(`/jobs/${job}`, { applicant_country: 'NZ' });
    await here.desk.api.post(`/distribution/postings/${xml_feed.id}/retry`, {});
    await here.runDue();
    expect((await here.posting(xml_feed.id)).status).toBe('live');
  });

  it('is not sent to a board by a rule, and the posting says what to add; the own page takes it', async () => {
    const rule = { name: 'All', target_board_slugs: ['xml_feed', 'career_page'] };
    expect((await here.desk.api.post('/distribution/rules', rule)).status).toBe(201);
    const job = await here.job({ title: 'Dogman', location: null });
    await here.runDue();
    const { xml_feed, career_page } = await here.postingsOf(job);
    expect(xml_feed).toMatchObject({
      status: 'rejected',
      error_code: 'ad_unpublishable',
      error_message: expect.stringContaining('location {type, city, country}. Then use retry_posting.'),
    });
    expect(career_page.status).toBe('live');
    await here.desk.api.patch(`/jobs/${job}`, {
      location: { type: 'on_site', city: 'Perth', country: 'AU' },
    });
    expect(place(await here.desk.api.post(`/distribution/postings/${xml_feed.id}/retry`, {}))).toEqual([]);
    await here.runDue();
    expect((await here.posting(xml_feed.id)).status).toBe('live');
  });
});

it('prints no control character, half of a pair or other sign without a shape to boards and search engines', async () => {
  const { posting, job } = await live({
    title: 'Bell\u0007 Fitter',
    description: 'Requirements:\n- Rings\u0001 bells\u000bTunes them\u001fdaily\u007f\u0086 and\ufffe well',
  });
  const xml = await feed();
  expect(feedFaults(xml)).toEqual([]);
  expect(postingFaults(posting)).toEqual([]);
  const { url } = (await here.desk.api.get(`/jobs/${job}/ad`)).body.data;
  const html = await textOf(new URL(url).pathname);
  for (const text of [xml, html, JSON.stringify(posting)])
    expect(text).not.toMatch(/(?![\t\n\r])\p{Cc}|\\u00[01]|[\ufffe\uffff]/u);
  expect(posting.title).toBe('Bell Fitter');
  expect(posting.description).toContain('Rings bells');
});
