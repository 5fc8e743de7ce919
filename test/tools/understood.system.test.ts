import { describe, expect, it } from 'vitest';
import { addDays, addMs, dayIn, startOfDay } from '#src/lib/clock.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool, refusalOf } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { briefOf, submit } from '#test/harness/submission.ts';

const { running, desk } = useDesk({ country: 'AU' });

const call = (name: string, args: Record<string, unknown>, key = desk.adminKey) =>
  callTool(running.app, key, name, args, { query: '?toolsets=all' });

describe('a name where an id belongs', () => {
  it('is taken for the only one of that name, and the answer says so in data and in text', async () => {
    const client = await deskOf(desk).client({ name: 'Ironbark Water' });
    const got = await call('get_client', { client_id: 'ironbark water' });
    expect(got.structuredContent).toMatchObject({
      id: client,
      understood: [{ field: 'client_id', given: 'ironbark water', taken: client }],
    });
    expect(got.content[0]?.text).toContain(
      `Understood client_id “ironbark water” as Ironbark Water (${client}).`,
    );
    const job = await call('create_job', { title: 'Chief Financial Officer', client_id: 'Ironbark' });
    expect(job.structuredContent.client).toMatchObject({ id: client });
    const found = await call('get_job', { job_id: 'CFO' });
    expect(refusalOf(found)).toMatchObject({ code: 'VALIDATION_ERROR', field: 'job_id' });
    const byBoth = await call('get_job', { job_id: 'Chief Financial Officer at Ironbark' });
    expect(byBoth.structuredContent.id).toBe(job.structuredContent.id);
  });

  it('is no id that was typed half, or with a wrong beginning or end: the only record that begins so is named, and nothing is done', async () => {
    const job = await deskOf(desk).job({ title: 'Half Typed' });
    const person = await deskOf(desk).candidate({ name: 'Hal Half' });
    const body = job.slice('job_'.length);
    const half = [`job_${body.slice(0, 18)}`, `job_${body.slice(0, 18)}…`, `jobs_${body}`, body];
    const wrongEnd = `job_${body.slice(0, 20)}zzzz`;
    for (const job_id of [...half, wrongEnd]) {
      const error = refusalOf(await call('update_job', { job_id, status: 'closed' }));
      expect(error.message, job_id).toContain(
        `One job alone has an id that begins so: Half Typed (${job}). Send that id if it is the one meant`,
      );
    }
    expect((await call('get_job', { job_id: job })).structuredContent.status).toBe('active');
    const cut = refusalOf(await call('get_candidate', { candidate_id: person.slice(0, 22) }));
    expect(cut).toMatchObject({
      code: 'NOT_FOUND',
      message: expect.stringContaining(`begins so: ${person}.`),
    });
    expect(cut.message).not.toContain('Hal Half');
    const several = refusalOf(await call('get_job', { job_id: 'job_01' }));
    expect(several.message).toBe('No job job_01 in this agency. List or search jobs to find its id.');
    const unseen = await desk.key(['candidates:read']);
    const kept = refusalOf(await call('get_candidate', { candidate_id: `cnd_${body.slice(0, 14)}` }, unseen));
    expect(kept.message).not.toContain('begins so');
  });

  it('finds a request for referees by the person, and an entry of the calendar by its title', async () => {
    const { id: candidate_id } = (
      await desk.api.post('/candidates', { name: 'Reeva Fereesky', email: 'reeva@refs.example' })
    ).body.data;
    const job_id = await deskOf(desk).job({ title: 'Site Manager' });
    const application = (await desk.api.post('/applications', { candidate_id, job_id })).body.data;
    const asked = (await desk.api.post(`/applications/${application.id}/referee-requests`, {})).body.data;
    const read = await call('get_referee_request', { referee_request_id: 'Reeva Fereesky' });
    expect(read.structuredContent).toMatchObject({
      id: asked.id,
      understood: [{ field: 'referee_request_id', taken: asked.id }],
    });
    const entry = async (title: string) =>
      (await call('create_calendar_event', { title, kind: 'reminder', starts_at: '2099-01-01T09:00:00Z' }))
        .structuredContent;
    const lunch = await entry('Déjeuner with Ironbark');
    expect(lunch.event_type).toBe('reminder');
    await entry('Ring Ironbark about March');
    await entry('Ring Ironbark about April');
    const several = refusalOf(await call('delete_calendar_event', { calendar_event_id: 'Ring Ironbark' }));
    expect(several).toMatchObject({ code: 'VALIDATION_ERROR', field: 'calendar_event_id' });
    expect(several.message).toContain('Ring Ironbark about March');
    expect((await desk.api.get(`/calendar-events/${lunch.id}`)).status).toBe(200);
    const { plan_id, confirm_text } = (
      await call('delete_calendar_event', { calendar_event_id: 'dejeuner Ironbark' })
    ).structuredContent;
    expect(confirm_text).toContain('Déjeuner with Ironbark');
    await call('commit_plan', { plan_id, confirm_text });
    expect((await desk.api.get(`/calendar-events/${lunch.id}`)).status).toBe(404);
    const none = refusalOf(await call('delete_calendar_event', { calendar_event_id: 'dentist' }));
    expect(none.message).toContain('list_calendar_events');
  });

  it('is refused where several have it, with each of them and its id', async () => {
    const one = await deskOf(desk).candidate({ name: 'Ana Ruiz', current_title: 'Controller' });
    const two = await deskOf(desk).candidate({ name: 'Ana Ruiz', current_title: 'Welder' });
    const error = refusalOf(await call('get_candidate', { candidate_id: 'Ana Ruiz' }));
    expect(error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'candidate_id' });
    for (const part of [one, two, 'Controller', 'Welder']) expect(error.message).toContain(part);
  });

  it('is told from others of that name by the employer, and nobody at another one is taken', async () => {
    const place = (current_company: string) =>
      deskOf(desk).candidate({ name: 'Ngaio Tremblay', current_title: 'Controller', current_company });
    const grid = await place('Eastern Grid');
    await place('Harbour Foods');
    for (const words of ['Ngaio Tremblay at Eastern Grid', 'tremblay, eastern grid'])
      expect((await call('get_candidate', { candidate_id: words })).structuredContent.id).toBe(grid);
    const nobody = refusalOf(await call('get_candidate', { candidate_id: 'Ngaio Tremblay at Western Grid' }));
    expect(nobody.message).toContain('no candidate is called “Ngaio Tremblay at Western Grid”');
    const noName = refusalOf(await call('get_candidate', { candidate_id: 'Mr, Eastern Grid' }));
    expect(noName.message).toContain('no candidate is called “Mr, Eastern Grid”');
  });

  it('is not found inside a longer word of a name, only where a word of one begins', async () => {
    const ana = await deskOf(desk).candidate({ name: 'Anaïs Quirke' });
    await deskOf(desk).candidate({ name: 'Kenji Watanais' });
    const joined = await deskOf(desk).candidate({ name: "Siobhan O'Quillan-Drew" });
    expect((await call('get_candidate', { candidate_id: 'anais' })).structuredContent.id).toBe(ana);
    for (const name of ['Drew', 'quillan'])
      expect((await call('get_candidate', { candidate_id: name })).structuredContent.id).toBe(joined);
    const hana = await call('create_team', { name: 'Wolverhampton' });
    const hampton = await call('create_team', { name: 'Hampton' });
    expect(hana.isError).toBeUndefined();
    const team = await call('update_team', { team_id: 'hampton', name: 'Hampton Wick' });
    expect(team.structuredContent.id).toBe(hampton.structuredContent.id);
  });

  it.each([
    ["Liam O'Dwyer", 'Liam ODwyer', 'odwyer', "O'Dwyer, Liam", 'liam o dwyer'],
    ['Moira Mc Intosh', 'Moira McIntosh', 'mcintosh', 'moira mc intosh'],
    ['Ines De la Torre', 'ines delatorre', 'de la torre', 'la torre'],
    ['Bram Vanderpoel', 'Bram van der Poel', 'van der poel'],
    [
      "Jean-Marie-Claude Ne'eman-O’Dell",
      'jeanmarieclaude',
      'neemanodell',
      'Jean Marie-Claude',
      "ne'emano'dell",
    ],
    ['Lou-Anne Fitzhugh', 'Louanne Fitz Hugh', 'Lou Anne', 'lou-anne fitzhugh'],
  ])('is %s also where its parts are joined or written apart', async (name, ...written) => {
    const id = await deskOf(desk).candidate({ name });
    for (const words of written) {
      expect((await call('get_candidate', { candidate_id: words })).structuredContent.id, words).toBe(id);
      const { items } = (await call('list_candidates', { name: words })).structuredContent;
      expect(
        items.map((row: { id: string }) => row.id),
        words,
      ).toEqual([id]);
    }
  });

  it('is a colleague also where the parts of the name are joined or written apart', async () => {
    const made = await call('create_user', {
      name: "Sean O'Hare",
      email: 'ohare@example.org',
      role: 'consultant',
    });
    for (const words of ['Sean OHare', 'o hare'])
      expect((await call('get_user', { user_id: words })).structuredContent.id, words).toBe(
        made.structuredContent.id,
      );
    const listed = await call('list_users', { search: 'sean ohare' });
    expect(listed.structuredContent.items).toMatchObject([{ id: made.structuredContent.id }]);
  });

  it('stands for the interview or the placement of a person, and of several the refusal tells each with its time', async () => {
    const candidate_id = await deskOf(desk).candidate({ name: 'Wilhelmina Ostrander' });
    const client_id = await deskOf(desk).client({ name: 'Tallow Freight' });
    const job_id = await deskOf(desk).job({ title: 'Fleet Planner', client_id });
    const application_id = await deskOf(desk).application({ candidate_id, job_id });
    const book = async (starts_at: string) => {
      const given = { application_id, kind: 'internal', starts_at };
      return (await desk.api.post('/interviews', given)).body.data.id;
    };
    const first = await book('2030-12-02T01:00:00Z');
    const got = await call('get_interview', { interview_id: 'Wilhelmina Ostrander' });
    expect(got.structuredContent.id).toBe(first);
    const second = await book('2030-12-03T01:00:00Z');
    const several = refusalOf(await call('get_interview', { interview_id: 'Ostrander' })).message;
    for (const part of [first, second, 'Fleet Planner', 'Mon 2 Dec 2030, 12:00'])
      expect(several).toContain(part);
    const salary = { salary: 90_000, currency: 'AUD', fee_percent: 20 };
    const placed = await desk.api.post('/placements', { application_id, ...salary });
    expect(placed.status).toBe(201);
    const read = await call('get_placement', { placement_id: 'Ostrander at Tallow' });
    expect(read.structuredContent.id).toBe(placed.body.data.id);
  });

  it('stands for what was sent to a client about a person, and of several the refusal tells each with its time', async () => {
    const person = { name: 'Thandiwe Okonjo-Blythe', email: 'thandiwe@people.example' };
    const brief = await briefOf(desk, [person]);
    const first = (await submit(desk, brief)).body.data.id;
    const got = await call('get_submission', { submission_id: 'Thandiwe Okonjo-Blythe' });
    expect(got.structuredContent.id).toBe(first);
    expect(got.content[0]?.text).not.toContain('other person');
    const mate = { name: 'Mirembe Achterberg', email: 'mirembe@people.example' };
    const pair = await briefOf(desk, [mate, { name: 'Ngozi Vale', email: 'ngozi@people.example' }]);
    await submit(desk, pair);
    const shared = await call('get_submission', { submission_id: 'Mirembe Achterberg' });
    expect(shared.content[0]?.text).toContain('as Mirembe Achterberg, with 1 other person, to ');
    const other = await briefOf(desk, [{ ...person, email: 'okonjo@people.example' }]);
    const second = (await submit(desk, other)).body.data.id;
    const several = refusalOf(await call('get_submission', { submission_id: 'Thandiwe' })).message;
    for (const part of [first, second, 'sent ']) expect(several).toContain(part);
    const narrow = await desk.key(['submissions:read'], { userId: null });
    const unread = refusalOf(await call('get_submission', { submission_id: 'Thandiwe' }, narrow)).message;
    expect(unread).not.toContain(first);
  });

  it('stands for what was sent to a client for a job, also as the shortlist for that role', async () => {
    const brief = await briefOf(desk, [{ name: 'Solveig Marchetti', email: 'solveig@people.example' }]);
    await desk.api.patch(`/jobs/${brief.job_id}`, { title: 'Orchard Superintendent' });
    const { id } = (await submit(desk, brief)).body.data;
    for (const words of ['Orchard Superintendent', 'the shortlist for the orchard superintendent role'])
      expect((await call('get_submission', { submission_id: words })).structuredContent.id, words).toBe(id);
  });

  it('may be the e-mail address of a person', async () => {
    const email = 'ottilie.vance@people.example';
    const id = await deskOf(desk).candidate({ name: 'Ottilie Vance', email });
    const got = await call('get_candidate', { candidate_id: 'Ottilie.Vance@people.example' });
    expect(got.structuredContent.id).toBe(id);
    const nobody = refusalOf(await call('get_candidate', { candidate_id: 'vance@people.example' }));
    expect(nobody.message).toContain('no candidate is called');
  });

  it('is refused with the colleague where a colleague alone has it, and what reaches colleagues', async () => {
    const made = await call('create_user', {
      name: 'Leonora Quist',
      email: 'leonora@example.org',
      role: 'finance',
    });
    const mail = { candidate_id: 'Leonora Quist', subject: 'The figures', body: 'As you asked.' };
    const refused = refusalOf(await call('send_email', mail));
    for (const part of [
      'Leonora Quist, finance',
      made.structuredContent.id,
      'colleagues are no candidates and get no mail from here',
      'create_calendar_event',
    ])
      expect(refused.message).toContain(part);
    const nobody = refusalOf(await call('send_email', { ...mail, candidate_id: 'Nobody Quistgaard' }));
    expect(nobody.message).not.toContain('colleague');
  });

  it('is refused where such a record goes by no name, with the list that finds its id', async () => {
    const refused = refusalOf(await call('get_spec', { spec_id: 'Thandiwe' }));
    expect(refused).toMatchObject({ code: 'VALIDATION_ERROR', field: 'spec_id' });
    expect(refused.message).toContain('“Thandiwe” is no spec id; find it with list_specs');
  });

  it('is refused where nobody has it, with the list that finds the id', async () => {
    const error = refusalOf(await call('get_candidate', { candidate_id: 'Nobody Here' }));
    expect(error.message).toContain('no candidate is called “Nobody Here”');
    expect(error.message).toContain('list_candidates');
  });

  it('is refused with whom it comes near where nobody has it, and the near one is not acted on', async () => {
    const id = await deskOf(desk).candidate({ name: 'Xanthe Ruiztova', current_title: 'Glazier' });
    for (const written of ['Xantha Ruistova', 'xanteh ruiztova', 'Ruistovo']) {
      const refused = refusalOf(
        await call('update_candidate', { candidate_id: written, headline: 'Changed' }),
      );
      expect(refused).toMatchObject({ code: 'VALIDATION_ERROR', field: 'candidate_id' });
      expect(refused.message).toContain(
        `near it: Xanthe Ruiztova, Glazier (${id}). Send that id if it is meant`,
      );
    }
    expect((await call('get_candidate', { candidate_id: id })).structuredContent.headline).not.toBe(
      'Changed',
    );
    const job_id = await deskOf(desk).job({ title: 'Head of Quarry Works' });
    const application_id = await deskOf(desk).application({ candidate_id: id, job_id });
    const placed = refusalOf(await call('get_application', { application_id: 'Xantha Ruiztova' }));
    expect(placed.message).toContain(`near it: Xanthe Ruiztova, Head of Quarry Works`);
    expect(placed.message).toContain(application_id);
    expect(refusalOf(await call('get_job', { job_id: 'HQW' })).message).toContain(job_id);
    const far = refusalOf(await call('get_candidate', { candidate_id: 'Xanthippe Rossi' }));
    expect(far.message).not.toContain('near it');
    const narrow = await desk.key(['applications:write', 'applications:read'], { userId: null });
    const hidden = await call('create_application', { candidate_id: 'Xantha Ruiztova', job_id }, narrow);
    expect(refusalOf(hidden).message).not.toContain('Xanthe');
  });

  it('is understood in batches and plans alike, and each problem names its item', async () => {
    const pool = await call('create_talent_pool', { name: 'Bench of tilers', eligibility: 'Tilers' });
    const bo = await deskOf(desk).candidate({ name: 'Bo Lindqvist' });
    const add = {
      action: 'add_pool_member',
      input: { pool_id: 'bench of tilers', candidate_id: 'Bo Lindqvist' },
    };
    const planned = await call('plan_actions', { actions: [add] });
    expect(planned.structuredContent).toMatchObject({ status: 'planned' });
    expect(planned.structuredContent.understood).toMatchObject([
      { field: 'actions[0].input.pool_id', taken: pool.structuredContent.id },
      { field: 'actions[0].input.candidate_id', taken: bo },
    ]);
    expect(planned.content[0]?.text).toContain('“Bo Lindqvist” as Bo Lindqvist');
    const over = await desk.api.post('/batch', { actions: [add] });
    expect(over.body.data).toMatchObject({
      status: 'succeeded',
      understood: [{ taken: pool.structuredContent.id }, {}],
    });
    const wrong = await desk.api.post('/batch', {
      actions: [add, { action: 'get_candidate', input: { candidate_id: 'Ana Ruiz' } }],
    });
    expect(wrong.body.error).toMatchObject({ code: 'BATCH_INVALID', field: 'actions[1].input.candidate_id' });
  });

  it('is understood in reads whose lists are cut to fit, and each goes on from its last row', async () => {
    const job = await deskOf(desk).job({ title: 'Harbour Pilot' });
    const note = {
      action: 'create_activity',
      input: { type: 'note', job_id: job, body: 'Rang. '.repeat(30) },
    };
    const kept = await desk.api.post('/batch', { actions: Array.from({ length: 30 }, () => note) });
    expect(kept.body.data.status).toBe('succeeded');
    const read = { action: 'list_activities', input: { job_id: 'harbour pilot' } };
    const several = await call('run_read_actions', { actions: [read, read, read, read] });
    expect(several.isError).toBeUndefined();
    for (const { result } of several.structuredContent.items) {
      expect(result.items_not_shown).toBeGreaterThan(0);
      expect(result.next_cursor).toEqual(expect.any(String));
      expect(JSON.stringify(result)).toContain(job);
    }
  });

  it('names nobody to a credential that may not read them, and nobody of another agency', async () => {
    const narrow = await desk.key(['applications:write', 'applications:read'], { userId: null });
    await deskOf(desk).candidate({ name: 'Una Hidden' });
    const args = { candidate_id: 'Una Hidden', job_id: 'Chief Financial Officer' };
    const refused = await call('create_application', args, narrow);
    expect(refusalOf(refused).message).toContain('must be a');
    const other = await running.workspace();
    expect(
      refusalOf(await call('get_candidate', { candidate_id: 'Una Hidden' }, other.adminKey)).message,
    ).toContain('no candidate is called');
  });

  it('is not read into an id of another kind, nor into a text of 200 kB', async () => {
    const client = await deskOf(desk).client();
    expect(refusalOf(await call('get_candidate', { candidate_id: client })).message).toContain('client id');
    const long = refusalOf(await call('get_candidate', { candidate_id: 'x '.repeat(100_000) }));
    expect(long).toMatchObject({ code: 'VALIDATION_ERROR', field: 'candidate_id' });
    expect(JSON.stringify(long).length).toBeLessThan(2000);
  });

  it('is left to REST as it was: a name there is no id', async () => {
    expect((await desk.api.get('/clients/Ironbark%20Water')).status).toBe(404);
  });
});

it.each([
  ['run_report', { report: 'billings', period: 'last month' }, 'period', 'last_month'],
  ['list_applications', { stage: 'Client interview' }, 'stage', 'client_interview'],
  ['list_jobs', { status: 'ON-HOLD' }, 'status', 'on_hold'],
])(
  'a word of those that %s takes is taken as people write it, and the answer says so',
  async (name, args, field, taken) => {
    const answer = await call(name, args);
    expect(answer.isError, answer.content[0]?.text).toBeFalsy();
    expect(answer.structuredContent.understood).toMatchObject([{ field, taken }]);
    expect(answer.content[0]?.text).toContain(`as ${taken}.`);
    const other = refusalOf(await call(name, { ...args, [field]: 'something else' }));
    expect(other.message).toContain('must be one of');
  },
);

describe('a date in words', () => {
  it("is read in the agency's zone, and the plan says what was understood", async () => {
    const application_id = await deskOf(desk).application({
      candidate_id: await deskOf(desk).candidate({ name: 'Cy Dentworth' }),
    });
    const planned = await call('create_interview', {
      application_id: 'Cy Dentworth',
      kind: 'internal',
      starts_at: 'tomorrow 3pm',
      ends_at: 'tomorrow 4pm',
    });
    const { status, understood, confirm_text } = planned.structuredContent;
    expect(status).toBe('planned');
    expect(understood.map(({ field }: { field: string }) => field)).toEqual([
      'application_id',
      'starts_at',
      'ends_at',
    ]);
    expect(understood[0].taken).toBe(application_id);
    expect(understood[1].means).toMatch(/, 15:00 \(Australia\/Sydney\)$/);
    expect(confirm_text).toContain(understood[1].means);
  });

  it.each(['2030-12-02T10:00', '2030-12-02 10:00', '2030-12-02 at 10am'])(
    'as digits without a zone, %s, is read in the zone of the agency, and the answer says so',
    async (starts_at) => {
      const application_id = await deskOf(desk).application();
      const planned = await call('create_interview', { application_id, kind: 'internal', starts_at });
      expect(planned.structuredContent.understood).toMatchObject([
        { taken: '2030-12-01T23:00:00.000Z', means: 'Mon 2 Dec 2030, 10:00 (Australia/Sydney)' },
      ]);
      const day = await call('create_interview', {
        application_id,
        kind: 'internal',
        starts_at: '2030-02-30T10:00',
      });
      expect(refusalOf(day).message).toContain('is no date that could be read');
    },
  );

  it('without a zone of its own is read by the clock of the time zone that the call names', async () => {
    const application_id = await deskOf(desk).application();
    const given = { kind: 'internal', timezone: 'Australia/Perth', starts_at: '2030-12-02T10:00' };
    const planned = await call('create_interview', { application_id, ...given });
    expect(planned.structuredContent.understood).toMatchObject([
      { taken: '2030-12-02T02:00:00.000Z', means: 'Mon 2 Dec 2030, 10:00 (Australia/Perth)' },
    ]);
  });

  it('is one that was in a list of what happened, and bounds it as the day of the agency does', async () => {
    const today = dayIn(new Date().toISOString(), 'Australia/Sydney');
    const named = new Date(addDays(today, -2)).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
    const from = startOfDay(addDays(today, -2), 'Australia/Sydney');
    for (const [name, field] of [
      ['list_activities', 'occurred_after'],
      ['list_candidates', 'created_after'],
      ['list_scheduled_emails', 'updated_after'],
      ['list_webhooks', 'created_after'],
      ['export_audit', 'from'],
    ] as const) {
      const listed = await call(name, { [field]: named });
      expect(listed.structuredContent.understood, name).toMatchObject([{ field, taken: from }]);
    }
    const until = await call('list_candidates', { created_before: 'yesterday' });
    expect(until.structuredContent.understood).toMatchObject([
      { taken: addMs(startOfDay(today, 'Australia/Sydney'), -1) },
    ]);
    const report = await call('run_report', {
      report: 'placements_ledger',
      from: 'last month',
      to: 'yesterday',
    });
    expect(report.structuredContent.understood).toMatchObject([
      { field: 'from', taken: expect.stringMatching(/-01$/), means: expect.stringContaining('last month') },
      { field: 'to', taken: addDays(today, -1) },
    ]);
    const ends = await call('run_report', { report: 'contract_endings', from: named, to: 'next month' });
    expect(ends.structuredContent.understood).toMatchObject([{ taken: addDays(today, 5) }, {}]);
    const coming = await call('list_placements', { starts_after: named });
    expect(coming.structuredContent.understood).toMatchObject([{ taken: addDays(today, 5) }]);
  });

  it('serves filters of lists, and is refused where it leaves something open', async () => {
    const listed = await call('list_candidates', { created_after: 'yesterday' });
    expect(listed.structuredContent.items.length).toBeGreaterThan(0);
    expect(listed.structuredContent.understood[0]).toMatchObject({
      field: 'created_after',
      given: 'yesterday',
    });
    const application_id = await deskOf(desk).application();
    const open = await call('create_interview', {
      application_id,
      kind: 'internal',
      starts_at: 'tomorrow',
      ends_at: 'x',
    });
    expect(refusalOf(open)).toMatchObject({ code: 'VALIDATION_ERROR', field: 'starts_at' });
    expect(refusalOf(open).message).toContain('leaves the time open');
  });
});

it('of several applications of a person, that to the job named beside the name is meant, however deep the name stands', async () => {
  const candidate_id = await deskOf(desk).candidate({ name: 'Twila Both', email: 'twila@people.example' });
  const client_id = await deskOf(desk).client();
  const contact = { name: 'Rohan Pillai', email: 'r@client.example' };
  const { body } = await desk.api.post(`/clients/${client_id}/contacts`, contact);
  const [one, two] = [
    await deskOf(desk).job({ client_id, title: 'Payroll Lead' }),
    await deskOf(desk).job({ client_id, title: 'Tax Lead' }),
  ];
  await deskOf(desk).application({ job_id: one, candidate_id });
  const meant = await deskOf(desk).application({ job_id: two, candidate_id });
  const items = [{ application_id: 'Twila Both', summary: 'Knows the trade.' }];
  const planned = await call('create_submission', {
    items,
    client_contact_id: body.data.id,
    job_id: 'Tax Lead',
  });
  expect(planned.isError, planned.content[0]?.text).toBeFalsy();
  expect(planned.structuredContent.understood).toContainEqual(
    expect.objectContaining({ given: 'Twila Both', taken: meant }),
  );
  const open = await call('move_application_stage', { application_id: 'Twila Both', stage: 'screen' });
  expect(refusalOf(open).message).toContain('Payroll Lead');
});

it('each of several applications that a refusal offers is taken by the words it is offered with, or by its client', async () => {
  const candidate_id = await deskOf(desk).candidate({ name: 'Tomasz Birkin' });
  const at = async (title: string, client_id: string) =>
    deskOf(desk).application({ candidate_id, job_id: await deskOf(desk).job({ title, client_id }) });
  const other = await deskOf(desk).client({ name: 'Moorgate Cranes' });
  const first = await at('Rigger', await deskOf(desk).client({ name: 'Larkspur Ports' }));
  await at('Rigger', other);
  await at('Foreman', other);
  const refused = refusalOf(await call('get_application', { application_id: 'Tomasz Birkin' }));
  const offered = /Tomasz Birkin, Foreman, funnel/.exec(String(refused.message))?.[0];
  const taken = await call('get_application', { application_id: offered ?? '' });
  expect(taken.structuredContent.job).toMatchObject({ title: 'Foreman' });
  const byClient = await call('get_application', { application_id: 'Tomasz Birkin at Larkspur' });
  expect(byClient.structuredContent.id).toBe(first);
});

it('whoever left is understood by name where nobody else has it, so that what they held is found', async () => {
  const { userId } = await desk.user('consultant');
  await desk.api.patch(`/accounts/${desk.accountId}/users/${userId}`, {
    name: 'Lena Leftus',
    status: 'paused',
  });
  const listed = await call('list_jobs', { owner_id: 'Lena Leftus' });
  expect(listed.structuredContent.understood).toMatchObject([{ taken: userId }]);
});

it('says of a day or time that is left out that it is needed, and not that it does not exist', async () => {
  const refused = refusalOf(await call('log_offer', { application_id: 'app_01m7y0zqta0000000000000000' }));
  expect(refused.message).toContain('offer_date: is needed: a day, as YYYY-MM-DD');
});

it.each(['$cl.id', '$\u007bcl.result.id}', '{{ cl.id }}', '<cl.id>'])(
  'a result of another item that is written as %s is answered with how it is written here',
  async (client_id) => {
    const actions = [
      { id: 'cl', action: 'create_client', input: { name: 'Harbour Lane Logistics' } },
      { action: 'create_job', input: { title: 'Warehouse Manager', client_id } },
    ];
    const refused = refusalOf(await call('plan_actions', { actions }));
    expect(refused.message).toContain('{"$from":"cl","path":"/id"}');
  },
);

it('takes body for body_text and the other way round, as two actions call the words of a mail so', async () => {
  const candidate_id = await deskOf(desk).candidate({ name: 'Wren Halloran' });
  const mail = { candidate_id, subject: 'Tuesday', scheduled_at: '2031-03-04T04:00:00Z' };
  const run = (action: string, input: Record<string, unknown>) =>
    call('plan_actions', { actions: [{ id: 'a', action, input }] });
  const later = await run('schedule_email', { ...mail, body: 'See you there.' });
  expect(later.structuredContent.status).toBe('planned');
  const { scheduled_at: _, ...now } = mail;
  const sent = await run('send_email', { ...now, body_text: 'See you there.' });
  expect(sent.structuredContent.status).toBe('planned');
  const both = await run('send_email', { ...now, body: 'One', body_text: 'Two' });
  expect(both.isError).toBe(true);
});

it('names beside its id whom a contact reports to', async () => {
  const client_id = await deskOf(desk).client({ name: 'Reporting Lines' });
  const add = async (contact: Record<string, unknown>) =>
    (await desk.api.post(`/clients/${client_id}/contacts`, contact)).body.data.id;
  const boss = await add({ name: 'Helen Marsh', email: 'helen@lines.example' });
  await add({ name: 'Rohan Pillai', email: 'rohan@lines.example', reports_to: boss });
  const { content, structuredContent } = await call('list_client_contacts', { client_id });
  const told = structuredContent.items.find(({ name }: { name: string }) => name === 'Rohan Pillai');
  expect(told).toMatchObject({ reports_to: boss, reports_to_name: 'Helen Marsh' });
  expect(content[0]?.text).toContain(`Helen Marsh (${boss})`);
});

it('takes a record called by itself for its id, and its kind beside its name', async () => {
  const client_id = await deskOf(desk).client({ name: 'Quokka Freight' });
  const job_id = await deskOf(desk).job({ title: 'Fleet Supervisor', client_id });
  const candidate_id = await deskOf(desk).candidate({ name: 'Juno Achterberg' });
  const application_id = await deskOf(desk).application({ job_id, candidate_id });
  expect((await call('get_job', { job: 'Fleet Supervisor' })).structuredContent.id).toBe(job_id);
  expect((await call('get_job', { job_id: 'the Fleet Supervisor job' })).structuredContent.id).toBe(job_id);
  const moved = await call('move_application_stage', {
    application: 'Juno Achterberg on the fleet job',
    stage: 'screen',
  });
  expect(moved.structuredContent).toMatchObject({ id: application_id, stage: 'screen' });
  expect(refusalOf(await call('get_job', { job_id: 'the vacancy' })).message).toContain('no job is called');
});

it('takes ids by the name that warnings give them where an action calls them ids', async () => {
  const job_id = await deskOf(desk).job({ title: 'Silo Keeper' });
  const application_id = await deskOf(desk).application({ job_id });
  const closed = await call('update_job', { job_id, status: 'closed' });
  const [{ application_ids }] = closed.structuredContent.warnings;
  expect(application_ids).toEqual([application_id]);
  const move = { application_ids, stage: 'rejected', reason: 'role cancelled' };
  const moved = await call('bulk_update_applications', move);
  expect(moved.isError, moved.content[0]?.text).toBeFalsy();
  const read = await call('get_application', { application_id });
  expect(read.structuredContent.stage).toBe('rejected');
});

it('takes name or id where one id alone is needed, and a person with a job for their application', async () => {
  const client_id = await deskOf(desk).client({ name: 'Bandicoot Cold Stores' });
  const candidate_id = await deskOf(desk).candidate({ name: 'Imke Vandersteen' });
  const job_id = await deskOf(desk).job({ title: 'Reefer Technician', client_id });
  const other = await deskOf(desk).job({ title: 'Night Dispatcher', client_id });
  const application_id = await deskOf(desk).application({ job_id, candidate_id });
  await deskOf(desk).application({ job_id: other, candidate_id });
  expect((await call('get_candidate_brief', { name: 'Imke Vandersteen' })).structuredContent).toMatchObject({
    understood: [{ field: 'candidate_id', taken: candidate_id }],
  });
  expect((await call('get_job', { id: job_id })).structuredContent.id).toBe(job_id);
  const found = await call('get_application', { candidate: 'Imke Vandersteen', job: 'Reefer Technician' });
  expect(found.structuredContent.id).toBe(application_id);
  const both = refusalOf(await call('get_application', { candidate: 'Imke Vandersteen' }));
  expect(both.message).toContain('Reefer Technician');
  expect(both.message).toContain('Night Dispatcher');
});

it('a job alone is no application, and the name of a new record is not taken for whom it belongs to', async () => {
  const alone = refusalOf(await call('get_application', { job: 'Reefer Technician' }));
  expect(JSON.stringify(alone)).toContain('application_id');
  const unowned = refusalOf(await call('create_application', { name: 'Imke Vandersteen' }));
  expect(JSON.stringify(unowned)).toContain('candidate_id');
});

describe('a field by another name', () => {
  it('is the one that an action takes where it can mean no other', async () => {
    const made = await call('create_candidate', {
      name: 'Rosalind Achebe',
      email: 'rosalind@people.example',
      current_job_title: 'Glazier',
      current_employer: 'Harbour Foods',
    });
    expect(made.structuredContent).toMatchObject({
      current_job_title: 'Glazier',
      current_employer: 'Harbour Foods',
    });
    for (const called of ['q', 'search', 'query']) {
      const found = await call('search_candidates', { [called]: 'a glazier' });
      expect(found.isError, called).toBeUndefined();
      const listed = await call('list_clients', { [called]: 'no such client' });
      expect(listed.structuredContent.items, called).toEqual([]);
    }
    for (const [action, filter] of [
      ['list_interviews', { date: 'tomorrow' }],
      ['list_candidates', { city: 'Nowhere at all' }],
      ['list_placements', { type: 'contract' }],
    ] as const) {
      const listed = await call(action, filter);
      expect(listed.isError, action).toBeUndefined();
      expect(listed.structuredContent.items, action).toEqual([]);
    }
    const missing = refusalOf(
      await call('get_referee_request', { request_id: 'rrq_01m7y0zqta0000000000000000' }),
    );
    expect(missing.code).toBe('NOT_FOUND');
  });
});
