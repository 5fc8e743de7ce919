import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { refusal, startMailServer } from '#test/harness/mail.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { postJoin } from '#test/harness/pools.ts';
import { type Brief, briefOf, pathOf, press, submit } from '#test/harness/submission.ts';
import { type Colleague, reportAs, type Teams, teamsOf } from '#test/harness/teams.ts';
import { advanceTo } from '#test/harness/test-clock.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

// What people did, by the actions and pages that they did it with; every figure is worked out by hand.
const NOW = '2026-11-20T03:00:00Z';

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-10-01T03:00:00Z') });
});
const mail = fixture(() =>
  startMailServer({
    onRcptTo: ({ address }, _session, done) =>
      address.startsWith('gone') ? done(refusal(550, 'no such person')) : done(),
  }),
);
let running: TestService;

/** Lets the clock of an agency come to an instant, with all that fell due on the way. */
async function at(desk: Workspace, to: string): Promise<void> {
  const { body } = await advanceTo(desk.api, to);
  expect(body.data.items[0].status, JSON.stringify(body)).toBe('succeeded');
}

beforeAll(async () => {
  running = await startService({
    SMTP_URL: mail.url,
    MAIL_FROM: 'desk@deskhand.example',
    PUBLIC_URL: 'https://desk.example',
    PUBLIC_PAGE_PER_TEN_MINUTES: '100000',
  });
});
afterAll(async () => {
  vi.useRealTimers();
  await running.close();
});

describe('submission_outcomes', () => {
  let desk: Workspace;
  let teams: Teams;
  let north: Brief;
  let south: Brief;

  beforeAll(async () => {
    desk = await running.workspace({ country: 'AU', sandbox: true });
    teams = await teamsOf(desk);
    north = await briefOf(teams.mate.desk, [{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }, { name: 'Cy Dent' }]);
    south = await briefOf(teams.rival.desk, [{ name: 'Di Eck' }]);
    const back = await briefOf(teams.lead.desk, [{ name: 'El Fry' }]);
    const sent = async (who: Colleague, brief: Brief) => {
      const made = await submit(who.desk, brief);
      expect(made.status, JSON.stringify(made.body.error)).toBe(201);
      return made.body.data;
    };
    // Half past midnight of the 10th in Sydney, where this agency is.
    await at(desk, '2026-11-09T13:30:00Z');
    const three = await sent(teams.mate, north);
    const one = await sent(teams.rival, south);
    const revoked = await sent(teams.lead, back);
    await desk.api.post(`/submissions/${revoked.id}/revoke`);
    const say = (path: string, fields: Record<string, string>) => press(running, path, fields);
    const [a, b, c] = three.items.map(({ id }: { id: string }) => pathOf(three.url, id));
    await at(desk, '2026-11-10T13:30:00Z');
    await say(a, { kind: 'interview', times: 'Monday' });
    await say(b, { kind: 'question', question: 'When could Bo start?' });
    await at(desk, '2026-11-12T13:30:00Z');
    await say(b, { kind: 'pass', reason: 'Too senior' });
    await at(desk, '2026-11-14T13:30:00Z');
    await say(c, { kind: 'question', question: 'Which visa?' });
    await say(`${pathOf(one.url)}/viewed`, {});
    await at(desk, NOW);
  });

  const ours = {
    candidates: 3,
    viewed: 3,
    interview_requested: 1,
    passed: 1,
    question: 1,
    no_answer: 0,
    answered_percent: 100,
    interview_percent: 33.3,
    // Of 1, 3 and 5 days: the second answer about Bo is the one that counts.
    days_to_answer: 3,
  };
  const theirs = {
    candidates: 1,
    viewed: 1,
    interview_requested: 0,
    passed: 0,
    question: 0,
    no_answer: 1,
    answered_percent: 0,
    interview_percent: 0,
    days_to_answer: null,
  };

  it('counts each candidate by the last answer of the page, by client and by who owns the application', async () => {
    const byClient = await reportAs(desk.api, 'submission_outcomes');
    expect(byClient.rows).toMatchObject([
      { client_id: north.client_id, ...ours },
      { client_id: south.client_id, ...theirs },
    ]);
    expect(byClient.rows).toHaveLength(2);
    expect(byClient.totals).toEqual([
      {
        candidates: 4,
        viewed: 4,
        interview_requested: 1,
        passed: 1,
        question: 1,
        no_answer: 1,
        answered_percent: 75,
        interview_percent: 25,
        days_to_answer: 3,
      },
    ]);
    const byTeam = await reportAs(desk.api, 'submission_outcomes', { group_by: 'team' });
    expect(byTeam.rows).toMatchObject([
      { team_id: teams.north, ...ours },
      { team_id: teams.south, ...theirs },
    ]);
  });

  it('takes the day in Sydney on which they were sent', async () => {
    const before = await reportAs(desk.api, 'submission_outcomes', { to: '2026-11-09' });
    expect(before.totals).toMatchObject([{ candidates: 0, answered_percent: null }]);
    const that = await reportAs(desk.api, 'submission_outcomes', { from: '2026-11-10', to: '2026-11-10' });
    expect(that.totals).toMatchObject([{ candidates: 4 }]);
  });

  it('shows a team those of its people’s applications, and a consultant his own', async () => {
    const row = (name: string) => expect.objectContaining({ consultant: name });
    for (const [who, scope, names, total] of [
      [teams.lead, 'team', ['Max Mate'], ours],
      [teams.mate, 'self', ['Max Mate'], ours],
      [teams.rival, 'team', ['Rio Rival'], theirs],
    ] as const) {
      const shown = await reportAs(who.api, 'submission_outcomes', { group_by: 'consultant' });
      expect(shown).toMatchObject({ data_scope: scope, rows: names.map(row), totals: [total] });
      expect(shown.caveats).toHaveLength(1);
    }
  });

  it('tells a client’s response time in its scorecard', async () => {
    const { rows } = await reportAs(desk.api, 'client_scorecard');
    const times = rows.map(({ client_id, response_time }) => [client_id, response_time]);
    expect(times).toContainEqual([north.client_id, 3]);
    expect(times).toContainEqual([south.client_id, null]);
  });
});

describe('pool_health', () => {
  let desk: Workspace;
  let teams: Teams;
  let planners: { id: string; join_url: string };
  let gone: string;

  beforeAll(async () => {
    desk = await running.workspace({ country: 'AU', sandbox: true });
    teams = await teamsOf(desk);
    const make = async (who: Colleague, name: string, more: object) =>
      (await who.api.post('/talent-pools', { name, ...more })).body.data;
    const { candidate } = deskOf(desk);
    const enter = async (pool: { id: string }, given: Record<string, unknown> = {}) => {
      const candidate_id = await candidate(given);
      const added = await desk.api.post(`/talent-pools/${pool.id}/members`, { candidate_id });
      expect(added.status).toBe(201);
      return candidate_id;
    };
    planners = await make(teams.mate, 'Planners', { keep_warm_enabled: true, is_published: true });
    const nurses = await make(teams.rival, 'Nurses', {});
    const warm = ['keen@mail.example', 'tired@mail.example', 'quiet@mail.example'];
    for (const email of warm) await enter(planners, { email });
    await enter(planners, { do_not_approach: true });
    // The last 30 days begin on the 22nd of October in Sydney, at 13:00 UTC on the day before.
    await at(desk, '2026-10-21T12:59:59Z');
    await enter(planners);
    await at(desk, '2026-10-21T13:00:00Z');
    await enter(planners);
    await at(desk, '2026-11-03T03:00:00Z');
    for (const [email, answer] of [
      [warm[0], 'interested'],
      [warm[1], 'not_interested'],
    ] as const) {
      const raw = mail.received.find(({ to }) => to.includes(email ?? ''))?.raw.replaceAll(/=\r\n/g, '');
      const path = /https:\/\/desk\.example(\/keep-in-touch\/[\w-]+)/.exec(raw ?? '')?.[1] ?? '';
      expect((await press(running, path, { answer })).status).toBe(200);
    }
    await enter(nurses);
    gone = await enter(planners);
    expect((await postJoin(running, planners.join_url)).status).toBe(200);
    await at(desk, NOW);
  });

  const expected = {
    pool: 'Planners',
    published: true,
    members: 7,
    added_30_days: 2,
    contacted_180_days: 3,
    checked_in: 3,
    interested: 1,
    not_interested: 1,
    answered_percent: 66.7,
    join_requests: 1,
  };

  it('counts members, check-ins that went out, answers to them, and requests that wait', async () => {
    const { rows } = await reportAs(desk.api, 'pool_health');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual({ pool_id: planners.id, ...expected });
    expect(rows[1]).toMatchObject({
      pool: 'Nurses',
      published: false,
      members: 1,
      added_30_days: 1,
      checked_in: 0,
      answered_percent: null,
      join_requests: 0,
    });
  });

  it('shows a team the pools that its people made, and a consultant his own', async () => {
    for (const [who, scope, pools] of [
      [teams.lead, 'team', ['Planners']],
      [teams.mate, 'self', ['Planners']],
      [teams.rival, 'team', ['Nurses']],
    ] as const) {
      const shown = await reportAs(who.api, 'pool_health');
      expect(shown.data_scope).toBe(scope);
      expect(shown.rows.map(({ pool }) => pool)).toEqual(pools);
    }
  });

  it('counts the members that the pool itself shows, once somebody is deleted', async () => {
    expect((await desk.api.delete(`/candidates/${gone}`)).status).toBe(200);
    const pool = (await desk.api.get(`/talent-pools/${planners.id}`)).body.data;
    const [row] = (await reportAs(desk.api, 'pool_health')).rows;
    expect(row).toMatchObject({ members: pool.member_count, added_30_days: 1 });
    expect(pool.member_count).toBe(6);
  });
});

describe('email_activity', () => {
  let desk: Workspace;
  let teams: Teams;

  beforeAll(async () => {
    desk = await running.workspace({ country: 'AU', sandbox: true });
    teams = await teamsOf(desk);
    const { candidate } = deskOf(desk);
    const write = async (who: Colleague, given: Record<string, unknown> = {}) =>
      who.api.post('/emails', { candidate_id: await candidate(given), subject: 'Hello', body: 'Hello' });
    const wrote = async (who: Colleague, status: string, given = {}) =>
      expect((await write(who, given)).body.data).toMatchObject({ status });
    await wrote(teams.lead, 'sent');
    await at(desk, '2026-10-21T13:00:00Z');
    await wrote(teams.lead, 'sent');
    await at(desk, '2026-11-18T03:00:00Z');
    await wrote(teams.mate, 'sent');
    await wrote(teams.mate, 'sent');
    await wrote(teams.mate, 'failed', { email: 'gone@mail.example' });
    const later = async (who: Colleague, more: object) => {
      const made = await who.api.post('/scheduled-emails', {
        candidate_id: await candidate(),
        subject: 'Later',
        body_text: 'Later',
        scheduled_at: '2026-12-01T00:00:00Z',
        created_by: who.id,
        ...more,
      });
      expect(made.status, JSON.stringify(made.body.error)).toBe(201);
      return made.body.data.id;
    };
    // One of two readers is turned down: it went out, and bounced.
    const half = await later(teams.rival, { cc_addresses: ['gone2@mail.example'] });
    expect((await teams.rival.api.post(`/scheduled-emails/${half}/send-now`)).status).toBe(200);
    await at(desk, '2026-11-18T03:01:00Z');
    await later(teams.lead, {});
    await at(desk, NOW);
  });

  const cells = (sent: number, failed: number, bounced: number) => ({
    emails_sent: sent,
    emails_failed: failed,
    emails_bounced: bounced,
    emails_received: 0,
  });

  it('counts what went out, failed and was turned down in the last 30 days, by who wrote it', async () => {
    const { rows, totals } = await reportAs(desk.api, 'email_activity');
    expect(rows).toMatchObject([
      { consultant: 'Max Mate', ...cells(2, 1, 1) },
      { consultant: 'Lea Lead', ...cells(1, 0, 0) },
      { consultant: 'Rio Rival', ...cells(1, 0, 1) },
    ]);
    expect(totals).toEqual([cells(4, 1, 2)]);
    const all = await reportAs(desk.api, 'email_activity', { period: 'all_time', group_by: 'month' });
    expect(all.rows).toMatchObject([
      { month: '2026-10', ...cells(2, 0, 0) },
      { month: '2026-11', ...cells(3, 1, 2) },
    ]);
  });

  it('shows a team the mails of the team, and a consultant their own', async () => {
    for (const [who, names, total] of [
      [teams.lead, ['Max Mate', 'Lea Lead'], cells(3, 1, 1)],
      [teams.mate, ['Max Mate'], cells(2, 1, 1)],
      [teams.rival, ['Rio Rival'], cells(1, 0, 1)],
    ] as const) {
      const shown = await reportAs(who.api, 'email_activity');
      expect(shown.rows.map(({ consultant }) => consultant)).toEqual(names);
      expect(shown.totals).toEqual([total]);
    }
  });
});
