import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '#src/cli/run.ts';
import { startService, type TestService } from '#test/harness/workspace.ts';

let running: TestService;

beforeAll(async () => {
  running = await startService();
});
afterAll(() => running.close());

async function deskhand(...args: string[]) {
  let out = '';
  let err = '';
  const code = await run(args, {
    env: { DATA_DIR: running.dataDir },
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { code, out, err };
}

it('lists and shows the mail that was sent without a mail server, beside the running service', async () => {
  const empty = await deskhand('outbox', '--json');
  expect(JSON.parse(empty.out)).toMatchObject({ count: 0, emails: [] });
  const desk = await running.workspace();
  const ana = await desk.api.post('/candidates', { name: 'Ana Ruiz', email: 'ana@people.example' });
  const input = { candidate_id: ana.body.data.id, subject: 'Grüße', body: 'Hello Ana' };
  expect((await desk.api.post('/emails', input)).body.data.status).toBe('sent');
  const listed = JSON.parse((await deskhand('outbox', '--json')).out);
  expect(listed.emails).toEqual([
    {
      to: 'ana@people.example',
      recipients: ['ana@people.example'],
      subject: 'Grüße',
      message_id: expect.stringMatching(/^<sem_\w+@deskhand\.example>$/),
      date: expect.any(String),
      file: expect.stringMatching(/\.eml$/),
    },
  ]);
  expect((await deskhand('outbox')).out).toContain('Grüße');
  const [mail] = listed.emails;
  for (const id of [mail.file, mail.message_id]) {
    const shown = await deskhand('outbox', 'show', id);
    expect(shown.code).toBe(0);
    expect(shown.out).toContain('Hello Ana');
  }
});

it('says so when there is no such mail, and how the command is written', async () => {
  const missing = await deskhand('outbox', 'show', 'none.eml');
  expect(missing.code).toBe(1);
  expect(missing.err).toContain('deskhand outbox');
  expect((await deskhand('outbox', '--limit', 'all')).code).toBe(2);
  expect((await deskhand('outbox', 'show')).code).toBe(2);
});
