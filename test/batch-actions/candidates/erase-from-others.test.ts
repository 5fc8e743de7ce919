import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { filesWith } from '#test/harness/files-with.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { tablesOf } from '#test/harness/tables.ts';

const { running, desk } = useDesk({ country: 'GB' });
const made = async (path: string, body: object) => {
  const answer = await desk.api.post(path, body);
  if (answer.status >= 300) throw new Error(`${path}: ${JSON.stringify(answer.body.error)}`);
  return answer.body.data;
};
const read = async (id: string) => (await desk.api.get(`/candidates/${id}`)).body.data;
const erase = async (id: string) => {
  expect((await desk.api.delete(`/candidates/${id}/gdpr-delete`)).status).toBe(200);
  await running.service.jobs.runDue();
};

/** Which of the texts the store or its files hold. */
async function standing(texts: readonly string[]): Promise<string[]> {
  const { store, jobs } = running.service;
  await jobs.runDue();
  const files = filesWith(running.dataDir, texts);
  if (store.dialect === 'sqlite') return files;
  const rows = await store.read(async (db) => {
    const all: unknown[] = [];
    for (const { name } of await tablesOf(db))
      all.push((await sql`select * from ${sql.table(name)}`.execute(db)).rows);
    return JSON.stringify(all).toLowerCase();
  });
  return [...files, ...texts.filter((text) => rows.includes(text.toLowerCase()))];
}

it('takes the person out of the profiles of others, their entries in the index and what would take a merge back', async () => {
  const person = await made('/candidates', {
    name: 'Isidora Pennefather',
    email: 'isi.pennefather@mail.example',
  });
  const other = await made('/candidates', {
    name: 'Basil Okonjo',
    email: 'basil@people.example',
    headline: 'Partner of Isidora Pennefather',
    summary: 'Married to Isidora Pennefather, isi.pennefather@mail.example. Isidora cooks.',
    source: 'Told by Isidora Pennefather',
    skills: ['IFRS', 'Taught by Isidora Pennefather'],
    tags: ['Isidora Pennefather'],
    experience: [
      { title: 'Cook', employer: 'Isidora Pennefather Ltd', description: 'isi.pennefather@mail.example' },
    ],
  });
  const keep = await made('/candidates', { name: 'Rufus Steinbeisser', email: 'rufus@stein.example' });
  const gone = await made('/candidates', {
    name: 'Rufus Steinbeiser',
    email: 'r@stein.example',
    summary: 'Brother of Isidora Pennefather',
  });
  await made('/candidates/merge', { keep_id: keep.id, merge_id: gone.id });
  const found = async () => (await made('/candidates/search', { query: 'Isidora Pennefather' })).total_count;
  expect(await found()).toBeGreaterThan(0);
  const mentions = (await desk.api.get(`/candidates/${person.id}/export`)).body.data.held.find(
    ({ table }: { table: string }) => table === 'mentions',
  );
  expect(mentions.rows).toContainEqual(expect.objectContaining({ in: 'candidates', id: other.id }));
  await erase(person.id);
  expect(await standing(['Pennefather', 'Isidora'])).toEqual([]);
  expect(await read(other.id)).toMatchObject({
    name: 'Basil Okonjo',
    email: 'basil@people.example',
    headline: 'Partner of [erased]',
    summary: 'Married to [erased], [erased]. [erased] cooks.',
    source: 'Told by [erased]',
    skills: ['IFRS', 'Taught by [erased]'],
    experience: [{ title: 'Cook', employer: '[erased] Ltd', description: '[erased]' }],
  });
  expect(await found()).toBe(0);
  expect((await made('/candidates/search', { query: 'Cook' })).total_count).toBe(1);
  expect((await desk.api.post(`/candidates/${gone.id}/unmerge`)).status).toBe(200);
  expect(await read(gone.id)).toMatchObject({ name: 'Rufus Steinbeiser', summary: 'Brother of [erased]' });
});

it('leaves others their own names, numbers and towns, and what they say in the words of the person', async () => {
  const said = 'Led a team of nine people at a bank';
  const phone = '07700 900 431';
  const person = await made('/candidates', {
    name: 'Florenza Abendrot',
    email: 'florenza@one.example',
    phone,
    summary: said,
  });
  const longer = await made('/candidates', {
    name: 'Maria Florenza Abendrot',
    email: 'maria@two.example',
    phone,
    location: { city: 'Florenza' },
    summary: said,
    headline: 'Knows florenza@one.example',
  });
  const namesake = await made('/candidates', {
    name: 'Florenza Abendrot',
    email: 'florenza@three.example',
    summary: 'Not florenza@one.example, but Florenza Abendrot',
  });
  await erase(person.id);
  expect(await read(longer.id)).toMatchObject({
    name: 'Maria Florenza Abendrot',
    phone,
    location: { city: 'Florenza' },
    summary: said,
    headline: 'Knows [erased]',
  });
  expect(await read(namesake.id)).toMatchObject({
    name: 'Florenza Abendrot',
    email: 'florenza@three.example',
    summary: 'Not [erased], but Florenza Abendrot',
  });
});

it.each([
  [
    'GB',
    '07700 900 414',
    ['+447700900414', '07700900414', '+44 (0)7700 900414', '0044-7700-900-414', '(07700) 900.414'],
  ],
  [
    'AU',
    '0491 570 313',
    ['0491570313', '+61491570313', '(04) 9157 0313', '0011 61 491 570 313', '0491-570-313'],
  ],
  ['US', '(212) 555-0143', ['2125550143', '+1 212 555 0143', '212.555.0143', '1-212-555-0143']],
])('takes a number of %s away however it is written', async (country_code, phone, forms) => {
  const person = await made('/candidates', {
    name: `Oriel ${country_code}-Gone`,
    email: `oriel.${country_code}@gone.example`,
    phone,
    location: { country_code },
  });
  const other = await made('/candidates', {
    name: 'Otto Bleibt',
    email: `otto.${country_code}@people.example`,
    summary: `Ring ${forms.join(' or ')}; not 9${forms[0]?.replace('+', '')}`,
  });
  const notes: string[] = [];
  for (const form of forms)
    notes.push(
      (await made('/activities', { type: 'note', candidate_id: other.id, summary: `Ring her on ${form}` }))
        .id,
    );
  await erase(person.id);
  const kept = (await desk.api.get(`/activities?candidate_id=${other.id}`)).body.data as {
    id: string;
    summary: string;
  }[];
  for (const id of notes) expect(kept.find((row) => row.id === id)?.summary).toBe('Ring her on [erased]');
  expect((await read(other.id)).summary).toBe(
    `Ring ${forms.map(() => '[erased]').join(' or ')}; not 9${forms[0]?.replace('+', '')}`,
  );
});
