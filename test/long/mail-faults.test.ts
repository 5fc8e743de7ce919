import { writeSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';
import { startScript } from '#test/harness/mail.ts';
import { deskAtFault, type Fault, mailsEnded, startFaulty } from '#test/harness/mail-faults.ts';

const MAILS = Number(process.env.MAILS ?? 40);

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  for (const item of open.splice(0).reverse()) await item.close();
});

/** Faults after which nobody can know whether the mail was taken. */
const UNKNOWN: readonly Fault[] = ['closes after the final dot', 'hangs after the final dot'];
const KNOWN: readonly Fault[] = [
  'refuses (550)',
  'answers 450 to the recipient',
  'answers 451 to the mail',
  'closes after DATA',
  'hangs after DATA',
];
const none = new Map<string, number>();

const SERVERS: Record<string, () => Promise<{ url: string; taken: ReadonlyMap<string, number> }>> = {
  'cannot be reached': async () => ({ url: 'smtp://127.0.0.1:1', taken: none }),
  'hangs at its banner': async () => {
    const server = await startScript(() => {}, null);
    open.push(server);
    return { url: server.url, taken: none };
  },
  ...Object.fromEntries([...KNOWN, ...UNKNOWN].map((fault) => [fault, () => faulty([fault])])),
  'does each of these in turns': () => faulty([...KNOWN, 'none', ...UNKNOWN, 'none']),
};

async function faulty(faults: readonly Fault[]) {
  const server = await startFaulty(faults);
  open.push(server);
  return server;
}

it.each(Object.entries(SERVERS))(
  `sends none of ${MAILS} mails twice, and each ends sent or failed, while the mail server %s`,
  async (fault, start) => {
    const { url, taken } = await start();
    const here = await deskAtFault(url, '1');
    open.push(here);
    for (let at = 0; at < MAILS; at += 1) {
      const { id } = (await here.schedule()).body.data;
      await here.desk.api.post(`/scheduled-emails/${id}/send-now`);
    }
    const rows = await mailsEnded(here);
    // Another look, later: nothing that ended is begun again.
    await here.running.service.jobs.runDue();
    const attempts = rows.reduce((sum, row) => sum + row.attempts, 0);
    const sent = rows.filter(({ status }) => status === 'sent');
    const unknown = rows.filter((row) => row.last_error === 'outcome_unknown');
    const twice = [...taken.values()].filter((times) => times > 1).length;
    const ids = new Set(rows.map(({ message_id }) => message_id));
    const lost = sent.filter(({ message_id }) => taken.get(message_id ?? '') !== 1).length;
    const figures = { mails: rows.length, attempts, taken: taken.size, sent: sent.length };
    writeSync(2, `${JSON.stringify({ fault, ...figures, unknown: unknown.length, twice, lost })}\n`);
    expect({ mails: rows.length, twice, lost }).toEqual({ mails: MAILS, twice: 0, lost: 0 });
    expect([...taken.keys()].filter((id) => !ids.has(id))).toEqual([]);
    // What may have been taken is sent or in doubt, and nothing else is.
    expect(sent.length + unknown.length).toBe(taken.size);
  },
);
