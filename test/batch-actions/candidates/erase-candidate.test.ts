import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { contracted } from '#test/harness/contract.ts';
import { pdfOf } from '#test/harness/cv/pdf-layouts.ts';
import { type Sheet, sheets } from '#test/harness/cv/sheet.ts';
import { filesWith } from '#test/harness/files-with.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool } from '#test/harness/mcp.ts';
import { tablesOf } from '#test/harness/tables.ts';

const { running, desk } = useDesk();
const made = async (path: string, body: object) => {
  const answer = await desk.api.post(path, body);
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body.error)}`);
  return answer.body.data;
};
const erase = (id: string) => desk.api.delete(`/candidates/${id}/gdpr-delete`);

const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());

/** Where the store or the data folder holds one of the texts. */
async function placesOf(texts: readonly string[]): Promise<string[]> {
  const { store } = running.service;
  const files = filesWith(running.dataDir, texts);
  if (store.dialect === 'sqlite') return files;
  const rows = await store.read(async (db) => {
    const found: string[] = [];
    for (const { name } of await tablesOf(db)) {
      const kept = JSON.stringify(
        (await sql`select * from ${sql.table(name)}`.execute(db)).rows,
      ).toLowerCase();
      for (const text of texts) if (kept.includes(text.toLowerCase())) found.push(`${name}: ${text}`);
    }
    return found;
  });
  return [...files, ...rows];
}

it('leaves no byte of the name, the e-mail or the phone in the store, its log, the files and the outbox', async () => {
  const client = await made('/clients', {
    name: 'Byte Client',
    contacts: [{ name: 'Carla Kontakt', email: 'carla@client.example' }],
  });
  const job = await made('/jobs', { title: 'Controller', client_id: client.id });
  const other = await made('/candidates', { name: 'Otto Bleibt', email: 'otto@people.example' });
  const person = await made('/candidates', {
    name: 'Zenobia Quastenflosser',
    email: 'zenobia.q@vanish.example',
    phone: '+61 438 771 264',
    summary: 'Zenobia Quastenflosser closes books.',
  });
  await desk.api.patch(`/candidates/${person.id}`, { current_title: 'Controller' });
  const application = await made('/applications', { job_id: job.id, candidate_id: person.id });
  await desk.api.post(`/applications/${application.id}/stage`, { stage: 'submitted' });
  await made('/activities', {
    type: 'call',
    summary: 'Zenobia Quastenflosser called about pay',
    candidate_id: person.id,
  });
  await made('/activities', {
    type: 'note',
    summary: 'Heard of Zenobia Quastenflosser',
    candidate_id: other.id,
  });
  await made('/documents', {
    candidate_id: person.id,
    file_base64: Buffer.from('CV of Zenobia Quastenflosser, zenobia.q@vanish.example').toString('base64'),
    filename: 'Zenobia Quastenflosser.txt',
    kind: 'cv',
  });
  await desk.api.post('/candidates/search', { query: 'Zenobia Quastenflosser' });
  await desk.api.post('/batch', {
    reason: 'a headline',
    actions: [
      {
        id: 'a',
        action: 'update_candidate',
        input: { candidate_id: person.id, headline: 'zenobia.q@vanish.example' },
      },
    ],
  });
  await desk.api.post('/emails', {
    candidate_id: person.id,
    subject: 'Hello Zenobia Quastenflosser',
    body: 'Are you free, Zenobia Quastenflosser?',
  });
  // A mail to somebody else that names them.
  await desk.api.post('/emails', {
    candidate_id: other.id,
    subject: 'Your interview',
    body: 'You meet Zenobia Quastenflosser as well.',
  });
  await running.service.jobs.runDue();
  const texts = ['Quastenflosser', 'zenobia.q@vanish.example', '438 771 264', '+61438771264'];
  // The mail lies in the outbox folder, the CV among the files.
  const before = (await placesOf(texts)).join(' ');
  expect(before).toContain('.eml: Quastenflosser');
  expect(before).toMatch(/sqlite|candidates: Quastenflosser/);
  const answer = await erase(person.id);
  expect(answer.body).toMatchObject({ success: true, deleted: true, id: person.id });
  await running.service.jobs.runDue();
  expect(await placesOf(texts)).toEqual([]);
  expect((await desk.api.get(`/candidates/${person.id}`)).status).toBe(404);
  expect((await desk.api.get(`/applications/${application.id}`)).status).toBe(404);
  expect((await desk.api.get(`/candidates/${other.id}`)).body.data.name).toBe('Otto Bleibt');
  expect(
    (await desk.api.get('/activities')).body.data.some(
      (row: { summary: string }) => row.summary === 'Heard of [erased]',
    ),
  ).toBe(true);
});

it('keeps the name alone of somebody who is a contact of a client, and the certificate says so', async () => {
  const client = await made('/clients', {
    name: 'Kept Client',
    contacts: [{ name: 'Nomi Ansprech', email: 'nomi@client.example', phone: '+61 438 111 222' }],
  });
  const path = `/clients/${client.id}/contacts`;
  const [contact] = (await desk.api.get(path)).body.data;
  const answer = await erase(contact.person_id);
  expect(answer.body.data.retained).toHaveLength(1);
  expect((await desk.api.get(path)).body.data).toMatchObject([
    { name: 'Nomi Ansprech', email: null, phone: null },
  ]);
  const certificate = await desk.api.get(`/erasure-certificates/${answer.body.certificate_id}`);
  expect(certificate.body.data).toMatchObject({
    candidate_id: contact.person_id,
    retained: answer.body.data.retained,
  });
  expect(JSON.stringify(certificate.body)).not.toContain('Nomi');
  await running.service.jobs.runDue();
  const done = await desk.api.get(`/erasure-certificates/${answer.body.certificate_id}`);
  expect(done.body.data.purged_at).not.toBeNull();
});

it('erases with a person the records that were merged into theirs, and what would take the merge back', async () => {
  const keep = await made('/candidates', { name: 'Iphigenia Wolkenbruch', email: 'iphi@one.example' });
  const gone = await made('/candidates', { name: 'Iphi Wolkenbruch', email: 'iphi@two.example' });
  await made('/candidates/merge', { keep_id: keep.id, merge_id: gone.id });
  await erase(gone.id);
  await running.service.jobs.runDue();
  expect(await placesOf(['Wolkenbruch', 'iphi@one.example', 'iphi@two.example'])).toEqual([]);
  expect((await desk.api.get(`/candidates/${keep.id}`)).status).toBe(404);
  expect((await desk.api.post(`/candidates/${gone.id}/unmerge`)).status).toBe(404);
});

it('gives somebody else back whole whose merge is taken back after a person with the same number was erased', async () => {
  const phone = '+61 438 771 265';
  const keep = await made('/candidates', {
    name: 'Rufus Steinbeisser',
    email: 'rufus@stein.example',
    skills: ['IFRS'],
  });
  const gone = await made('/candidates', {
    name: 'Rufus Steinbeiser',
    email: 'r@stein.example',
    phone,
    skills: ['SAP'],
  });
  await made('/candidates/merge', { keep_id: keep.id, merge_id: gone.id });
  const person = await made('/candidates', { name: 'Olympe Kolkraber', email: 'olympe@rabe.example', phone });
  expect((await erase(person.id)).status).toBe(200);
  const back = await desk.api.post(`/candidates/${gone.id}/unmerge`);
  expect([back.status, back.body.data]).toEqual([
    200,
    expect.objectContaining({ name: 'Rufus Steinbeiser', phone: gone.phone, skills: ['SAP'] }),
  ]);
});

it('takes the name of a merged record away although somebody else has the name of the kept one', async () => {
  await made('/candidates', { name: 'Petra Doppelganger', email: 'petra@else.example' });
  const kept = await made('/candidates', { name: 'Petra Doppelganger', email: 'petra@kept.example' });
  const gone = await made('/candidates', { name: 'Pettra Doppelgenger', email: 'petra@gone.example' });
  const other = await made('/candidates', { name: 'Olga Bleibt', email: 'olga@people.example' });
  await made('/activities', {
    type: 'note',
    summary: 'Heard of Pettra Doppelgenger',
    candidate_id: other.id,
  });
  await desk.api.post('/candidates/merge', { keep_id: kept.id, merge_id: gone.id });
  expect((await erase(kept.id)).status).toBe(200);
  await running.service.jobs.runDue();
  expect(await placesOf(['Pettra Doppelgenger'])).toEqual([]);
});

it('takes single names along that nobody else has, out of what is about the person and of nothing else', async () => {
  const person = await made('/candidates', {
    name: 'Zacharias Nachtfalter',
    email: 'zacharias@falter.example',
    phone: '+61 438 771 281',
  });
  const other = await made('/candidates', { name: 'Grace Nobody', email: 'grace@nobody.example' });
  await made('/emails', { candidate_id: person.id, subject: 'Hello Zacharias', body: 'Dear Mr Nachtfalter' });
  const plan = await desk.api.post('/batch', {
    dry_run: true,
    actions: [
      {
        action: 'create_activity',
        input: { candidate_id: person.id, type: 'note', body: 'Nachtfalter rang, Grace too' },
      },
    ],
  });
  expect(plan.status).toBe(200);
  const note = await made('/activities', {
    type: 'note',
    candidate_id: other.id,
    summary: 'Grace met Zacharias Nachtfalter; Nachtfalter knows Grace',
  });
  await erase(person.id);
  await running.service.jobs.runDue();
  expect(await placesOf(['Zacharias', 'Nachtfalter'])).toEqual([]);
  const { data } = (await desk.api.get(`/activities?candidate_id=${other.id}`)).body;
  expect(data.find(({ id }: { id: string }) => id === note.id).summary).toBe(
    'Grace met [erased]; [erased] knows Grace',
  );
});

it('keeps a single name that a colleague, a contact or another person has too', async () => {
  const person = await made('/candidates', { name: 'Wanda Zwillingsname', email: 'wanda@zwilling.example' });
  const other = await made('/candidates', { name: 'Otto Zwillingsname', email: 'otto@zwilling.example' });
  const note = await made('/activities', {
    type: 'note',
    candidate_id: other.id,
    summary: 'Wanda Zwillingsname is the sister of Otto Zwillingsname',
  });
  await erase(person.id);
  const { data } = (await desk.api.get(`/activities?candidate_id=${other.id}`)).body;
  expect(data.find(({ id }: { id: string }) => id === note.id).summary).toBe(
    '[erased] is the sister of Otto Zwillingsname',
  );
});

it('leaves somebody else of the same name as they are', async () => {
  const one = await made('/candidates', { name: 'Tilly Doppelname', email: 'tilly@one.example' });
  const other = await made('/candidates', { name: 'Tilly Doppelname', email: 'tilly@two.example' });
  await made('/activities', { type: 'note', summary: 'Met Tilly Doppelname', candidate_id: other.id });
  await erase(one.id);
  expect((await desk.api.get(`/candidates/${other.id}`)).body.data.name).toBe('Tilly Doppelname');
  const { data } = (await desk.api.get(`/activities?candidate_id=${other.id}`)).body;
  expect(data.map(({ summary }: { summary: string }) => summary)).toContain('Met Tilly Doppelname');
});

it('a plan to erase somebody names them and what goes, and committing it leaves no byte of the name', async () => {
  const person = await made('/candidates', {
    name: 'Xanthippe Wolkenbruch',
    email: 'x.wolkenbruch@vanish.example',
  });
  const job = await made('/jobs', {
    title: 'Planner',
    client_id: (await made('/clients', { name: 'Rain Co' })).id,
  });
  await made('/applications', { job_id: job.id, candidate_id: person.id });
  const call = (name: string, given: object) => callTool(running.app, desk.adminKey, name, { ...given });
  const actions = [{ action: 'erase_candidate', input: { candidate_id: person.id } }];
  const { structuredContent: plan } = await call('plan_actions', { actions });
  expect(plan.confirm_text).toContain('1 candidate erased for good (Xanthippe Wolkenbruch)');
  expect(plan.items[0].warnings[0].message).toContain('Xanthippe Wolkenbruch is erased for good');
  expect(plan.items[0].warnings[0].message).toContain('applications 1');
  const { plan_id, confirm_text } = plan;
  const done = await call('commit_plan', { plan_id, confirm_text });
  expect(done.structuredContent.status).toBe('succeeded');
  expect(JSON.stringify(done.structuredContent)).not.toContain('Wolkenbruch');
  await running.service.jobs.runDue();
  expect(await placesOf(['Wolkenbruch'])).toEqual([]);
});

it('warns of a placement that runs before its person is erased, and asks nobody for its papers afterwards', async () => {
  const { candidateId, placementId } = await contracted(desk);
  const { name } = (await desk.api.get(`/candidates/${candidateId}`)).body.data;
  const erasing = { actions: [{ action: 'erase_candidate', input: { candidate_id: candidateId } }] };
  const warned = (warnings: { code: string; message: string }[]) =>
    warnings.flatMap(({ code, message }) => (code === 'placement_running' ? [message] : []));
  const planned = (await desk.api.post('/batch', { ...erasing, dry_run: true })).body.data;
  const [told] = warned(planned.items[0].warnings);
  expect(told).toContain(`${name} has a placement that has not ended: `);
  for (const part of ['from 2026-01-05', 'until 2099-12-31', 'papers missing: ', `(${placementId})`])
    expect(told).toContain(part);
  const papersOfAll = async () =>
    JSON.stringify((await desk.api.post('/reports/run', { report: 'papers_compliance' })).body.data.rows);
  expect(await papersOfAll()).toContain(placementId);
  const { plan_id, confirm_text } = planned;
  const done = (await desk.api.post('/batch', { plan_id, confirm_text })).body.data;
  const [said] = warned(done.items[0].warnings);
  expect(said).toContain('The person erased has a placement that has not ended: ');
  expect(JSON.stringify(done)).not.toContain(name);
  expect(await papersOfAll()).not.toContain(placementId);
  const brief = JSON.stringify((await desk.api.get('/desk/brief')).body.data);
  expect(brief).not.toContain('get_placement_papers');
  const own = await desk.api.get(`/placements/${placementId}/papers`);
  expect(own.body.meta.warnings[0].code).toBe('person_erased');
});

it('takes CVs along that were read for the person and never brought to the record, and leaves those of others', async () => {
  const [sheet, another] = sheets(2) as [Sheet, Sheet];
  const staged = async (of: Sheet) => {
    const cv = await pdfOf(of, 'dates at the right');
    const draft = await made('/candidates/from-cv', { file_base64: cv.toString('base64') });
    return { token: draft.review_token, document: draft.document_id };
  };
  const { name, email } = sheet.truth;
  const person = await made('/candidates', { name, email });
  const [own, cancelled, foreign] = [await staged(sheet), await staged(sheet), await staged(another)];
  const cancel = await desk.api.post(`/candidates/from-description/${cancelled.token}/cancel`, {});
  expect(cancel.status).toBe(200);
  const files = () => filesIn(join(running.dataDir, 'files')).length;
  const kept = files();

  const { held } = (await desk.api.get(`/candidates/${person.id}/export`)).body.data;
  const tokens = held
    .filter(({ table }: { table: string }) => table === 'candidate_drafts')
    .flatMap(({ rows }: { rows: { id: string }[] }) => rows.map(({ id }) => id));
  expect(tokens.toSorted()).toEqual([own.token, cancelled.token].toSorted());

  expect((await erase(person.id)).status).toBe(200);
  await running.service.jobs.runDue();
  for (const { token, document } of [own, cancelled]) {
    expect((await desk.api.get(`/candidates/from-description/${token}`)).status).toBe(400);
    expect((await desk.api.get(`/documents/${document}`)).status).toBe(404);
  }
  expect((await desk.api.get(`/candidates/from-description/${foreign.token}`)).status).toBe(200);
  expect((await desk.api.get(`/documents/${foreign.document}`)).status).toBe(200);
  // Both drafts were of one file, which is kept once.
  expect(files()).toBe(kept - 1);
});

it('erases and exports somebody who was deleted before, with what was merged into them', async () => {
  const keep = await made('/candidates', { name: 'Quirin Altbestand', email: 'quirin@one.example' });
  const gone = await made('/candidates', { name: 'Quirinus Altbestand', email: 'quirin@two.example' });
  await made('/candidates/merge', { keep_id: keep.id, merge_id: gone.id });
  expect((await desk.api.delete(`/candidates/${keep.id}`)).status).toBe(200);
  const held = await desk.api.get(`/candidates/${gone.id}/export`);
  expect(JSON.stringify(held.body.data)).toContain('quirin@one.example');
  const answer = await erase(gone.id);
  expect([answer.status, answer.body.id]).toEqual([200, keep.id]);
  await running.service.jobs.runDue();
  expect(await placesOf(['Altbestand', 'quirin@one.example', 'quirin@two.example'])).toEqual([]);
  expect((await erase(keep.id)).status).toBe(404);
  expect((await desk.api.get(`/candidates/${keep.id}/export`)).status).toBe(404);
});

it('takes the person out of a deal by which another agency was told who it is, and says that their records are theirs', async () => {
  const partner = await running.workspace({ name: 'Told Agency' });
  for (const { api, accountId } of [desk, partner])
    await api.patch(`/accounts/${accountId}`, { marketplace: true });
  const client = (await partner.api.post('/clients', { name: 'Their Client' })).body.data;
  const job = (await partner.api.post('/jobs', { title: 'Treasurer', client_id: client.id })).body.data;
  const texts = { headline: 'Finance lead', pitch: 'Ten years in mining.', accept_terms: true };
  const listing = (await partner.api.post('/marketplace/listings', { kind: 'job', job_id: job.id, ...texts }))
    .body.data;
  const person = await made('/candidates', { name: 'Xaver Enthuellt', email: 'xaver@people.example' });
  const intro = await made('/marketplace/intros', {
    kind: 'submission',
    listing_id: listing.id,
    candidate_id: person.id,
    attested_relationship: true,
    ...texts,
  });
  const accepted = await partner.api.post(`/marketplace/intros/${intro.id}/respond`, { action: 'accept' });
  const path = `/marketplace/deals/${accepted.body.data.deal.id}`;
  expect(JSON.stringify((await desk.api.get(path)).body.data)).toContain('Enthuellt');
  const answer = await erase(person.id);
  expect(answer.body.data.retained).toEqual([expect.stringContaining('another agency was told')]);
  expect(JSON.stringify((await desk.api.get(path)).body.data)).not.toContain('Enthuellt');
});

it('says of whoever is erased a second time, or exported, under which certificate they went', async () => {
  const keep = await made('/candidates', { name: 'Yrsa Zweimal', email: 'yrsa@one.example' });
  const gone = await made('/candidates', { name: 'Yrsa Zweimal', email: 'yrsa@two.example' });
  await made('/candidates/merge', { keep_id: keep.id, merge_id: gone.id });
  const { certificate_id } = (await erase(gone.id)).body.data;
  for (const { id } of [keep, gone])
    for (const { status, body } of [await erase(id), await desk.api.get(`/candidates/${id}/export`)]) {
      expect([status, body.error.certificate_id]).toEqual([404, certificate_id]);
      expect(body.error.message).toContain('was erased for good on');
    }
});

it('tells whoever adds somebody again who was erased, by e-mail or number in any spelling, and nobody else', async () => {
  const asked = { name: 'Zeno Wieder', email: 'zeno@people.example', phone: '+61 438 555 901' };
  await erase((await made('/candidates', asked)).id);
  const warned = async (body: object) => {
    const answer = await desk.api.post('/candidates', body);
    expect(answer.status).toBe(201);
    return (answer.body.meta.warnings ?? []).map(({ code }: { code: string }) => code);
  };
  expect(await warned({ name: 'Zeno W', email: 'ZENO@people.example' })).toEqual(['erased_before']);
  expect(await warned({ name: 'Z Wieder', email: 'zw@people.example', phone: '0438 555 901' })).toContain(
    'erased_before',
  );
  expect(await warned({ name: 'Zeno Wieder', email: 'another@people.example' })).not.toContain(
    'erased_before',
  );
});
