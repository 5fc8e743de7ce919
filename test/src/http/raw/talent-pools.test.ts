import { expect, it } from 'vitest';
import { openPoolDesk, PDF, postJoin } from '#test/harness/pools.ts';

const pools = openPoolDesk();
const open = () => pools.pool({ is_published: true });

it('keeps nothing but a pending request, and answers without a credential', async () => {
  const pool = await open();
  const people = async () => (await pools.api().get('/candidates?limit=100')).body.meta.count;
  const before = await people();
  const { status, body, headers } = await pools.join(pool, { email: 'only@people.example' }, PDF);
  expect(status).toBe(200);
  expect(body).toMatchObject({
    success: true,
    data: { received: true },
    meta: { request_id: expect.stringMatching(/^req_/) },
  });
  expect(headers.get('cache-control')).toBe('no-store');
  expect(await people()).toBe(before);
  expect(await pools.requests(pool.id)).toMatchObject([{ email: 'only@people.example', status: 'pending' }]);
  expect(await pools.members(pool.id)).toEqual([]);
});

it('answers a repeated e-mail as it answers a fresh one, whoever that is, and keeps one pending request', async () => {
  const pool = await open();
  const member = await pools.candidate({ email: 'member@people.example' });
  await pools.add(pool.id, member.id);
  const bare = ({ status, body }: Awaited<ReturnType<typeof pools.join>>) => ({
    status,
    data: body.data,
    meta: Object.keys(body.meta),
  });
  const fresh = bare(await pools.join(pool, { email: 'first@people.example' }));
  const again = bare(await pools.join(pool, { email: 'FIRST@people.example', full_name: 'Another Name' }));
  const ofMember = bare(await pools.join(pool, { email: 'member@people.example' }));
  expect([again, ofMember]).toEqual([fresh, fresh]);
  expect(await pools.requests(pool.id)).toMatchObject([{ full_name: 'Jo Asker', status: 'pending' }]);
});

it('fills in what a pending request lacks, and replaces nothing that it has', async () => {
  const pool = await open();
  const email = 'more@people.example';
  await pools.join(pool, { email, full_name: 'True Name' });
  await pools.join(
    pool,
    { email, full_name: 'False Name', linkedin_url: 'https://linkedin.com/in/true' },
    PDF,
  );
  const [filled] = await pools.requests(pool.id);
  await pools.join(pool, { email, linkedin_url: 'https://linkedin.com/in/false' }, Buffer.concat([PDF, PDF]));
  expect(await pools.requests(pool.id)).toEqual([filled]);
  expect(filled).toMatchObject({ full_name: 'True Name', linkedin_url: expect.stringContaining('/in/true') });
  expect(
    (await pools.api().get('/documents')).body.data.filter(
      ({ id }: { id: string }) => id === filled.document_id,
    ),
  ).toHaveLength(1);
});

it.each([
  [{ full_name: null }, 'full_name'],
  [{ full_name: '  ' }, 'full_name'],
  [{ full_name: 'x'.repeat(201) }, 'full_name'],
  [{ email: null }, 'email'],
  [{ email: 'nobody' }, 'email'],
  [{ consent: null }, 'consent'],
  [{ consent: 'yes' }, 'consent'],
  [{ consent: 'TRUE' }, 'consent'],
  [{ linkedin_url: 'https://example.com/me' }, 'linkedin_url'],
  [{ pool_id: 'pool_other' }, 'pool_id'],
  [{ phone: '123' }, 'phone'],
])('refuses %j with 422 naming %s, and keeps nothing', async (fields, field) => {
  const pool = await open();
  const { status, body } = await pools.join(pool, fields as Record<string, string | null>);
  expect(status).toBe(422);
  expect(body).toMatchObject({ success: false, data: null, error: { code: 'VALIDATION_ERROR', field } });
  expect(await pools.requests(pool.id)).toEqual([]);
});

it('takes no LinkedIn address at all for none', async () => {
  const pool = await open();
  expect((await pools.join(pool, { linkedin_url: '' })).status).toBe(200);
});

it('refuses a CV that is no PDF or Word document, or larger than 10 MB, naming cv', async () => {
  const pool = await open();
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  for (const bytes of [png, Buffer.from('just text'), Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024)])]) {
    const { status, body } = await pools.join(pool, {}, bytes);
    expect(status).toBe(422);
    expect(body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'cv' });
  }
  expect(await pools.requests(pool.id)).toEqual([]);
  const whole = Buffer.concat([PDF, Buffer.alloc(10 * 1024 * 1024 - PDF.length)]);
  expect((await pools.join(pool, {}, whole)).status).toBe(200);
});

it('refuses another kind of body, and a form that is broken', async () => {
  const pool = await open();
  const path = new URL(pool.join_url).pathname;
  const post = (type: string, body: string) =>
    pools.running().app.request(path, { method: 'POST', headers: { 'content-type': type }, body });
  expect((await post('application/json', '{}')).status).toBe(415);
  expect((await post('multipart/form-data; boundary=x', '--x\r\nbroken')).status).toBe(400);
  expect((await pools.running().app.request(path)).status).toBe(405);
});

it('knows no pool that is not published, not there, or of another agency', async () => {
  const hidden = await pools.pool();
  const shown = await open();
  const other = await pools.running().workspace({ name: 'Other Agency' });
  await other.api.post('/talent-pools', { name: 'Theirs', is_published: true });
  for (const path of [
    `harbour-talent/${hidden.slug}`,
    'harbour-talent/nothing',
    `nobody/${shown.slug}`,
    'harbour-talent/theirs',
    `other-agency/${shown.slug}`,
  ]) {
    const { status, body } = await postJoin(
      pools.running(),
      `http://x/api/v1/public/talent-pools/${path}/join`,
    );
    expect(status, path).toBe(404);
    expect(body.error.code).toBe('NOT_FOUND');
  }
});

it('writes nothing of what a public form says into the activities', async () => {
  const pool = await open();
  await pools.join(pool, { full_name: '=cmd|calc', email: 'secret@people.example' });
  const text = JSON.stringify((await pools.api().get('/activities?limit=100')).body.data);
  expect(text).toContain(`asked to join the talent pool ${pool.name}`);
  expect(text).not.toContain('cmd|calc');
  expect(text).not.toContain('secret@people.example');
});
