import { expect, it } from 'vitest';
import { setOwnFiguresAction } from '#actions/accounts/index.ts';
import { reportEntries } from '#src/domain/reports/index.ts';
import { definitions } from '#src/http/language/en/desk.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { type Person, person } from '#test/harness/person.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { teamsOf } from '#test/harness/teams.ts';

const { running, desk: agency } = useDesk({ name: 'Harbour Talent' });

const signedIn = async (userId: string): Promise<Person> => {
  const somebody = await person(running.service, running.app, userId);
  await somebody.signIn(somebody.email);
  return somebody;
};

/** A part of the desk, without its markup. */
const part = (html: string, id: string): string =>
  (
    new RegExp(`<section class="card" id="${id}".*?</section>\\s*(?=<section|</?div|<p>)`, 's').exec(
      html,
    )?.[0] ?? ''
  )
    .replaceAll(/<select.*?<\/select>/gs, '')
    .replaceAll(/<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ');

it('limits the pipeline and its figures to a team, a person and a job, and the files with them', async () => {
  const teams = await teamsOf(agency);
  const desk = deskOf(agency);
  const client_id = await desk.client({ name: 'Tidewater Park Stores' });
  const pay = { compensation: { base_min: 90_000, base_max: 110_000 } };
  const job_id = await desk.job({ client_id, title: 'Store Manager', ...pay });
  const other = await desk.job({ client_id, title: 'Night Manager', ...pay });
  const put = async (name: string, owner_id: string, at: string): Promise<string> =>
    desk.application({
      job_id: at,
      owner_id,
      stage: 'submitted',
      candidate_id: await desk.candidate({ name }),
    });
  await put('Ada Northcote', teams.lead.id, job_id);
  await put('Bea Northcote', teams.lead.id, other);
  await put('Cal Southwell', teams.rival.id, job_id);
  const admin = await signedIn(agency.adminId);
  const people = async (query: string): Promise<string[]> => {
    const { html } = await admin.get(`/${query}`);
    return (
      part(html, 'pipeline')
        .match(/(Ada|Bea|Cal) \w+/g)
        ?.toSorted() ?? []
    );
  };
  const team = (await agency.api.get(`/accounts/${agency.accountId}/teams`)).body.data.find(
    ({ name }: { name: string }) => name === 'North',
  ).id;
  expect(await people('')).toEqual(['Ada Northcote', 'Bea Northcote', 'Cal Southwell']);
  expect(await people(`?team=${team}`)).toEqual(['Ada Northcote', 'Bea Northcote']);
  expect(await people(`?person=${teams.rival.id}`)).toEqual(['Cal Southwell']);
  expect(await people(`?job=${job_id}&team=${team}`)).toEqual(['Ada Northcote']);
  const { html } = await admin.get(`/?job=${other}`);
  expect(part(html, 'figures')).toMatch(/Submitted 1 came/);
  const link = /\/desk\/figures\/stage_conversion\.csv[^"]*/.exec(html)?.[0] ?? '';
  expect(link).toBe(`/desk/figures/stage_conversion.csv?job=${other}`);
  const file = await admin.get(link);
  expect(file.headers.get('content-type')).toMatch(/^text\/csv/);
  expect(file.html).toMatch(/^submitted,1,/m);
  expect((await admin.get(link.replace('.csv', '.xlsx'))).html.slice(0, 2)).toBe('PK');
  for (const [path, status] of [
    ['/?job=job_nobody', 404],
    ['/desk/figures/secrets.csv', 404],
  ] as const)
    expect((await admin.get(path)).status, path).toBe(status);
});

it('gives the files of its figures to nobody who may not see them, and amounts to nobody without their scope', async () => {
  const desk = deskOf(agency);
  const job_id = await desk.job({ compensation: { base_min: 90_000, base_max: 110_000 } });
  const application_id = await desk.application({ job_id, stage: 'offer' });
  const day = (ahead: number): string => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);
  const dates = { offer_date: day(-1), start_date: day(10) };
  const made = { application_id, salary: 123_457, fee_percent: 20, ...dates };
  expect((await agency.api.post('/placements', made)).status).toBe(201);
  const path = '/desk/figures/billings_forecast.csv';
  expect((await (await signedIn(agency.adminId)).get(path)).html).toMatch(/24691/);
  const { userId } = await agency.user('read_only');
  const reader = await signedIn(userId);
  const file = await reader.get(path);
  expect([file.status, /24691/.test(file.html)]).toEqual([200, false]);
  expect((await reader.get('/')).html).not.toContain('Billings and forecast');
});

it('shows people their own bar alone, where their agency lets them see their own figures', async () => {
  const { userId } = await agency.user('consultant');
  const own = await signedIn(userId);
  const me = (await agency.api.get(`/accounts/${agency.accountId}/users/${userId}`)).body.data.name;
  const quota = part((await own.get('/')).html, 'quota');
  expect(quota).toContain(me);
  expect(quota).not.toMatch(/Agency|Lea Lead/);
  await runAsOperator(running.service, agency.accountId, setOwnFiguresAction, { shown: false });
  const { html } = await own.get('/');
  expect(html).not.toContain('id="quota"');
  expect(html).not.toContain('id="figures"');
});

it('shows how far an import has come', async () => {
  const { id } = (await agency.api.post('/candidate-imports', { file_count: 2 })).body.data;
  const names = ['a.pdf', 'b.pdf'].map((filename) => ({ filename }));
  const slots = (await agency.api.post(`/candidate-imports/${id}/files`, { files: names })).body.data.files;
  for (const { upload_url } of slots)
    await running.app.request(upload_url, { method: 'PUT', body: 'not a pdf' });
  const done = await agency.api.post(`/candidate-imports/${id}/finalize`, { complete: true });
  expect(done.status, JSON.stringify(done.body)).toBe(200);
  const { html } = await (await signedIn(agency.adminId)).get('/');
  expect(part(html, 'running')).toContain('0 of 2 files read');
  expect(html).toMatch(/<progress value="0" max="2" aria-label="Import of candidates"/);
});

it('says of each figure what its report says that it counts', () => {
  const told = new Map(reportEntries().map(({ report, definition }) => [report as string, definition]));
  for (const [report, text] of Object.entries(definitions))
    expect([report, told.get(report)?.replaceAll('_', ' ')]).toEqual([report, text]);
});
