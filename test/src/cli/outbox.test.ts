import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { run } from '#src/cli/run.ts';
import { useService } from '#test/harness/fixture.ts';
import { scratchFolder } from '#test/harness/scratch.ts';
import { ON_SQLITE } from '#test/harness/workspace.ts';

// A backup is a copy of the SQLite file.
const running = useService(ON_SQLITE);

const deskhand = (...args: string[]) => deskhandIn(running.dataDir, ...args);

async function deskhandIn(dataDir: string, ...args: string[]) {
  let out = '';
  let err = '';
  const code = await run(args, {
    env: { DATA_DIR: dataDir },
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
  const [mail] = listed.emails;
  const { out } = await deskhand('outbox');
  for (const told of ['to', 'subject', 'message_id', 'file']) expect(out).toContain(mail[told]);
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

it('travels in a backup byte for byte; a restore moves the mails that were there aside', async () => {
  const desk = await running.workspace();
  const ana = await desk.api.post('/candidates', { name: 'Ana Ruiz', email: 'ana@people.example' });
  const text = 'Only in this mail of the outbox folder';
  await desk.api.post('/emails', { candidate_id: ana.body.data.id, subject: 'Kept', body: text });
  const root = scratchFolder('outbox');
  const [copy, there] = [join(root, 'copy.sqlite'), join(root, 'data')];
  mkdirSync(join(there, 'outbox'), { recursive: true });
  writeFileSync(join(there, 'outbox', 'other.eml'), 'Subject: Other');

  expect((await deskhand('backup', copy)).code).toBe(0);
  expect((await deskhandIn(there, 'restore', copy)).code).toBe(0);

  const [from, to] = [join(running.dataDir, 'outbox'), join(there, 'outbox')];
  expect(readdirSync(to)).toEqual(readdirSync(from));
  for (const name of readdirSync(to))
    expect(readFileSync(join(to, name))).toEqual(readFileSync(join(from, name)));
  expect((await deskhandIn(there, 'outbox')).out).toContain('Kept');
  const aside = readdirSync(there).find((name) => name.startsWith('outbox.before-restore-')) ?? '';
  expect(readdirSync(join(there, aside))).toEqual(['other.eml']);
  expect(readFileSync(join(there, 'deskhand.sqlite')).includes('X-Envelope-To')).toBe(false);
});
