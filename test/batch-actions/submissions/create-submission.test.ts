import { describe, expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { refusal, startMailServer } from '#test/harness/mail.ts';
import { briefOf, mailsTo, pathOf, submit } from '#test/harness/submission.ts';
import { startService } from '#test/harness/workspace.ts';

const { running, desk: agency } = useDesk({ country: 'AU', name: 'Harbour Talent' });

const stageOf = async (id = ''): Promise<string> =>
  (await agency.api.get(`/applications/${id}`)).body.data.stage;

describe('a submission', () => {
  it('warns of each person flagged do not approach, and of nobody else', async () => {
    const brief = await briefOf(agency, [{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }]);
    await agency.api.patch(`/candidates/${brief.candidates[1]}`, { do_not_approach: true });
    const { status, body } = await submit(agency, brief);
    expect(status).toBe(201);
    expect(body.meta.warnings).toEqual([
      {
        code: 'do_not_approach',
        message: expect.stringMatching(/^Bo Lind is flagged do not approach \(set by .+ on .+\)\. Check/),
      },
    ]);
  });

  it('makes a link for seven days, mails it, tells of it and moves who the client has not seen', async () => {
    const brief = await briefOf(agency, [
      { name: 'Ana Ruiz' },
      { name: 'Bo Lind', stage: 'client_interview' },
    ]);
    const ran = await runAction(running, agency.adminKey, 'create_submission', {
      job_id: brief.job_id,
      items: brief.applications.map((application_id) => ({ application_id, summary: 'Knows the trade.' })),
    });
    expect(ran.status).toBe(201);
    expect(ran.data).toMatchObject({
      job_id: brief.job_id,
      client_id: brief.client_id,
      client_contact_id: brief.contact_id,
      job_title: 'Controller',
      client_name: expect.stringContaining('Acme'),
      status: 'pending',
      title: null,
      email_subject: null,
      greeting: null,
      headline: null,
      intro_body: null,
      message: null,
      identity_visibility: 'full',
      email_sent: true,
      first_viewed_at: null,
      completed_at: null,
      created_by: agency.adminId,
    });
    const { created_at, expires_at, url } = ran.data;
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(7 * 24 * 3_600_000);
    expect(url).toMatch(/\/r\/[\w-]{43}$/);
    expect(ran.data.items).toEqual([
      {
        id: expect.stringMatching(/^sbi_/),
        application_id: brief.applications[0],
        candidate_id: brief.candidates[0],
        position: 1,
        display_name: 'Ana Ruiz',
        summary: 'Knows the trade.',
        summary_source: 'provided',
      },
      expect.objectContaining({ position: 2, display_name: 'Bo Lind' }),
    ]);
    expect(ran.events).toEqual(['submission.created', 'application.stage_changed']);
    expect(ran.outbox[0]?.data.submission).toMatchObject({ id: ran.data.id, email_sent: null });
    expect(ran.activities.map(({ type }) => type)).toEqual(['submission', 'stage_changed', 'submission']);
    expect(await stageOf(brief.applications[0])).toBe('submitted');
    expect(await stageOf(brief.applications[1])).toBe('client_interview');
    const [mail, ...others] = await mailsTo(running, brief.contact_email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe('Candidates for the Controller role');
    expect(mail?.from?.text).toContain('Mia Admin, Harbour Talent');
    for (const part of [mail?.text ?? '', String(mail?.html)]) {
      for (const said of ['Hello Jo', 'Ana Ruiz', 'Bo Lind', 'Mia Admin', url]) expect(part).toContain(said);
    }
  });

  it('moves funnel, maybe, yes, no and screen to submitted, and leaves whoever is with the client where they are', async () => {
    const before = ['funnel', 'maybe', 'yes', 'no', 'screen'];
    const after = ['submitted', 'client_interview', 'references', 'offer'];
    const brief = await briefOf(
      agency,
      [...before, ...after].map((stage) => ({ stage })),
    );
    expect((await submit(agency, brief)).status).toBe(201);
    const stages = await Promise.all(brief.applications.map(stageOf));
    expect(stages).toEqual([...before.map(() => 'submitted'), ...after]);
  });

  it('keeps the words it is given, and speaks of one candidate as of one', async () => {
    const words = {
      title: 'Finance shortlist',
      greeting: 'Good morning Jo',
      email_subject: 'One for you',
      headline: 'The one',
      intro_body: 'She is **good**.\n\n- First\n- Second',
      message: 'not read',
    };
    const brief = await briefOf(agency);
    const sent = await submit(agency, brief, words);
    expect(sent.body.data).toMatchObject(words);
    const [mail] = await mailsTo(running, brief.contact_email);
    expect(mail?.subject).toBe('One for you');
    expect(mail?.text).toContain('Good morning Jo,');
    expect(mail?.text).toContain('She is good.\n\n- First\n- Second');
    expect(String(mail?.html)).toContain('<strong>good</strong>');
    expect(String(mail?.html)).toContain('<li>First</li>');
    expect(mail?.text).not.toContain('not read');
    const plain = await briefOf(agency);
    await submit(agency, plain, { message: 'An older note.' });
    const [older] = await mailsTo(running, plain.contact_email);
    expect(older?.subject).toBe('Candidate for the Controller role');
    expect(older?.text).toContain('An older note.');
  });

  it('has the assistant write a summary that is missing, from the record and nothing else', async () => {
    const person = {
      name: 'Ana Ruiz',
      current_title: 'Finance Manager',
      current_company: 'Boreal Foods',
      skills: ['IFRS', 'Cooking'],
      years_experience: 9,
      notice_period: '4 weeks',
    };
    const job = { title: 'Controller', spec: { requirements: ['IFRS reporting'] } };
    const brief = await briefOf(agency, [person, {}], job);
    const items = brief.applications.map((application_id) => ({ application_id }));
    const sent = await agency.api.post('/submissions', { job_id: brief.job_id, items });
    const [first, second] = sent.body.data.items;
    expect(first.summary_source).toBe('ai');
    expect(first.summary).toBe(
      'Ana is a Finance Manager at Boreal Foods, with 9 years of experience.\n\n' +
        '- **What the role asks for:** IFRS\n- **Notice:** 4 weeks',
    );
    expect(second.summary).toBe('');
    const none = sent.body.meta.warnings.filter(({ code }: { code: string }) => code === 'no_summary');
    expect(none).toMatchObject([{ candidate_id: brief.candidates[1] }]);
  });

  it('never tells the contact what the person wrote for the agency', async () => {
    const person = {
      name: 'Ana Ruiz',
      current_title: 'Finance Manager',
      current_company: 'Boreal Foods',
      summary:
        'My current employer does not know I am leaving. Call me on 0411 222 333. Recovering from surgery until June.',
      notice_period: '4 weeks, my boss must not know',
      skills: ['IFRS', 'Java', 'Mother of two'],
      experience: [
        {
          title: 'Finance Manager',
          employer: 'Boreal Foods',
          from: '2019',
          is_current: true,
          description:
            'Cut month-end close from 11 to 6 days. I am leaving because my manager bullies me. I want AUD 180k. Recovering from surgery since May.',
        },
      ],
    };
    const job = {
      title: 'Controller',
      description: 'Month-end takes 11 days today and should take 6.\n\nRequirements:\n- IFRS\n- JavaScript',
    };
    const brief = await briefOf(agency, [person], job);
    await running.service.jobs.runDue();
    const items = brief.applications.map((application_id) => ({ application_id }));
    const sent = await agency.api.post('/submissions', { job_id: brief.job_id, items });
    expect(sent.status).toBe(201);
    expect(sent.body.data.items[0].summary.replace(/[\d.]+ years/, 'N years')).toBe(
      'Ana is a Finance Manager at Boreal Foods, with N years of experience.\n\n' +
        '- **What the role asks for:** IFRS\n- **Has done:** Cut month-end close from 11 to 6 days\n' +
        '- **Recent roles:** Finance Manager, Boreal Foods (2019 to now)',
    );
    const page = await (await running.app.request(pathOf(sent.body.data.url))).text();
    const [mail] = await mailsTo(running, brief.contact_email);
    for (const text of [page, mail?.text ?? '', String(mail?.html)]) {
      expect(text).not.toMatch(
        /does not know|0411|surgery|bullies|must not know|180k|leaving because|mother of/i,
      );
    }
  });

  it('refuses texts that tell of a protected attribute, and holds private facts', async () => {
    const brief = await briefOf(agency);
    const [application_id] = brief.applications;
    const of = (summary: string) =>
      agency.api.post('/submissions', { job_id: brief.job_id, items: [{ application_id, summary }] });
    const refused = await of('Muslim, married, and very good.');
    expect(refused.status).toBe(422);
    expect(refused.body.error.findings[0]).toMatchObject({
      verdict: 'blocked',
      about: 'religion',
      field: 'items.0.summary',
    });
    const warned = await of('Strong on IFRS. Her employer does not know she is looking.');
    expect(warned.status).toBe(201);
    expect(warned.body.meta.warnings[0]).toMatchObject({ code: 'held_for_review' });
    expect(warned.body.meta.warnings[0].findings[0]).toMatchObject({ verdict: 'held', about: 'notice' });
  });

  it('holds feats that stay at the anonymous level, and not where the name is shown', async () => {
    const summary = 'Led audits of six plants. Won Olympic bronze in rowing.';
    const sentAt = async (identity_visibility: string) => {
      const brief = await briefOf(agency);
      const [application_id] = brief.applications;
      const items = [{ application_id, summary }];
      return agency.api.post('/submissions', { job_id: brief.job_id, items, identity_visibility });
    };
    const anonymous = await sentAt('anonymous');
    expect(anonymous.status).toBe(201);
    expect(anonymous.body.meta.warnings).toContainEqual(
      expect.objectContaining({
        code: 'held_for_review',
        message: expect.stringContaining('release_held'),
        findings: [
          expect.objectContaining({ field: 'items.0.summary', words: 'Olympic', about: 'identity' }),
        ],
      }),
    );
    const codes = (answer: { body: { meta: { warnings?: { code: string }[] } } }) =>
      (answer.body.meta.warnings ?? []).map(({ code }) => code);
    expect(codes(await sentAt('full'))).not.toContain('held_for_review');
  });
});

describe('the contact', () => {
  it("is the job's before the client's primary one, and the one given before both", async () => {
    const brief = await briefOf(agency);
    const add = async (name: string) =>
      (
        await agency.api.post(`/clients/${brief.client_id}/contacts`, {
          name,
          email: `${name.toLowerCase().replace(' ', '.')}.${brief.client_id}@client.example`,
        })
      ).body.data.id;
    const [second, third] = [await add('Kim Second'), await add('Lou Third')];
    await agency.api.patch(`/jobs/${brief.job_id}`, { client_contact_id: second });
    expect((await submit(agency, brief)).body.data.client_contact_id).toBe(second);
    const given = await submit(agency, brief, { client_contact_id: third, allow_resubmit: true });
    expect(given.body.data.client_contact_id).toBe(third);
    await agency.api.delete(`/clients/${brief.client_id}/contacts/${second}`);
    const without = await submit(agency, brief, { allow_resubmit: true });
    expect(without.body.data.client_contact_id).toBe(brief.contact_id);
  });

  it('is asked for where the client has no primary one, also where only one is listed', async () => {
    const brief = await briefOf(agency);
    await agency.api.patch(`/jobs/${brief.job_id}`, { client_contact_id: null });
    await agency.api.patch(`/clients/${brief.client_id}/contacts/${brief.contact_id}`, { is_primary: false });
    const refused = await submit(agency, brief);
    expect([refused.status, refused.body.error.field]).toEqual([422, 'client_contact_id']);
  });

  it('must be of the client, have an address and not only work there', async () => {
    const brief = await briefOf(agency);
    const other = await briefOf(agency);
    const foreign = await submit(agency, brief, { client_contact_id: other.contact_id });
    expect(foreign.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'client_contact_id' });
    const mute = await agency.api.post(`/clients/${brief.client_id}/contacts`, { name: 'No Mail' });
    const unreachable = await submit(agency, brief, { client_contact_id: mute.body.data.id });
    expect(unreachable.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'client_contact_id' });
    expect(unreachable.body.error.message).toContain('update_client_contact');
    const { name } = (await agency.api.get(`/clients/${brief.client_id}`)).body.data;
    await agency.api.post('/candidates', {
      name: 'Wo Rker',
      email: `w${brief.client_id}@x.example`,
      current_company: name,
    });
    const people = (await agency.api.get(`/clients/${brief.client_id}/contacts`)).body.data;
    const worker = people.find(({ origin }: { origin: string }) => origin === 'works_here');
    const refused = await submit(agency, brief, { client_contact_id: worker.id });
    expect(refused.status).toBe(422);
    expect(refused.body.error.message).toContain('works_here');
  });
});

describe('a resubmission', () => {
  it('is refused with 400 naming everybody it is about, and allowed where it is meant', async () => {
    const brief = await briefOf(agency, [{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }, { name: 'Cy Dale' }]);
    const [first, , third] = brief.applications;
    await submit(agency, { ...brief, applications: [first ?? '', third ?? ''] });
    const again = await submit(agency, brief);
    expect(again.status).toBe(400);
    expect(again.body.error).toMatchObject({
      code: 'INVALID_REQUEST',
      field: 'items',
      candidates: [{ name: 'Ana Ruiz' }, { name: 'Cy Dale' }],
    });
    expect(again.body.error.message).toMatch(/Ana Ruiz.*Cy Dale/);
    expect(again.body.error.message).not.toContain('Bo Lind');
    expect(await stageOf(brief.applications[1])).toBe('funnel');
    expect((await submit(agency, brief, { allow_resubmit: true })).status).toBe(201);
  });

  it('is one also after the first was revoked, and is none for another job', async () => {
    const brief = await briefOf(agency);
    const sent = await submit(agency, brief);
    await agency.api.post(`/submissions/${sent.body.data.id}/revoke`);
    expect((await submit(agency, brief)).status).toBe(400);
    const other = await agency.api.post('/jobs', { title: 'CFO', client_id: brief.client_id });
    const application = await agency.api.post('/applications', {
      job_id: other.body.data.id,
      candidate_id: brief.candidates[0],
    });
    const items = [{ application_id: application.body.data.id, summary: 'Here too.' }];
    expect((await agency.api.post('/submissions', { job_id: other.body.data.id, items })).status).toBe(201);
  });
});

describe('what is refused', () => {
  it.each([
    [{ items: [] }, 422, 'items'],
    [{ items: [{ summary: 'Who?' }] }, 422, 'items.0.application_id'],
    [{ identity_visibility: 'hidden' }, 422, 'identity_visibility'],
    [{ email_subject: 'Two\nlines' }, 422, 'email_subject'],
    [{ headlin: 'x' }, 422, 'headlin'],
  ])('%j with %i on %s', async (more, status, field) => {
    const refused = await submit(agency, await briefOf(agency), more);
    expect(refused.status).toBe(status);
    expect(refused.body.error.field).toBe(field);
  });

  it('an application of another job, one that is closed, and one that is named twice', async () => {
    const brief = await briefOf(agency);
    const other = await briefOf(agency);
    const [id = ''] = brief.applications;
    const item = (application_id = '') => ({ application_id, summary: 'x' });
    const foreign = await submit(agency, brief, { items: [item(other.applications[0])] });
    expect(foreign.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'items.0.application_id' });
    const twice = await submit(agency, brief, { items: [item(id), item(id)] });
    expect(twice.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'items.1.application_id' });
    await agency.api.post(`/applications/${id}/stage`, { stage: 'rejected' });
    const closed = await submit(agency, brief);
    expect(closed.body.error).toMatchObject({
      code: 'CONFLICT',
      field: 'items.0.application_id',
      status: 'rejected',
    });
  });

  it('a closed job, and a change of its client once somebody was put to it', async () => {
    const brief = await briefOf(agency);
    await submit(agency, brief);
    const other = await briefOf(agency);
    const moved = await agency.api.patch(`/jobs/${brief.job_id}`, { client_id: other.client_id });
    expect(moved.status).toBe(409);
    expect(moved.body.error.field).toBe('client_id');
    await agency.api.patch(`/jobs/${other.job_id}`, { status: 'closed' });
    expect((await submit(agency, other)).body.error).toMatchObject({ code: 'CONFLICT', field: 'job_id' });
  });
});

it('shows in a plan whom it writes to, in which words, and no link that would lead nowhere', async () => {
  const brief = await briefOf(agency, [{ name: 'Ana Ruiz' }]);
  const actions = [
    {
      action: 'create_submission',
      input: { job_id: brief.job_id, items: [{ application_id: brief.applications[0] }] },
    },
  ];
  const plan = await agency.api.post('/batch', { dry_run: true, actions });
  const { effects } = plan.body.data.items[0];
  const kinds = effects.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(expect.arrayContaining(['create', 'link', 'stage_move', 'email', 'event']));
  const mail = effects.find(({ kind }: { kind: string }) => kind === 'email');
  expect(mail.target.name).toContain('Jo Contact');
  expect(mail.after.body).toContain('https://link.invalid/');
  expect(await mailsTo(running, brief.contact_email)).toEqual([]);
  const { plan_id, confirm_text } = plan.body.data;
  const done = await agency.api.post('/batch', { plan_id, confirm_text });
  expect(done.body.data.items[0].result).toMatchObject({ status: 'pending', email_sent: true });
  expect((await mailsTo(running, brief.contact_email))[0]?.text).toContain(
    done.body.data.items[0].result.url,
  );
});

it('tells the truth about a mail that the server refuses: the link works all the same', async () => {
  const mail = await startMailServer({
    onRcptTo: (_address, _session, done) => done(refusal(550, 'no such mailbox')),
  });
  const other = await startService({ SMTP_URL: mail.url, MAIL_FROM: 'desk@deskhand.example' });
  const desk = await other.workspace();
  const sent = await submit(desk, await briefOf(desk));
  expect(sent.status).toBe(201);
  expect(sent.body.data.email_sent).toBe(false);
  expect((await other.app.request(new URL(sent.body.data.url).pathname)).status).toBe(200);
  await other.close();
  await mail.close();
});
