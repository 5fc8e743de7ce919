import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays } from '#test/harness/interview.ts';
import { callTool } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });
const desk = deskOf(agency);

it('interviews and placements that are read beside other lists keep when, where, who, kind and end, in text and in structure', async () => {
  const long = 'Brings the books of three sites together, and knows why. '.repeat(8);
  const pat = await agency.user('consultant');
  for (let n = 0; n < 12; n += 1) {
    const candidate_id = await desk.candidate({ summary: long, headline: long });
    const booked = await agency.api.post('/interviews', {
      application_id: await desk.application({ candidate_id }),
      kind: 'internal',
      format: 'phone',
      starts_at: inDays(3 + n),
      location: `Level ${n}, 1 George Street`,
      interviewers: [{ user_id: pat.userId }],
    });
    expect(booked.status, JSON.stringify(booked.body.error)).toBe(201);
    const placed = await agency.api.post('/placements', {
      application_id: await desk.application({ candidate_id }),
      placement_type: 'contract',
      start_date: '2026-12-07',
      contract_end_date: '2027-06-04',
      charge_rate: 95,
      pay_rate: 75,
      rate_period: 'hourly',
      notes: long,
    });
    expect(placed.status, JSON.stringify(placed.body.error)).toBe(201);
  }
  const { structuredContent, content } = await callTool(running.app, agency.adminKey, 'run_read_actions', {
    actions: ['list_interviews', 'list_placements', 'list_candidates', 'list_applications'].map((action) => ({
      action,
      input: { limit: 12 },
    })),
  });
  const [interviews, placements] = structuredContent.items.map(
    ({ result }: { result: { items: Record<string, unknown>[] } }) => result.items,
  );
  expect(interviews.length).toBeGreaterThan(1);
  for (const row of interviews)
    expect(row).toMatchObject({
      kind: 'internal',
      format: 'phone',
      location: expect.stringMatching(/^Level \d+, 1 George Street$/),
      starts_at: expect.any(String),
      starts_at_local: expect.any(String),
      with: expect.any(String),
    });
  expect(placements.length).toBeGreaterThan(1);
  for (const row of placements)
    expect(row).toMatchObject({
      placement_type: 'contract',
      start_date: '2026-12-07',
      contract_end_date: '2027-06-04',
    });
  const text = content[0]?.text ?? '';
  for (const words of ['George Street', 'phone', '2027-06-04', 'contract']) expect(text).toContain(words);
});

it('whoever must not be approached is said to be in a long list too, with who set it and why, in text and in structure', async () => {
  const reason = 'Asked us in writing never to ring again.';
  const marked = await desk.candidate({ name: 'Ross Wattsworth' });
  const told = {
    phone: '+61 2 5550 2096',
    location: { city: 'Sydney', state: 'NSW', country: 'Australia' },
    current_title: 'Software Engineer',
    current_company: 'Copperfield Vale Regional Council',
    salary_expectation: 'around $185k + super',
    summary: 'Runs the platform of a council, and its people. '.repeat(8),
  };
  const set = { ...told, do_not_approach: true, do_not_approach_reason: reason };
  const patched = await agency.api.patch(`/candidates/${marked}`, set);
  expect(patched.status, JSON.stringify(patched.body.error)).toBe(200);
  const pool = await agency.api.post('/talent-pools', { name: 'Platform people', eligibility: 'Engineers' });
  const joined = { candidate_id: marked };
  expect((await agency.api.post(`/talent-pools/${pool.body.data.id}/members`, joined)).status).toBe(201);
  for (let n = 0; n < 24; n += 1) await desk.candidate(told);
  const listed = async (action: string, input: object) => {
    const read = { action, input };
    const beside = { action: 'list_candidates', input: { limit: 25 } };
    const args = { actions: [beside, read] };
    const { structuredContent, content } = await callTool(
      running.app,
      agency.adminKey,
      'run_read_actions',
      args,
    );
    return { rows: structuredContent.items.at(-1).result.items, text: content[0]?.text ?? '' };
  };
  const people = await callTool(running.app, agency.adminKey, 'list_candidates', { limit: 60 });
  const row = people.structuredContent.items.find(({ id }: { id: string }) => id === marked);
  expect(row).toMatchObject({ do_not_approach: true, do_not_approach_reason: reason });
  expect(row.do_not_approach_by).toEqual(expect.any(String));
  expect(people.content[0]?.text).toContain(reason);
  const members = await listed('list_pool_members', { pool_id: pool.body.data.id });
  expect(members.rows[0].candidate).toMatchObject({ name: 'Ross Wattsworth', do_not_approach: true });
  expect(members.text).toContain('Ross Wattsworth');
  expect(members.text).toMatch(/do_not_approach.*true/s);
});
