import { describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { briefOf, mailsTo, pathOf, press, submit } from '#test/harness/submission.ts';
import { advanceTo } from '#test/harness/test-clock.ts';

const { running, desk: agency } = useDesk({ sandbox: true, name: 'Harbour Talent' });

async function sentTo(people: Record<string, unknown>[] = [{ name: 'Ana Ruiz' }]) {
  const brief = await briefOf(agency, people);
  const sent = (await submit(agency, brief)).body.data;
  const say = (at: number, fields: Record<string, string>) =>
    press(running, pathOf(sent.url, sent.items[at].id), fields);
  const read = async () => (await agency.api.get(`/submissions/${sent.id}`)).body.data;
  const application = async (at = 0) =>
    (await agency.api.get(`/applications/${brief.applications[at]}`)).body.data;
  return { brief, sent, say, read, application };
}

const eventsOf = async (submission: string) => {
  const rows = await running.service.store.read((db) =>
    db.selectFrom('events').where('account_id', '=', agency.accountId).select(['event', 'data']).execute(),
  );
  return rows
    .filter(({ data }) => data.includes(submission))
    .map(({ event, data }) => ({ event, ...JSON.parse(data) }));
};

describe('what the contact says', () => {
  it('a pass rejects the application by the client, with the reason, and tells the consultant', async () => {
    const { brief, sent, say, application } = await sentTo();
    expect((await say(0, { kind: 'pass', reason: 'Too junior' })).status).toBe(303);
    expect(await application()).toMatchObject({
      stage: 'rejected',
      status: 'rejected',
      rejection: { by: 'client', reason: 'Too junior' },
    });
    const events = await eventsOf(sent.id);
    expect(events.map(({ event }) => event)).toEqual(['submission.created', 'submission.responded']);
    expect(events[1]).toMatchObject({
      actor: { type: 'client', id: brief.contact_id, name: 'Jo Contact' },
      submission: { status: 'completed' },
      submission_item: {
        response: 'passed',
        pass_reason: 'Too junior',
        application_id: brief.applications[0],
      },
      changes: { response: { from: 'none', to: 'passed' } },
    });
    const lines = (await agency.api.get(`/activities?application_id=${brief.applications[0]}`)).body.data;
    expect(lines).toContainEqual(
      expect.objectContaining({
        type: 'submission_response',
        actor: { type: 'client', id: brief.contact_id, name: 'Jo Contact' },
        summary: expect.stringContaining('passes on Ana Ruiz'),
        body: 'Too junior',
      }),
    );
    const me = (await agency.api.get('/me')).body.data.user?.email ?? '';
    const [mail] = (await mailsTo(running, me)).filter(({ subject }) => subject?.includes(sent.client_name));
    expect(mail?.subject).toBe(`Jo Contact at ${sent.client_name} passes on Ana Ruiz for Controller`);
    expect(mail?.text).toContain('Too junior');
    expect(mail?.from?.text).toContain('Harbour Talent');
  });

  it('a pass leaves one who is placed, or was taken back from the client, where they are', async () => {
    const { brief, say, application } = await sentTo([{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }]);
    await agency.api.post(`/applications/${brief.applications[0]}/stage`, { stage: 'placed' });
    await agency.api.post(`/applications/${brief.applications[1]}/stage`, { stage: 'screen' });
    await say(0, { kind: 'pass', reason: 'No' });
    await say(1, { kind: 'pass', reason: 'No' });
    expect((await application(0)).stage).toBe('placed');
    expect((await application(1)).stage).toBe('screen');
  });

  it('an interview request and a question move nothing', async () => {
    const { say, application, read } = await sentTo();
    await say(0, { kind: 'question', question: 'When?' });
    await say(0, { kind: 'interview', times: '', note: '' });
    expect((await application()).stage).toBe('submitted');
    expect((await read()).items[0]).toMatchObject({
      response: 'interview_requested',
      interview_request: { preferred_times: [], note: null },
      questions: [{ text: 'When?', answer: null }],
    });
  });

  it('goes from pending over viewed and partially responded to completed', async () => {
    const { say, read, sent } = await sentTo([{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }]);
    const statuses = [(await read()).status];
    await press(running, `${pathOf(sent.url)}/viewed`, {});
    statuses.push((await read()).status);
    await say(0, { kind: 'question', question: 'When?' });
    statuses.push((await read()).status);
    await say(0, { kind: 'pass', reason: 'No' });
    statuses.push((await read()).status);
    expect((await read()).completed_at).toBeNull();
    await say(1, { kind: 'interview', times: 'Monday' });
    const done = await read();
    statuses.push(done.status);
    expect(statuses).toEqual([
      'pending',
      'viewed',
      'partially_responded',
      'partially_responded',
      'completed',
    ]);
    expect(done.completed_at).not.toBeNull();
    await say(1, { kind: 'question', question: 'And then?' });
    expect(await read()).toMatchObject({ status: 'completed', completed_at: done.completed_at });
  });

  it('counts once when it is sent twice, and can be changed', async () => {
    const { sent, say, read } = await sentTo();
    for (let i = 0; i < 2; i += 1) await say(0, { kind: 'question', question: 'When?' });
    for (let i = 0; i < 2; i += 1) await say(0, { kind: 'interview', times: 'Monday' });
    expect((await eventsOf(sent.id)).filter(({ event }) => event === 'submission.responded')).toHaveLength(2);
    await say(0, { kind: 'pass', reason: 'No' });
    expect((await read()).items[0]).toMatchObject({ response: 'passed', interview_request: null });
    await say(0, { kind: 'interview', times: 'Tuesday' });
    expect((await read()).items[0]).toMatchObject({ response: 'interview_requested', pass_reason: null });
  });

  it('must say something: what is missing is asked for, and kept is what was written', async () => {
    const { say, read } = await sentTo();
    const refused = await say(0, { kind: 'pass', reason: '  ' });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain('aria-invalid="true"');
    const long = await say(0, { kind: 'interview', times: 'x'.repeat(201), note: 'One hour' });
    expect(long.status).toBe(422);
    expect(long.html).toContain('One hour');
    expect(await read()).toMatchObject({ status: 'pending', first_viewed_at: null });
  });
});

describe('the clock of the account', () => {
  it('expires a submission after seven days and no sooner, unless all was answered', async () => {
    const waiting = await sentTo();
    const done = await sentTo();
    await done.say(0, { kind: 'pass', reason: 'No' });
    const until = Date.parse(waiting.sent.expires_at);
    const move = (ms: number) => advanceTo(agency.api, new Date(until + ms).toISOString());
    await move(-60_000);
    expect((await waiting.read()).status).toBe('pending');
    await move(60_000);
    const rows = await running.service.store.read((db) =>
      db
        .selectFrom('submissions')
        .where('id', 'in', [waiting.sent.id, done.sent.id])
        .select(['id', 'status'])
        .execute(),
    );
    expect(Object.fromEntries(rows.map(({ id, status }) => [id, status]))).toEqual({
      [waiting.sent.id]: 'expired',
      [done.sent.id]: 'completed',
    });
    for (const { sent, say } of [waiting, done]) {
      expect((await running.app.request(pathOf(sent.url))).status).toBe(410);
      expect((await say(0, { kind: 'question', question: 'Still there?' })).status).toBe(410);
    }
    expect((await waiting.read()).items[0].questions).toEqual([]);
  });
});
