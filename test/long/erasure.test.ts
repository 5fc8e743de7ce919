import { writeSync } from 'node:fs';
import { expect, it } from 'vitest';
import { newStage } from '#test/contract/stage.ts';
import { filesWith } from '#test/harness/files-with.ts';
import { closedInTime } from '#test/harness/scratch.ts';
import { waitedForProcessor } from '#test/harness/stalls.ts';

/** What each of those who are added has in their name, e-mail and phone, and nobody else. */
const ADDED = ['Quastenflosser', 'vanish.example', '438 77', '6143877'];
/** Revealed to another agency by a deal: what it was given is its own. */
const REVEALED = 'shared@people.example';
/** Milliseconds without those in which others had the processor. */
const own = (): number => performance.now() - waitedForProcessor();
const PEOPLE = Number(process.env.PEOPLE ?? 20);

it(`leaves no name, e-mail or phone of ${PEOPLE} people, nor of anybody in an agency with one of everything, in any file once its certificate says so, within 60 s`, async () => {
  const { running, world } = await newStage();
  closedInTime(() => running.close());
  const { api } = world.desk;
  const made = async (path: string, body: object) => {
    const answer = await api.post(path, body);
    expect(answer.status, `${path}: ${JSON.stringify(answer.body.error)}`).toBeLessThan(300);
    return answer.body.data;
  };
  for (let at = 0; at < PEOPLE; at += 1) {
    const name = `Zenobia Quastenflosser${at}x`;
    const email = `zenobia${at}@vanish.example`;
    const phone = `+61 438 77${String(at).padStart(4, '0')}`;
    const person = await made('/candidates', { name, email, phone, summary: `${name} closes books.` });
    await api.post('/applications', { job_id: world.ids.job_id, candidate_id: person.id });
    await made('/activities', { type: 'call', summary: `${name} called`, candidate_id: person.id });
    await made('/documents', {
      candidate_id: person.id,
      file_base64: Buffer.from(`CV of ${name}, ${email}, ${phone}`).toString('base64'),
      filename: `${name}.txt`,
      kind: 'cv',
    });
    await made('/emails', {
      candidate_id: person.id,
      subject: `Hello ${name}`,
      body: `Are you free, ${name}?`,
    });
    await api.post('/candidates/search', { query: name });
  }
  await running.service.jobs.runDue();
  const people: { id: string; name: string; email: string | null; phone: string | null }[] = [];
  for (let after = ''; ; ) {
    const { body } = await api.get(`/candidates?limit=100${after}`);
    people.push(...body.data);
    if (!body.meta.has_more) break;
    after = `&after=${encodeURIComponent(body.meta.next_cursor)}`;
  }
  const texts = people
    .filter(({ email }) => email !== REVEALED)
    .flatMap(({ name, email, phone }) => [name, email, phone])
    .filter((text) => text !== null)
    .filter((text) => !ADDED.some((part) => text.includes(part)))
    .concat(ADDED);
  const before = filesWith(running.dataDir, texts).length;
  expect(before).toBeGreaterThan(texts.length);
  running.service.start();
  // A client's contact keeps the name in that role alone, and the certificate says so.
  const kept: string[] = [];
  const certificates = new Set<string>();
  for (const { id, name } of people) {
    const { status, body } = await api.delete(`/candidates/${id}/gdpr-delete`);
    // 404: erased with somebody they were merged into.
    expect([200, 404], JSON.stringify(body)).toContain(status);
    if (status === 404) continue;
    certificates.add(body.certificate_id);
    if (body.data.retained.some((one: string) => one.startsWith('The name alone'))) kept.push(name);
  }
  const began = own();
  for (const id of certificates) {
    const read = async () => (await api.get(`/erasure-certificates/${id}`)).body.data.purged_at;
    await expect.poll(read, { timeout: 600_000 }).not.toBeNull();
  }
  const seconds = Math.round(own() - began) / 1000;
  const found = filesWith(
    running.dataDir,
    texts.filter((text) => !kept.includes(text)),
  );
  const figures = { people: people.length, texts: texts.length, found_before: before, found: found.length };
  writeSync(2, `${JSON.stringify({ ...figures, names_kept: kept.length, seconds })}\n`);
  expect(found).toEqual([]);
  expect(seconds).toBeLessThan(60);
});
