import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createService, type Service } from '#src/server/service.ts';
import { fixture } from '#test/harness/fixture.ts';
import { type MailServer, refusal, startMailServer } from '#test/harness/mail.ts';
import { type MailDesk, startMailDesk } from '#test/harness/mail-desk.ts';
import { startPostgres } from '#test/harness/postgres.ts';
import { advanceTo } from '#test/harness/test-clock.ts';
import { ON_SQLITE } from '#test/harness/workspace.ts';

const postgres = fixture(startPostgres);

describe.each(['sqlite', 'postgres'])('on %s', (dialect) => {
  let here: MailDesk;
  let server: MailServer;
  let beside: Service;
  let refusing = false;

  beforeAll(async () => {
    server = await startMailServer({
      onMailFrom: (_from, _session, done) => done(refusing ? refusal(450, 'Busy') : null),
    });
    const url: Record<string, string> =
      dialect === 'postgres' ? { DATABASE_URL: await postgres.database() } : ON_SQLITE;
    here = await startMailDesk(
      { SMTP_URL: server.url, MAIL_RETRY_SECONDS: '0,3600', ...url },
      { sandbox: true },
    );
    // Another process on the same store.
    beside = await createService({ config: here.running.service.config });
  });
  afterAll(async () => {
    await beside.close();
    await here.close();
    await server.close();
  });

  /** Schedules so many mails that are due now. */
  async function due(count: number, subject: string): Promise<string[]> {
    const { id: candidate_id } = await here.candidate();
    const ids: string[] = [];
    for (let i = 0; i < count; i += 1)
      ids.push((await here.schedule({ candidate_id, subject })).body.data.id);
    await here.running.service.store.write(({ tx }) =>
      tx
        .updateTable('scheduled_emails')
        .set({ due_at: new Date().toISOString() })
        .where('id', 'in', ids)
        .execute(),
    );
    return ids;
  }

  const runBoth = () => Promise.all([here.running.service.jobs.runDue(), beside.jobs.runDue()]);
  const read = async (id: string) => (await here.desk.api.get(`/scheduled-emails/${id}`)).body.data;

  it('sends each mail once where two processes work the same outbox', async () => {
    const ids = await due(60, 'Both');
    await runBoth();
    expect(server.received).toHaveLength(60);
    const seen = new Set(server.received.map(({ raw }) => /Message-ID: (\S+)/.exec(raw)?.[1]));
    expect(seen.size).toBe(60);
    for (const id of ids) expect((await read(id)).status).toBe('sent');
  });

  it('tells one number of the change feed and of the events to each record it writes', async () => {
    const sequences = await here.running.service.store.read(async (db) => ({
      changes: await db.selectFrom('changes').select('sequence').orderBy('sequence').execute(),
      events: await db.selectFrom('events').select('sequence').orderBy('sequence').execute(),
    }));
    for (const rows of Object.values(sequences)) {
      expect(rows.map(({ sequence }) => sequence)).toEqual(rows.map((_, i) => i + 1));
    }
  });

  it('keeps what the server does not take yet, and sends it when the clock says so', async () => {
    refusing = true;
    const { id } = (await here.schedule()).body.data;
    await here.desk.api.post(`/scheduled-emails/${id}/send-now`);
    await runBoth();
    expect(await read(id)).toMatchObject({ status: 'scheduled', sent_at: null });
    expect((await read(id)).last_error).toContain('Busy');
    refusing = false;
    await runBoth();
    expect((await read(id)).status).toBe('scheduled');
    const to = new Date(Date.now() + 2 * 3600_000).toISOString();
    await advanceTo(here.desk.api, to);
    expect(await read(id)).toMatchObject({ status: 'sent', last_error: null });
  });

  it('gives the mail of another agency its turn beside a large mailing', async () => {
    const other = await here.running.workspace({ name: 'Small Agency' });
    await due(120, 'Large');
    const ana = await other.api.post('/candidates', { name: 'Ana', email: 'small@people.example' });
    const made = await other.api.post('/scheduled-emails', {
      candidate_id: ana.body.data.id,
      subject: 'Small',
      body_text: 'Hi',
      scheduled_at: '2099-01-01T00:00:00Z',
    });
    await other.api.post(`/scheduled-emails/${made.body.data.id}/send-now`);
    const before = server.received.length;
    await here.running.service.jobs.runDue();
    const turn = server.received.slice(before).findIndex(({ to }) => to[0] === 'small@people.example');
    expect(server.received.length - before).toBe(121);
    expect(turn).toBeLessThan(90);
  });

  it('stops in order: what is under way ends, what has not begun waits for the next start', async () => {
    const last = await createService({ config: here.running.service.config });
    await due(80, 'Stopping');
    const before = server.received.length;
    last.start();
    while (server.received.length === before) await new Promise((resolve) => setTimeout(resolve, 5));
    await last.close();
    const rows = await here.running.service.store.read((db) =>
      db.selectFrom('scheduled_emails').select('status').where('subject', '=', 'Stopping').execute(),
    );
    const count = (status: string) => rows.filter((row) => row.status === status).length;
    expect(count('sending')).toBe(0);
    expect(count('failed')).toBe(0);
    expect(count('sent')).toBe(server.received.length - before);
    expect(count('sent') + count('scheduled')).toBe(80);
    await here.running.service.jobs.runDue();
    expect(server.received.length - before).toBe(80);
  });
});
