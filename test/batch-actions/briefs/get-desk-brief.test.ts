import { encode } from 'gpt-tokenizer/encoding/o200k_base';
import { expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import type { BriefLine } from '#src/domain/briefs/schema.ts';
import { addDays, dayIn, startOfDay } from '#src/lib/clock.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays, interview, letPass } from '#test/harness/interview.ts';
import { callTool } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { briefOf, pathOf, press, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

type Sections = Record<string, BriefLine[]>;
const read = async (query = ''): Promise<Sections> => (await agency.api.get(`/desk/brief${query}`)).body.data;

/** Moves a record's times into the past, as time would. */
async function age(
  table: 'applications' | 'submissions',
  id: string,
  column: 'stage_changed_at' | 'created_at',
  days: number,
): Promise<void> {
  await running.service.store.write((unit) =>
    unit.tx
      .updateTable(table)
      .set({ [column]: inDays(-days) })
      .where('account_id', '=', agency.accountId)
      .where('id', '=', id)
      .execute(),
  );
}

it('says so when nothing waits', async () => {
  const other = await running.workspace({});
  const { data } = (await other.api.get('/desk/brief')).body;
  expect(data).toMatchObject({ answer: 'Nothing waits.', counts: {}, lines_left_out: 0, desk: 'mine' });
});

it('reads the parts that are asked for, and says nothing of the others', async () => {
  const other = await running.workspace({});
  const sent = (await submit(other, await briefOf(other))).body.data;
  await press(running, pathOf(sent.url, sent.items[0].id), { kind: 'question', question: 'Does she drive?' });
  const { data } = (
    await other.api.post('/batch', {
      actions: [
        { action: 'get_desk_brief', input: { parts: ['client_answers'] } },
        { action: 'get_desk_brief', input: { parts: ['papers'] } },
      ],
    })
  ).body;
  const [asked, unasked] = data.items.map(({ result }: { result: unknown }) => result);
  expect(asked).toMatchObject({ counts: { client_answers: 1 }, answer: '1 client answer to take up.' });
  expect(unasked).toMatchObject({ counts: {}, answer: 'Nothing of this waits.', client_answers: [] });
});

it('names what clients want and asked, until somebody takes it up', async () => {
  const brief = await briefOf(agency, [{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }]);
  const sent = (await submit(agency, brief)).body.data;
  await press(running, pathOf(sent.url, sent.items[0].id), {
    kind: 'interview',
    times: 'Monday at 9',
  });
  await press(running, pathOf(sent.url, sent.items[1].id), { kind: 'question', question: 'Does he drive?' });
  const [wanted, asked] = (await read()).client_answers ?? [];
  expect(wanted).toEqual({
    what: 'the client wants an interview, asked today',
    said: 'Monday at 9',
    candidate_id: brief.candidates[0],
    candidate_name: 'Ana Ruiz',
    job_title: 'Controller',
    client_name: expect.stringContaining('Acme'),
    submission_id: sent.id,
    application_id: brief.applications[0],
    next_action: 'create_interview',
  });
  expect(asked).toMatchObject({
    said: 'Does he drive?',
    candidate_name: 'Bo Lind',
    next_action: 'answer_submission_question',
  });
  await interview(agency, { application_id: brief.applications[0], kind: 'client' });
  await agency.api.post(`/submissions/${sent.id}/questions/${asked?.question_id}/answer`, {
    answer: 'He does.',
  });
  expect((await read()).client_answers).toEqual([]);
});

it('names interviews in the local time of the agency, and those that still want an outcome', async () => {
  const soon = await interview(agency, { starts_at: inDays(1, -2) });
  const over = await interview(agency);
  await letPass(running, over.id);
  const lines = (await read()).interviews ?? [];
  const clock = new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Australia/Sydney',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(soon.starts_at));
  expect(lines.find(({ interview_id }) => interview_id === soon.id)?.what).toMatch(
    new RegExp(`^(today|tomorrow) ${clock}: internal interview`),
  );
  expect(lines.find(({ interview_id }) => interview_id === over.id)).toMatchObject({
    what: expect.stringMatching(/no outcome yet$/),
    next_action: 'record_interview_outcome',
  });
});

it('names reminders of today and tomorrow with whom they are about, what is overdue first, and none of a colleague', async () => {
  const other = await running.workspace({});
  const brief = await briefOf(other, [{ name: 'Ana Ruiz' }]);
  const colleague = await other.user('consultant');
  const enter = async (fields: object) =>
    (await other.api.post('/calendar-events', { event_type: 'reminder', ...fields })).body.data;
  const hours = (n: number) => new Date(Date.now() + n * 3_600_000).toISOString();
  const soon = await enter({
    title: 'Call Ana back',
    starts_at: hours(1),
    candidate_id: brief.candidates[0],
  });
  const late = await enter({ title: 'Send the terms', starts_at: hours(-30) });
  await enter({ title: 'Next week', starts_at: inDays(7) });
  await enter({ title: 'A meeting that was', event_type: 'meeting', starts_at: hours(-30) });
  await enter({ title: 'Of a colleague', starts_at: hours(1), assigned_to: colleague.userId });
  const { data } = (await other.api.get('/desk/brief')).body;
  expect(data.reminders).toEqual([
    {
      what: expect.stringMatching(/^overdue, .+: Send the terms; delete it once done, or move it$/),
      calendar_event_id: late.id,
      next_action: 'delete_calendar_event',
    },
    {
      what: expect.stringMatching(
        /^(today \d\d:\d\d: Call Ana back; delete it once done, or move it|tomorrow \d\d:\d\d: Call Ana back)$/,
      ),
      candidate_id: brief.candidates[0],
      candidate_name: 'Ana Ruiz',
      calendar_event_id: soon.id,
      next_action: expect.stringMatching(/^(delete|update)_calendar_event$/),
    },
  ]);
  expect(data.counts.reminders).toBe(2);
  expect(data.answer).toContain('2 calendar entries due');
});

it('has a reminder of today deleted once it is done, and a meeting kept', async () => {
  const other = await running.workspace({});
  const enter = (title: string, event_type: string) =>
    other.api.post('/calendar-events', {
      title,
      event_type,
      starts_at: new Date().toISOString(),
      all_day: true,
    });
  await enter('Call as promised', 'reminder');
  await enter('Team lunch', 'meeting');
  const { data } = (await other.api.get('/desk/brief?parts=reminders')).body;
  expect(data.reminders).toEqual([
    expect.objectContaining({
      what: 'today: Call as promised; delete it once done, or move it',
      next_action: 'delete_calendar_event',
    }),
    expect.objectContaining({ what: 'today: Team lunch', next_action: 'update_calendar_event' }),
  ]);
});

it.each(['America/Los_Angeles', 'Pacific/Auckland'])(
  'names an entry of a whole day at its day in %s, whether it begins at midnight there or in UTC',
  async (timezone) => {
    const other = await running.workspace({});
    await other.api.patch(`/accounts/${other.accountId}`, { timezone });
    const today = dayIn(new Date().toISOString(), timezone);
    const enter = async (title: string, starts_at: string) =>
      (await other.api.post('/calendar-events', { title, starts_at, event_type: 'reminder', all_day: true }))
        .body.data;
    for (const [days, name] of [
      [-1, 'yesterday'],
      [0, 'today'],
      [1, 'tomorrow'],
      [2, 'later'],
    ] as const) {
      const day = addDays(today, days);
      await enter(`${name}, of UTC`, `${day}T00:00:00Z`);
      await enter(`${name}, of the zone`, startOfDay(day, timezone));
    }
    const { data } = (await other.api.get('/desk/brief?parts=reminders')).body;
    const told = data.reminders.map(({ what }: BriefLine) => what.replace(/; delete it once done.*/, ''));
    expect(told.toSorted()).toEqual([
      'overdue, yesterday: yesterday, of UTC',
      'overdue, yesterday: yesterday, of the zone',
      'today: today, of UTC',
      'today: today, of the zone',
      'tomorrow: tomorrow, of UTC',
      'tomorrow: tomorrow, of the zone',
    ]);
    expect(told.slice(0, 2).every((what: string) => what.startsWith('overdue'))).toBe(true);
    const listed = await callTool(
      running.app,
      other.adminKey,
      'list_calendar_events',
      {},
      { query: '?toolsets=all' },
    );
    const shown = listed.structuredContent.items.find(
      ({ title }: { title: string }) => title === 'today, of UTC',
    );
    expect(shown.starts_at_local).toContain('00:00 (UTC)');
  },
);

it('counts calendar entries of colleagues beside those of the person who asks', async () => {
  const other = await running.workspace({});
  const colleague = await other.user('consultant');
  const starts_at = new Date(Date.now() + 3_600_000).toISOString();
  const entry = { event_type: 'meeting', title: 'Hand-over', starts_at, assigned_to: colleague.userId };
  await other.api.post('/calendar-events', entry);
  const { data } = (await other.api.get('/desk/brief')).body;
  expect(data).toMatchObject({ reminders: [], agency_counts: { reminders: 1 } });
});

it('names who is stuck, the furthest stage first, and nobody with an interview ahead', async () => {
  const desk = deskOf(agency);
  const screen = await desk.application({ stage: 'screen' });
  const offer = await desk.application({ stage: 'offer' });
  const booked = await desk.application({ stage: 'references' });
  const fresh = await desk.application({ stage: 'offer' });
  await interview(agency, { application_id: booked });
  for (const id of [screen, offer, booked]) await age('applications', id, 'stage_changed_at', 12);
  const stuck = ((await read()).stuck ?? []).map(({ application_id }) => application_id);
  expect(stuck).toEqual([offer, screen]);
  expect(stuck).not.toContain(fresh);
});

it('names submissions without an answer after two days', async () => {
  const brief = await briefOf(agency, [{ name: 'Cai Yu' }]);
  const sent = (await submit(agency, brief)).body.data;
  const ids = async () => ((await read()).unanswered_submissions ?? []).map((line) => line.submission_id);
  expect(await ids()).not.toContain(sent.id);
  await age('submissions', sent.id, 'created_at', 3);
  expect(await ids()).toContain(sent.id);
});

it('names starts, and contracts with papers due', async () => {
  const desk = deskOf(agency);
  const day = inDays(5).slice(0, 10);
  const application_id = await desk.application();
  const placement = (
    await agency.api.post('/placements', {
      application_id,
      placement_type: 'contract',
      start_date: day,
      contract_end_date: inDays(200).slice(0, 10),
      engagement: 'payg',
    })
  ).body.data;
  const { starts = [], papers = [] } = await read();
  expect(starts).toEqual([
    expect.objectContaining({ placement_id: placement.id, what: expect.stringContaining(day) }),
  ]);
  expect(papers).toEqual([
    expect.objectContaining({
      placement_id: placement.id,
      what: expect.stringMatching(/^papers: .+ missing/),
      next_action: 'get_placement_papers',
    }),
  ]);
});

it('leaves out what belongs to somebody else unless the desk of the agency is asked for', async () => {
  const { userId, api } = await agency.user('consultant');
  const own = await deskOf({ ...agency, api }).application({ stage: 'offer' });
  await age('applications', own, 'stage_changed_at', 9);
  const ids = (body: Sections) => (body.stuck ?? []).map(({ application_id }) => application_id);
  expect(ids(await read())).not.toContain(own);
  expect(ids(await read('?desk=agency'))).toContain(own);
  const mine = (await api.get('/desk/brief')).body.data;
  expect(ids(mine)).toEqual([own]);
  expect(userId).not.toBe(agency.adminId);
});

it('leaves out the parts that the credential may not read, and names their scopes', async () => {
  const key = await agency.key(['interviews:read'], { userId: null });
  const { data } = (await agency.as(key).get('/desk/brief')).body;
  expect(data.desk).toBe('agency');
  expect(data.needs_scopes).toEqual(
    expect.arrayContaining(['submissions:read', 'placements:read', 'applications:read', 'quotas:read']),
  );
  expect(Object.keys(data.counts)).toEqual(['interviews']);
});

it('does not say that nothing waits where there are parts that the credential may not read', async () => {
  const other = await running.workspace();
  const narrow = other.as(await other.key(['candidates:read'], { userId: null }));
  const { data } = (await narrow.get('/desk/brief')).body;
  expect(data.answer).toBe('Nothing waits in what this credential may read.');
});

it('stays within its budget as text and as data, showing some of each part', async () => {
  for (const budget_tokens of [600, 1200, 2400]) {
    const result = await callTool(running.app, agency.adminKey, 'get_desk_brief', {
      desk: 'agency',
      budget_tokens,
    });
    const data = result.structuredContent as Record<string, unknown>;
    expect(encode(JSON.stringify(data)).length).toBeLessThanOrEqual(budget_tokens);
    expect(encode(result.content[0]?.text ?? '').length).toBeLessThanOrEqual(budget_tokens);
    if (budget_tokens === 1200)
      for (const part of Object.keys(data.counts as object)) expect(data[part], part).toBeTruthy();
  }
});

it('names as the next action one of the catalogue, or of committing and looking at batches', async () => {
  const named = Object.values(await read('?desk=agency&budget_tokens=2400'))
    .filter((part) => Array.isArray(part))
    .flatMap((part) => part.flatMap(({ next_action }) => next_action ?? []));
  expect(named.length).toBeGreaterThan(4);
  for (const action of named)
    expect(catalogue.has(action) || /^(commit_plan|get_batch)$/.test(action)).toBe(true);
});

it('whoever names no desk reads their own, and is told what the agency holds beyond it and how to ask for that', async () => {
  const other = await running.workspace({ country: 'AU' });
  const mate = await other.user('consultant');
  const desk = deskOf(mate);
  const application = await desk.application({ stage: 'offer' });
  const age10 = (id: string) =>
    running.service.store.write((unit) =>
      unit.tx
        .updateTable('applications')
        .set({ stage_changed_at: inDays(-10) })
        .where('account_id', '=', other.accountId)
        .where('id', '=', id)
        .execute(),
    );
  await age10(application);
  const mine = (await other.api.get('/desk/brief')).body.data;
  expect(mine).toMatchObject({ desk: 'mine', counts: {}, agency_counts: { stuck: 1 } });
  expect(mine.answer).toBe(
    "Nothing waits. That is your own desk; the agency's holds more (1 stuck candidate): call with desk: agency.",
  );
  const asked = (await other.api.get('/desk/brief?desk=mine')).body.data;
  expect(asked.agency_counts).toBeUndefined();
  const { structuredContent, content } = await callTool(running.app, other.adminKey, 'get_desk_brief', {});
  expect(structuredContent.agency_counts).toEqual({ stuck: 1 });
  expect(content[0]?.text).toContain('call with desk: agency');
});
