import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { type Brief, briefOf, pathOf, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk();

const TEXT = 'Curriculum vitae of Ana Ruiz';

async function withCv(text = TEXT, filename = 'Ana Ruiz – CV.txt'): Promise<Brief> {
  const brief = await briefOf(agency, [{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }]);
  const kept = await agency.api.post('/documents', {
    candidate_id: brief.candidates[0],
    kind: 'cv',
    filename,
    file_base64: Buffer.from(text).toString('base64'),
  });
  expect(kept.status, JSON.stringify(kept.body.error)).toBe(201);
  return brief;
}

it('hands the CV out where names are shown in full, as a file and never as a page', async () => {
  const sent = (await submit(agency, await withCv())).body.data;
  const [ana, bo] = sent.items;
  const page = await (await running.app.request(pathOf(sent.url))).text();
  expect(page).toContain(`${pathOf(sent.url, ana.id)}/cv`);
  expect(page).not.toContain(`${pathOf(sent.url, bo.id)}/cv`);
  const file = await running.app.request(`${pathOf(sent.url, ana.id)}/cv`);
  expect(file.status).toBe(200);
  expect(await file.text()).toBe(TEXT);
  expect(file.headers.get('content-disposition')).toMatch(/^attachment;/);
  expect(file.headers.get('content-security-policy')).toContain('sandbox');
  expect((await running.app.request(`${pathOf(sent.url, bo.id)}/cv`)).status).toBe(404);
  await agency.api.post(`/submissions/${sent.id}/revoke`);
  expect((await running.app.request(`${pathOf(sent.url, ana.id)}/cv`)).status).toBe(410);
});

it.each(['first_name', 'anonymous'])('withholds it where names are %s', async (identity_visibility) => {
  const sent = (await submit(agency, await withCv(), { identity_visibility })).body.data;
  expect(await (await running.app.request(pathOf(sent.url))).text()).not.toContain('/cv');
  expect((await running.app.request(`${pathOf(sent.url, sent.items[0].id)}/cv`)).status).toBe(404);
});

it('gives nobody the CV of another submission, nor of a candidate who is gone', async () => {
  const brief = await withCv();
  const sent = (await submit(agency, brief)).body.data;
  const other = (await submit(agency, await briefOf(agency))).body.data;
  expect((await running.app.request(`${pathOf(other.url, sent.items[0].id)}/cv`)).status).toBe(404);
  await agency.api.delete(`/candidates/${brief.candidates[0]}`);
  expect((await running.app.request(`${pathOf(sent.url, sent.items[0].id)}/cv`)).status).toBe(404);
});

it('is called by the person where the contact saves it, and not as the agency called the file', async () => {
  const sent = (await submit(agency, await withCv(TEXT, 'Ruiz - DO NOT SEND - wants 165k.TXT'))).body.data;
  const file = await running.app.request(`${pathOf(sent.url, sent.items[0].id)}/cv`);
  const disposition = decodeURIComponent(file.headers.get('content-disposition') ?? '');
  expect(disposition).toContain('Ana Ruiz - CV.txt');
  expect(disposition).not.toContain('165k');
});

it('waits where the CV tells what is private, and only there', async () => {
  const text = `${TEXT}\nCurrent salary: $138,000. My current employer does not know that I am looking.`;
  const brief = await withCv(text);
  const { data, meta } = (await submit(agency, brief)).body;
  expect(data.review.state).toBe('held');
  expect(data.review.findings.map(({ field }: { field: string }) => field)).toContain('items.0.cv');
  expect(JSON.stringify(meta.warnings)).toContain('Current salary');
  expect((await running.app.request(`${pathOf(data.url, data.items[0].id)}/cv`)).status).not.toBe(200);
  const hidden = (await submit(agency, brief, { identity_visibility: 'first_name', allow_resubmit: true }))
    .body;
  expect(hidden.data.review).toBeNull();
});

it('tells the sender of a CV with a date of birth, and of one that nobody can read, and sends them', async () => {
  const { data, meta } = (await submit(agency, await withCv(`${TEXT}\nDate of birth: 4 March 1968\nMarried`)))
    .body;
  expect(data.review).toBeNull();
  const [warning] = meta.warnings.filter(({ code }: { code: string }) => code === 'cv_tells');
  expect(warning.message).toContain('Date of birth');
  const brief = await briefOf(agency, [{ name: 'Cleo Marsh' }]);
  await agency.api.post('/documents', {
    candidate_id: brief.candidates[0],
    kind: 'cv',
    filename: 'scan.pdf',
    file_base64: Buffer.from('%PDF-1.4\n%%EOF').toString('base64'),
  });
  const unread = (await submit(agency, brief)).body;
  expect(unread.meta.warnings.map(({ code }: { code: string }) => code)).toContain('cv_unread');
});

it('tells the sender before it leaves that a CV goes along, and all that it tells of the family, birth and referees', async () => {
  const brief = await withCv(
    `${TEXT}\nDOB 3 June 1991 · married, two daughters (4 and 7)\nReferees\nJo Bly, 0412 345 678\nRan a single site and programmes for children`,
  );
  const input = {
    job_id: brief.job_id,
    items: brief.applications.map((application_id) => ({ application_id })),
  };
  const planned = await agency.api.post('/batch', {
    dry_run: true,
    actions: [{ action: 'create_submission', input }],
  });
  const { confirm_text, items } = planned.body.data;
  expect(confirm_text).toContain('a CV goes along as a file');
  const [told] = items[0].warnings.filter(({ code }: { code: string }) => code === 'cv_tells');
  expect(told.findings.map(({ words }: { words: string }) => words)).toEqual([
    'DOB 3 June 1991',
    'married',
    'two daughters',
    'Referees Jo Bly, 0412 345 678',
  ]);
  const hidden = await agency.api.post('/batch', {
    dry_run: true,
    actions: [{ action: 'create_submission', input: { ...input, identity_visibility: 'first_name' } }],
  });
  expect(hidden.body.data.confirm_text).not.toContain('CV');
});
