import { expect, it } from 'vitest';
import { createLog } from '#src/adapters/log.ts';
import { newId } from '#src/lib/ids.ts';
import { SteadyClock } from '#src/workers/steady-clock.ts';
import { type Sweep, sweepWorker } from '#src/workers/sweep.ts';
import { expiringDrafts } from '#src/workers/sweeps/email-drafts.ts';
import { poolCheckIns } from '#src/workers/sweeps/pool-check-ins.ts';
import { searchEntries } from '#src/workers/sweeps/search-entries.ts';
import { act } from '#test/harness/contract.ts';
import { docxOf } from '#test/harness/cv/docx-layouts.ts';
import { importFiles } from '#test/harness/cv/imports.ts';
import { type Sheet, sheets } from '#test/harness/cv/sheet.ts';
import { slowPdf } from '#test/harness/cv/slow-pdf.ts';
import { useService } from '#test/harness/fixture.ts';
import { startMailServer } from '#test/harness/mail.ts';
import { startMailDesk } from '#test/harness/mail-desk.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

// One agency can hold up no other: whatever the queue, another one's work does not wait until hers is done.
const running = useService();
const [sheet] = sheets(1) as [Sheet];

it('8 slow CVs of one agency do not make the CV of another wait', async () => {
  const { cvs } = running.service.runtime.ports;
  const crafted = slowPdf();
  expect(crafted.length).toBeLessThan(50_000);
  let ended = 0;
  const slow = Array.from({ length: 8 }, () =>
    cvs.read('acc_slow', crafted, 'AU').then(
      () => {
        ended += 1;
      },
      // Those that wait when the service is closed are not looked at.
      () => undefined,
    ),
  );
  const good = await docxOf(sheet, 'plain, without styles');
  const read = await cvs.read('acc_good', good, 'AU');
  expect(read).toMatchObject({ reading: { fields: { name: sheet.truth.name } } });
  expect(ended).toBeLessThanOrEqual(2);
  await running.service.close().catch(() => {});
  await Promise.all(slow);
});

it('an import of slow CVs does not make the import of another agency wait', async () => {
  const own = await startService();
  const [slow, good] = [await own.workspace(), await own.workspace()];
  const crafted = slowPdf(300_000);
  const files = Array.from({ length: 8 }, (_, at) => ({
    filename: `slow${at}.pdf`,
    bytes: Buffer.concat([crafted, Buffer.from(`%${at}`)]),
  }));
  const first = await importFiles(own, slow, files);
  own.service.start();
  const cv = [{ filename: 'good.docx', bytes: await docxOf(sheet, 'plain, without styles') }];
  const second = await importFiles(own, good, cv);
  const read = async (desk: Workspace, id: string) =>
    (await desk.api.get(`/candidate-imports/${id}`)).body.data;
  while ((await read(good, second)).status !== 'complete')
    await new Promise((resolve) => setTimeout(resolve, 20));
  const { progress, counts, ...other } = await read(slow, first);
  expect(other.status, JSON.stringify({ progress, counts, other })).not.toBe('complete');
});

/** Runs a sweep of which one agency has 250 records due before those of another, and tells in which order it went. */
async function order(
  service: TestService,
  sweep: Sweep,
  fill: (desk: Workspace, count: number) => Promise<void>,
): Promise<number> {
  const [large, small] = [await service.workspace(), await service.workspace()];
  await fill(large, 250);
  await fill(small, 3);
  const served: string[] = [];
  const worker = sweepWorker(
    { runtime: service.service.runtime, clock: new SteadyClock(), log: createLog('silent') },
    {
      ...sweep,
      work: async (ctx, id) => {
        served.push(ctx.account.id);
        return sweep.work(ctx, id);
      },
    },
  );
  await worker.run();
  expect(served.filter((account) => account === large.accountId)).toHaveLength(250);
  return served.lastIndexOf(small.accountId);
}

async function candidates({ api }: Workspace, count: number): Promise<string[]> {
  const ids: string[] = [];
  for (let from = 0; from < count; from += 50) {
    const some = Math.min(50, count - from);
    const actions = Array.from({ length: some }, (_, at) => ({
      action: 'create_candidate',
      input: { name: `Ana ${from + at}`, email: `a${from + at}.${newId('request')}@people.example` },
    }));
    const { data } = (await api.post('/batch', { actions })).body;
    for (const { result } of data.items) ids.push(result.id);
  }
  return ids;
}

it('search entries that are made anew are made for all agencies in turns', async () => {
  const own = await startService();
  const last = await order(own, searchEntries, async (desk, count) => {
    await candidates(desk, count);
    await own.service.store.write(({ tx }) =>
      tx
        .updateTable('candidate_index')
        .set({ version: 0 })
        .where('account_id', '=', desk.accountId)
        .execute(),
    );
  });
  expect(last).toBeLessThan(10);
});

it('check-ins of talent pools go out for all agencies in turns', async () => {
  const own = await startService();
  let minutes = 0;
  const last = await order(own, poolCheckIns, async (desk, count) => {
    const pool = (await desk.api.post('/talent-pools', { name: 'Finance' })).body.data.id;
    for (const candidate_id of await candidates(desk, count))
      await desk.api.post(`/talent-pools/${pool}/members`, { candidate_id });
    minutes += 1;
    const due = new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString();
    await own.service.store.write(({ tx }) =>
      tx
        .updateTable('pool_members')
        .set({ next_check_in_at: due })
        .where('account_id', '=', desk.accountId)
        .execute(),
    );
  });
  expect(last).toBeLessThan(10);
});

it('drafts whose time is over end for all agencies in turns', async () => {
  const own = await startService();
  let minutes = 0;
  const last = await order(own, expiringDrafts, async (desk, count) => {
    const [candidate_id] = await candidates(desk, 1);
    const made = await act(desk, 'draft_email', {
      candidate_id,
      instructions: 'Ask whether Monday suits her.',
    });
    expect(made.status).toBe('succeeded');
    minutes += 1;
    const expires_at = new Date(Date.UTC(2026, 0, 1, 0, minutes)).toISOString();
    await own.service.store.write(async ({ tx }) => {
      const drafts = tx.selectFrom('email_drafts').where('account_id', '=', desk.accountId);
      const row = await drafts.selectAll().executeTakeFirstOrThrow();
      for (let at = 1; at < count; at += 1)
        await tx
          .insertInto('email_drafts')
          .values({ ...row, id: newId('email_draft'), expires_at })
          .execute();
      await tx
        .updateTable('email_drafts')
        .set({ expires_at })
        .where('account_id', '=', desk.accountId)
        .execute();
    });
  });
  expect(last).toBeLessThan(10);
});

it('mail that falls due while a large mailing of another agency goes on leaves in between', async () => {
  const server = await startMailServer({
    onMailFrom: (_from, _session, done) => void setTimeout(done, 60),
  });
  const here = await startMailDesk({ SMTP_URL: server.url });
  const other = await here.running.workspace({ name: 'Other' });
  const person = await other.api.post('/candidates', { name: 'Bo', email: 'bo@other.example' });
  const schedule = (desk: Workspace, candidate_id: string) =>
    desk.api.post('/scheduled-emails', {
      candidate_id,
      subject: 'How are things?',
      body_text: 'How are things?',
      scheduled_at: '2099-01-01T09:00:00Z',
    });
  const { id } = await here.candidate();
  for (let at = 0; at < 300; at += 1) await schedule(here.desk, id);
  await schedule(other, person.body.data.id);
  const due = (account: string) =>
    here.running.service.store.write(({ tx }) =>
      tx
        .updateTable('scheduled_emails')
        .set({ due_at: new Date().toISOString() })
        .where('account_id', '=', account)
        .execute(),
    );
  await due(here.desk.accountId);
  const all = here.running.service.jobs.runDue();
  while (server.received.length < 20) await new Promise((resolve) => setTimeout(resolve, 5));
  await due(other.accountId);
  await all;
  const place = server.received.findIndex(({ to }) => to.includes('bo@other.example'));
  expect(server.received).toHaveLength(301);
  expect(place).toBeLessThan(200);
  await here.close();
  await server.close();
});
