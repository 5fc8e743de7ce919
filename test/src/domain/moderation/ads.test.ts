import { beforeAll, describe, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { decideHeld } from '#test/harness/held-review.ts';
import { type BoardDesk, boardDesk } from '#test/harness/postings.ts';

const running = useService({ PUBLIC_URL: 'https://desk.example' });
let here: BoardDesk;
let site: string;

const HOSTILE =
  'We prefer a Christian man under 35 for this role.\n\nRequirements:\n- Must be male\n- CPA or CA is required\n- No women with small children';
const UNLAWFUL = /christian|\bmale\b|under 35|small children/i;

beforeAll(async () => {
  here = await boardDesk(running, await running.workspace({ name: 'Harbour', country: 'AU', sandbox: true }));
  const lawful = await here.job({ title: 'Payroll officer' });
  const ad = await here.desk.api.patch(`/jobs/${lawful}/ad`, { status: 'published' });
  site = new URL(ad.body.data.url).pathname.replace(/\/[^/]*$/, '');
});

/** All that the public can read of the agency. */
async function inPublic(): Promise<string> {
  const read = async (path: string): Promise<string> => (await running.app.request(path)).text();
  const list = await read(site);
  const pages = [...list.matchAll(/href="([^"]*\/careers\/[^"]+)"/g)].map(([, link = '']) => link);
  const texts = [];
  for (const link of pages) texts.push(await read(new URL(link, 'https://desk.example').pathname));
  return [list, ...texts, await read(`${site}/feed.xml`)].join('\n');
}

describe('a rule that posts by itself', () => {
  it('publishes nothing of a job whose words pick people by what the law keeps out, and says why', async () => {
    const body = { name: 'All', target_board_slugs: ['xml_feed', 'career_page'] };
    const rule = await here.desk.api.post('/distribution/rules', body);
    const job = await here.job({ title: 'Warehouse lead', description: HOSTILE });
    const fine = await here.job({ title: 'Night auditor' });
    await here.runDue();
    await here.runDue();
    const posted = await here.postingsOf(job);
    expect(posted).toMatchObject({
      xml_feed: { status: 'rejected', error_code: 'content_blocked', url: null },
      career_page: { status: 'rejected', error_code: 'content_blocked', url: null },
    });
    expect(posted.xml_feed.error_message).toMatch(/must be male/i);
    expect((await here.desk.api.get(`/jobs/${job}/ad`)).body.data).toMatchObject({
      status: 'draft',
      url: null,
    });
    const shown = await inPublic();
    expect(shown).toContain('Night auditor');
    expect(shown).not.toContain('Warehouse lead');
    expect(shown).not.toMatch(UNLAWFUL);
    expect(await here.postingsOf(fine)).toMatchObject({ xml_feed: { status: 'live' } });
    await here.desk.api.delete(`/distribution/rules/${rule.body.data.id}`);
  });

  it.each([['Trainee broker', 'Requirements:\n- Recent graduates with a finance degree', 'age']])(
    'publishes nothing that it is not sure of, until a person lets it go: %s',
    async (title, description, about) => {
      const body = { name: 'All', target_board_slugs: ['xml_feed'] };
      const rule = await here.desk.api.post('/distribution/rules', body);
      const job = await here.job({ title, description });
      await here.runDue();
      const posting = (await here.postingsOf(job)).xml_feed;
      expect(posting).toMatchObject({ status: 'pending', error_code: 'held_for_review' });
      expect(posting.review.findings[0]).toMatchObject({ verdict: 'held', about });
      expect(await inPublic()).not.toContain(title);
      await decideHeld(running, here.desk, posting.id);
      await here.runDue();
      expect(await inPublic()).toContain(title);
      await here.desk.api.delete(`/distribution/rules/${rule.body.data.id}`);
    },
  );
});

it.each([
  ['a sentence', 'You are statuesque and poised.\n\nYou greet guests and keep the list.'],
  [
    'an item of what is asked for',
    'You greet guests and keep the list.\n\nRequirements:\n- Two years in a dining room\n- Someone to look after the lads like a mother',
  ],
])(
  'an ad that a rule drafts waits whole for %s that may pick people, and never leaves with it dropped',
  async (_, description) => {
    const rule = await here.desk.api.post('/distribution/rules', {
      name: 'All',
      target_board_slugs: ['xml_feed'],
    });
    const job = await here.job({ title: 'Floor host', description });
    await here.runDue();
    await here.runDue();
    expect((await here.postingsOf(job)).xml_feed).toMatchObject({
      status: 'pending',
      error_code: 'held_for_review',
    });
    expect(await inPublic()).not.toContain('Floor host');
    await here.desk.api.delete(`/distribution/rules/${rule.body.data.id}`);
  },
);

describe('a person or a program', () => {
  it.each([
    ['Applicants should be under 40.', 'age'],
    ['Female preferred for the front desk.', 'sex'],
    ['Native English speaker is required.', 'language'],
  ])('is refused an ad that says "%s", with the words and what may be said', async (line, about) => {
    const job = await here.job({ title: 'Front of house', description: `Requirements:\n- ${line}` });
    const posted = await here.post(job, ['xml_feed']);
    expect(posted.status).toBe(422);
    expect(posted.body.error).toMatchObject({ code: 'VALIDATION_ERROR', type: 'unlawful_wording' });
    expect(posted.body.error.findings[0]).toMatchObject({ verdict: 'blocked', about });
    expect(await here.postingsOf(job)).toEqual({});
    const written = await here.desk.api.patch(`/jobs/${job}/ad`, {
      body: `Hello. ${line}`,
      status: 'published',
    });
    expect(written.status).toBe(422);
    const [finding] = written.body.error.findings;
    expect(finding).toMatchObject({ verdict: 'blocked', about, field: 'body' });
    expect(`Hello. ${line}`.slice(finding.start, finding.end)).toBe(finding.words);
    expect(finding.reason).toMatch(/\w/);
    expect(finding.rewording).toMatch(/\w/);
    const drafted = await here.desk.api.patch(`/jobs/${job}/ad`, { status: 'published' });
    expect(drafted.status).toBe(422);
    const bullet = await here.desk.api.patch(`/jobs/${job}/ad`, { bullets: ['Good pay', line] });
    expect(bullet.body.error.findings[0].field).toBe('bullets.1');
    expect(await inPublic()).not.toContain('Front of house');
  });

  it('publishes what is lawful for a reason that the ad gives', async () => {
    const job = await here.job({
      title: 'Bar staff',
      description: 'Requirements:\n- You must be over 18, as the role involves serving alcohol',
    });
    expect((await here.post(job, ['xml_feed'])).status).toBe(201);
  });

  it('writes an ad in its own words for a job whose brief has others', async () => {
    const job = await here.job({ title: 'Store lead', description: HOSTILE });
    const body = 'Lead the store. CPA or CA is required.';
    const written = await here.desk.api.patch(`/jobs/${job}/ad`, {
      body,
      bullets: [],
      headline: null,
      status: 'published',
    });
    expect(written.status).toBe(200);
    expect(await inPublic()).not.toMatch(UNLAWFUL);
  });
});

describe('what candidates are measured by', () => {
  it('is drafted without criteria and questions that the law keeps out', async () => {
    const job = await here.job({ title: 'Yard lead', description: HOSTILE });
    await here.runDue();
    const { data } = (await here.desk.api.get(`/jobs/${job}`)).body;
    const labels = data.assessment_criteria.map(({ label }: { label: string }) => label);
    expect(labels.join('\n')).toMatch(/CPA or CA/);
    expect(labels.join('\n')).not.toMatch(UNLAWFUL);
    expect(JSON.stringify(data.interview_plan)).not.toMatch(UNLAWFUL);
  });

  it('is refused with such criteria and questions', async () => {
    const criteria = { assessment_criteria: [{ label: 'CPA' }, { label: 'No women with small children' }] };
    const made = await here.desk.api.post('/jobs', { title: 'Lead', client_id: here.client, ...criteria });
    expect(made.status).toBe(422);
    expect(made.body.error.findings[0]).toMatchObject({
      verdict: 'blocked',
      field: 'assessment_criteria.1.label',
    });
    const job = await here.job();
    const changed = await here.desk.api.patch(`/jobs/${job}`, criteria);
    expect(changed.status).toBe(422);
    const plan = { interview_plan: [{ focus: ['Is she planning a family?'] }] };
    const asked = await here.desk.api.patch(`/jobs/${job}`, plan);
    expect(asked.body.error.findings[0].field).toBe('interview_plan.0.focus.0');
    const told = await here.desk.api.patch(`/jobs/${job}`, { description: HOSTILE });
    expect(told.status).toBe(200);
    expect(told.body.meta.warnings[0]).toMatchObject({ code: 'unlawful_wording' });
  });
});
