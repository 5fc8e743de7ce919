import { expect, it } from 'vitest';
import { addDays } from '#src/lib/clock.ts';
import { fixture, useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { todayThere } from '#test/harness/quotas.ts';
import type { Api } from '#test/harness/workspace.ts';

const { desk: agency } = useDesk({ country: 'AU', sandbox: true });
const today = todayThere();
const year = today.slice(0, 4);
const end = `${year}-12-31`;

fixture(async () => {
  const desk = deskOf(agency);
  const { id: team } = (await agency.api.post(`/accounts/${agency.accountId}/teams`, { name: 'Harbour' }))
    .body.data;
  const member = await agency.user('consultant', { teamId: team });
  const loose = await agency.user('consultant', {});
  const client_id = await desk.client({ name: 'Acme Mining' });
  for (const [owner, start_date, salary] of [
    [member, today, 100_000],
    [loose, today, 50_000],
    [member, end, 80_000],
  ] as const) {
    const job_id = await desk.job({ client_id, owner_id: owner.userId });
    const application_id = await desk.application({ job_id, stage: 'offer' });
    const { status, body } = await agency.api.post('/placements', {
      application_id,
      salary,
      fee_percent: 20,
      offer_date: today,
      start_date,
      credits: [{ user_id: owner.userId, percent: 100 }],
    });
    expect(status, JSON.stringify(body.error)).toBe(201);
    if (start_date === end) continue;
    await agency.api.patch(`/placements/${body.data.id}`, { status: 'started' });
  }
  return {};
});

const ask = async (question: string, api: Api = agency.api) =>
  (await api.post('/analytics/ask', { question })).body.data;

// On the last day of a year nothing starts later in it.
it.skipIf(today === end)(
  'tells beside billings of a stretch that is not over what has not started and is not billed',
  async () => {
    const { answer, caveats } = await ask('billings this year');
    expect(answer).toContain(
      `AUD 30,000.00. 1 more placement (AUD 16,000.00) with a start date by ${end} has not`,
    );
    expect(caveats).toContain(`This year is not over yet: it ends on ${end}.`);
    const blind = agency.as(await agency.key(['placements:read', 'reports:read']));
    const without = await ask('billings this year', blind);
    expect(JSON.stringify(without)).not.toContain('16,000');
    expect((await ask('billings last year')).answer).not.toContain('more placement');
  },
);

it('tells what has no team beside the teams that it ranks, with amounts to those alone who see them', async () => {
  const ranked = await ask('rank the teams by placements this year');
  expect(ranked.caveats).toContain('Without a team, and so not in the order: 1.');
  const billed = await ask('top teams by billings this year');
  expect(billed.answer).toContain('Without a team, and so not in the order: AUD 10,000.00.');
  expect(JSON.stringify(billed.caveats)).not.toContain('10,000');
});

// On the last day of a month it is counted whole, and twelve of them begin with one.
const isLastOfMonth = addDays(today, 1).slice(0, 7) !== today.slice(0, 7);

it('says of each stretch, and of each part of a series, that is not over that it is not', async () => {
  const said = async (question: string): Promise<string> => (await ask(question)).caveats.join(' ');
  if (!isLastOfMonth) {
    expect(await said('placements this month compared with last month')).toMatch(
      /This month is not over yet: it ends on/,
    );
    expect(await said('placements by month in the last 12 months')).toContain(
      `The month ${today.slice(0, 7)} is not over yet.`,
    );
    expect(await said('placements by month in the last 12 months')).toContain(
      `is counted from ${addDays(today, 1).replace(year, String(Number(year) - 1))} on.`,
    );
  }
  expect(await said('placements last month compared with the month before')).not.toContain('not over');
});

it('reads two bare halves, or halves of a year that is said of one, as of one year', async () => {
  const spans = async (question: string) => {
    const { interpretation } = await ask(question);
    return [interpretation.period, interpretation.against].map(({ from }) => from);
  };
  expect(await spans('compare the first half with the second half of this year for placements')).toEqual([
    `${year}-07-01`,
    `${year}-01-01`,
  ]);
});

it.skipIf(today === end)(
  'tells what is won and not billed beside billings of which nobody said the time, and of a stretch that is over',
  async () => {
    expect((await ask('billings by client')).answer).toContain(
      '1 more placement (AUD 16,000.00) has not started and is not billed yet.',
    );
    expect((await ask('billings')).answer).toContain('1 more placement (AUD 16,000.00) has not started');
    // A start that was due and that nobody has marked.
    const begin = (await agency.api.get('/placements')).body.data.find(
      ({ status }: { status: string }) => status === 'pending_start',
    );
    const yesterday = addDays(today, -1);
    await agency.api.patch(`/placements/${begin.id}`, { start_date: yesterday });
    expect((await ask('billings yesterday')).answer).toContain(
      `1 more placement (AUD 16,000.00) with a start date from ${yesterday} to ${yesterday} has not started`,
    );
    await agency.api.patch(`/placements/${begin.id}`, { start_date: end });
  },
);

it.skipIf(today === end)(
  'says of fees that they are told as they are recognised, and what they are by the day they were won',
  async () => {
    const { answer, read_as } = await ask('which client brought us most in fees');
    expect(read_as).toContain('(fees by the day they are recognised)');
    expect(answer).toContain('the highest is Acme Mining with AUD 30,000.00');
    expect(answer).toContain('By the day they were won');
    expect(answer).toContain('AUD 46,000.00 in all; the highest is Acme Mining with AUD 46,000.00');
    expect((await ask('which client brought in the most fees this year')).answer).toContain('AUD 46,000.00');
    expect((await ask('billings by client')).answer).not.toContain('AUD 46,000.00');
    const blind = agency.as(await agency.key(['placements:read', 'reports:read']));
    expect(JSON.stringify(await ask('fees by client', blind))).not.toContain('46,000');
  },
);
