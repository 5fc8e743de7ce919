import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { float, mailsTo, pairOf, pathOf } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ name: 'Harbour Talent' });

it('makes a profile of the record that tells nobody who it is, mails it and keeps the link for 14 days', async () => {
  const { client_id, client_contact_id, candidate_id, contact_email } = await pairOf(agency);
  const ran = await runAction(running, agency.adminKey, 'send_spec', { candidate_id, client_id });
  expect(ran.status).toBe(201);
  expect(ran.data).toMatchObject({
    candidate_id,
    client_id,
    client_contact_id,
    headline: 'Finance Manager, 9 years of experience',
    chips: ['IFRS', 'Treasury'],
    location: 'Sydney, Australia',
    salary_band: null,
    notice: '4 weeks',
    status: 'sent',
    response: null,
    response_rating: null,
    response_note: null,
    questions: [],
    email_sent: true,
    chase_count: 0,
    first_viewed_at: null,
    responded_at: null,
    job_id: null,
    application_id: null,
    created_by: agency.adminId,
  });
  expect(ran.data.pitch).toMatch(/^This candidate is a Finance Manager in Sydney, Australia, with 9 years/);
  expect(Date.parse(ran.data.expires_at) - Date.parse(ran.data.created_at)).toBe(14 * 24 * 3_600_000);
  expect(ran.events).toEqual(['spec.sent']);
  expect(ran.activities.map(({ type }) => type)).toEqual(['spec']);
  const [mail] = await mailsTo(running, contact_email);
  expect(mail?.subject).toBe('Worth a look: Finance Manager, 9 years of experience');
  expect(mail?.text).toContain(ran.data.url);
  const page = await (await running.app.request(pathOf(ran.data.url))).text();
  for (const text of [page, mail?.text ?? '', String(mail?.html), JSON.stringify(mail?.headers)]) {
    expect(text).not.toMatch(/\bana\b|ruiz|boreal|person\d+@/i);
  }
});

it('takes out of the texts it is given what would tell who it is, and keeps what is left', async () => {
  const { spec } = await float(agency, {
    headline: 'Ana Ruiz, Finance Manager at Boreal Foods',
    pitch: 'Ms Ruiz (0412 345 678) doubled the margin at **Boreal Foods**. She is leaving.',
    chips: ['Ex Boreal'],
    salary_band: '$180k to $210k',
  });
  expect(JSON.stringify([spec.headline, spec.pitch, spec.chips])).not.toMatch(
    /\bana\b|ruiz|boreal|0412|\bshe\b/i,
  );
  expect(spec.pitch).toMatch(/doubled the margin/);
  expect(spec.salary_band).toBe('$180k to $210k');
});

it('refuses a text that cannot be mended, with the spans', async () => {
  const { candidate_id, client_contact_id } = await pairOf(agency);
  const texts = { headline: 'Finance leader', pitch: 'A young mother of two who closes fast.' };
  const refused = await agency.api.post('/specs', { candidate_id, client_contact_id, ...texts });
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'pitch' });
  expect(refused.body.error.spans.length).toBeGreaterThan(0);
  const thin = await pairOf(agency, { current_title: null, years_experience: null });
  const nothing = await agency.api.post('/specs', { ...thin, contact_email: undefined });
  expect(nothing.body.error.field).toBe('pitch');
});

it('refuses the same person to the same contact for 90 days, unless that is meant', async () => {
  const { spec, candidate_id, client_contact_id } = await float(agency);
  const again = { candidate_id, client_contact_id, headline: 'Leader', pitch: 'Good.' };
  const refused = await agency.api.post('/specs', again);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({ code: 'CONFLICT', existing_id: spec.id });
  const back = (days: number) =>
    running.service.store.write(({ tx }) =>
      tx
        .updateTable('specs')
        .set({ created_at: new Date(Date.now() - days * 24 * 3_600_000).toISOString() })
        .where('id', '=', spec.id)
        .execute(),
    );
  await back(89.9);
  expect((await agency.api.post('/specs', again)).status).toBe(409);
  await back(90.1);
  expect((await agency.api.post('/specs', again)).status).toBe(201);
  expect((await agency.api.post('/specs', { ...again, allow_repeat: true })).status).toBe(201);
});

it('goes to no one where the candidate works, to nobody who only works there, and not without a contact', async () => {
  const pair = await pairOf(agency);
  const { name } = (await agency.api.get(`/clients/${pair.client_id}`)).body.data;
  await agency.api.patch(`/candidates/${pair.candidate_id}`, { current_company: name });
  const body = { candidate_id: pair.candidate_id, headline: 'Leader', pitch: 'Good.' };
  const own = await agency.api.post('/specs', { ...body, client_id: pair.client_id });
  expect(own.status).toBe(422);
  expect(own.body.error.message).toContain('works at');
  const people = (await agency.api.get(`/clients/${pair.client_id}/contacts`)).body.data;
  const worker = people.find(({ origin }: { origin: string }) => origin === 'works_here');
  const { client_id } = pair;
  const refused = await agency.api.post('/specs', { ...body, client_id, client_contact_id: worker.id });
  expect(refused.body.error.message).toContain('works_here');
  expect((await agency.api.post('/specs', body)).body.error.field).toBe('client_contact_id');
});

it.each([
  'Mother of twins who closes fast.',
  'Muslim, married.',
  'Single, no dependants',
  'A bright young thing of 26.',
  'Openly gay and proud of it.',
  'Suffers from anxiety, well controlled.',
  'A 34-year-old leader of finance teams.',
  'Finance leader, 34 yo, in her prime.',
  'Controller, DOB 12/3/1988.',
])('refuses the pitch "%s", with the words and the reason', async (pitch) => {
  const { candidate_id, client_contact_id } = await pairOf(agency);
  const body = { candidate_id, client_contact_id, headline: 'Finance leader', pitch };
  const refused = await agency.api.post('/specs', body);
  expect(refused.status).toBe(422);
  const [finding] = refused.body.error.findings;
  expect(refused.body.error.type).toBe('unlawful_wording');
  expect(finding).toMatchObject({ verdict: 'blocked', field: 'pitch' });
  expect(pitch.slice(finding.start, finding.end)).toBe(finding.words);
});

it('holds back a pitch that names a feat by which the person could be found, and says so of it to whoever sends another', async () => {
  const { client_id, candidate_id } = await pairOf(agency);
  const pitch = 'Cut month-end from 11 days to 6. The youngest CFO of a bank in the country.';
  const sent = await agency.api.post('/specs', { candidate_id, client_id, pitch });
  expect(sent.status).toBe(201);
  expect(sent.body.meta.warnings).toContainEqual(
    expect.objectContaining({
      code: 'held_for_review',
      findings: [expect.objectContaining({ field: 'pitch', about: 'identity' })],
    }),
  );
  const again = await agency.api.post('/specs', { candidate_id, client_id });
  expect(again.status).toBe(409);
  expect(again.body.error.message).toMatch(/waits for a person and has not left\./);
});

it('sends what is left where feats are to be left out, and refuses a headline that is one', async () => {
  const { client_id, candidate_id } = await pairOf(agency);
  const pitch = 'Cut month-end from 11 days to 6. The youngest CFO of a bank in the country.';
  const body = { candidate_id, client_id, pitch, omit_identifying: true };
  const sent = await agency.api.post('/specs', body);
  expect(sent.body.data).toMatchObject({ pitch: 'Cut month-end from 11 days to 6.', review: null });
  const again = { ...body, headline: 'Winner of the 2019 Telstra Award', allow_repeat: true };
  const refused = await agency.api.post('/specs', again);
  expect([refused.status, refused.body.error.field]).toEqual([422, 'headline']);
});

it('tells the sender that a profile says nothing where the record holds a title alone', async () => {
  const bare = { years_experience: null, skills: [], notice_period: null };
  const { client_id, candidate_id } = await pairOf(agency, bare);
  const body = { candidate_id, client_id };
  const ran = await runAction(running, agency.adminKey, 'send_spec', body);
  expect(ran.warnings.map(({ code }) => code)).toContain('nothing_known');
  const other = await pairOf(agency, { ...bare, skills: ['Treasury'] });
  const told = await runAction(running, agency.adminKey, 'send_spec', {
    candidate_id: other.candidate_id,
    client_id: other.client_id,
  });
  expect(told.warnings.map(({ code }) => code)).not.toContain('nothing_known');
});

it('a plan names whom a spec shows without a name, and says on which jobs they are live', async () => {
  const { client_id, candidate_id } = await pairOf(agency);
  const { name } = (await agency.api.get(`/candidates/${candidate_id}`)).body.data;
  const job_id = await deskOf(agency).job({ client_id, title: 'Controller' });
  const application = await deskOf(agency).application({ job_id, candidate_id });
  const actions = [{ action: 'send_spec', input: { candidate_id, client_id } }];
  const { body } = await agency.api.post('/batch', { dry_run: true, actions });
  expect(body.data.confirm_text).toContain(
    `1 new spec (${name}, without a name, as Finance Manager, 9 years`,
  );
  expect(body.data.items[0].warnings).toMatchObject([
    { code: 'live_elsewhere', application_ids: [application] },
  ]);
});

it('refuses what a text tells as it was written, also where the neutral pronoun tells it no more', async () => {
  const { candidate_id, client_id } = await pairOf(agency);
  const texts = { headline: 'Finance leader', pitch: 'Expecting her third, back in the autumn.' };
  for (const omit_identifying of [false, true]) {
    const refused = await agency.api.post('/specs', { candidate_id, client_id, ...texts, omit_identifying });
    expect(refused.status).toBe(422);
    expect(refused.body.error).toMatchObject({ type: 'unlawful_wording', field: 'pitch' });
  }
  const pitch = 'She closed her books in three days.';
  expect((await agency.api.post('/specs', { candidate_id, client_id, ...texts, pitch })).status).toBe(201);
});

it.each([
  'Four weeks, then on maternity leave',
  'Immediate, on WorkCover',
  'Available after Ramadan',
  'After school holidays (kids)',
])('waits or is refused where the notice tells more than when somebody is free: %s', async (notice) => {
  const { candidate_id, client_contact_id, contact_email } = await pairOf(agency);
  const body = {
    candidate_id,
    client_contact_id,
    headline: 'Finance leader',
    pitch: 'Closes in three days.',
  };
  const { status, body: answer } = await agency.api.post('/specs', { ...body, notice });
  const found = status === 422 ? answer.error : { field: answer.data?.review?.findings[0].field };
  expect(found.field, JSON.stringify(answer)).toBe('notice');
  expect(await mailsTo(running, contact_email)).toEqual([]);
});

it.each([
  'Four weeks',
  'Immediate',
  '3 months to the end of a quarter',
  'Available from 3 May',
  'On garden leave until March',
])('lets a plain notice go: %s', async (notice) => {
  const { spec } = await float(agency, { notice });
  expect(spec.review).toBeNull();
});
