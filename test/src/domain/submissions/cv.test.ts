import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { type Brief, briefOf, pathOf, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk();

const TEXT = 'Curriculum vitae of Ana Ruiz';

async function withCv(): Promise<Brief> {
  const brief = await briefOf(agency, [{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }]);
  const kept = await agency.api.post('/documents', {
    candidate_id: brief.candidates[0],
    kind: 'cv',
    filename: 'Ana Ruiz – CV.txt',
    file_base64: Buffer.from(TEXT).toString('base64'),
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
