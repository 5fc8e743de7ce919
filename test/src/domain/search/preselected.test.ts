import { beforeAll, describe, expect, it } from 'vitest';
import { nowFor } from '#src/access/principal.ts';
import { writeContext } from '#src/action/context.ts';
import { createCandidate } from '#src/domain/candidates/index.ts';
import { CreateCandidate } from '#src/domain/candidates/schema.ts';
import { useDesk } from '#test/harness/fixture.ts';

const HOLD = 600;
const HELD = 40;

const { running, desk } = useDesk();

beforeAll(async () => {
  const principal = await running.service.authentication.bearer(desk.adminKey);
  await running.service.store.write(async ({ tx }) => {
    const { ctx } = writeContext(principal, nowFor(principal), tx, { rehearsal: false, setsHidden: false });
    for (let no = 0; no < HOLD + HELD; no += 1) {
      const job = { title: 'Accountant', employer: 'Harbour Books', from: '2015-01' };
      const person = {
        name: `Person Number${no}`,
        email: `p${no}@example.com`,
        salary_expectation: no % 2 === 0 ? 'AUD 90,000' : 'AUD 150,000',
        ...(no < HOLD
          ? { current_title: 'Accountant', experience: [job] }
          : { experience: [{ ...job, to: '2020-01' }] }),
      };
      await createCandidate(ctx, CreateCandidate.parse(person));
    }
  });
});

const search = async (query: string) => {
  const { status, body } = await desk.api.post('/candidates/search', { query, compiler: 'rules' });
  expect(status, JSON.stringify(body.error)).toBe(200);
  return body.data;
};

describe('a search that more people meet than are ranked', () => {
  it('counts all of them, and ranks first who holds the title now, though only those were read', async () => {
    const found = await search('accountants');
    expect(found.total_count).toBe(HOLD + HELD);
    expect(found.ranked_pool_size).toBe(500);
    for (const { current_job_title } of found.results) expect(current_job_title).toBe('Accountant');
  });

  it('counts and ranks with pay as well, where fewer than are ranked meet every wish', async () => {
    const found = await search('accountants under AUD 100k');
    expect(found.total_count).toBe((HOLD + HELD) / 2);
    for (const { why } of found.results) expect(why).toBe('Accountant now; asks AUD 90,000');
  });

  it('tells what each of two conditions that nobody meets together leaves', async () => {
    const found = await search('accountants in Perth');
    expect(found.total_count).toBe(0);
    const told = JSON.stringify(found);
    expect(told).toContain(`Without \\"Perth, AU\\" ${HOLD + HELD} people are left`);
    expect(told).toContain('Nobody among those searched meets \\"Perth, AU\\"');
  });
});
