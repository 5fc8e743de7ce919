import { type ChildProcess, spawn } from 'node:child_process';
import { compiledScript } from './killed-process.ts';
import { type MailServer, startMailServer } from './mail.ts';
import { startMailDesk } from './mail-desk.ts';
import { storeOf } from './workspace.ts';

/** What is left after senders were killed. */
export interface Aftermath {
  kills: number;
  /** How often each Message-ID was taken by the server. */
  taken: Map<string, number>;
  rows: { id: string; status: string; last_error: string | null; message_id: string | null }[];
}

const MAILS_A_ROUND = 3;

/**
 * Schedules mail, lets a process of its own send it, and kills that process with SIGKILL in each round just after the
 * mail server answered 250 to one mail, before or while it is written down; then lets one process finish.
 */
export async function killSenders(rounds: number): Promise<Aftermath> {
  const taken = new Map<string, number>();
  let child: ChildProcess | undefined;
  let kills = 0;
  let armed = false;
  const server: MailServer = await startMailServer({
    onData(stream, _session, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const [, id = ''] = /^Message-ID: (<[^>]+>)/im.exec(Buffer.concat(chunks).toString()) ?? [];
        taken.set(id, (taken.get(id) ?? 0) + 1);
        done(null);
        if (!armed) return;
        armed = false;
        kills += 1;
        // Before the child has read the answer, while it writes it down, and shortly after that.
        const late = (kills % 5) * 2;
        if (late === 0) child?.kill('SIGKILL');
        else setTimeout(() => child?.kill('SIGKILL'), late);
      });
    },
  });
  const here = await startMailDesk({ SMTP_URL: server.url });
  const env = {
    ...process.env,
    ...storeOf(here.running),
    SMTP_URL: server.url,
    MAIL_FROM: 'desk@deskhand.example',
    MAIL_RETRY_SECONDS: '0,0,0',
    LOG_LEVEL: 'silent',
  };
  const script = await compiledScript(new URL('./mail-child.ts', import.meta.url));
  const runChild = async (): Promise<number | null> => {
    const started = spawn(process.execPath, [script], {
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    child = started;
    return new Promise((resolve) => started.once('exit', (code) => resolve(code)));
  };
  try {
    for (let round = 0; round < rounds; round += 1) {
      for (let i = 0; i < MAILS_A_ROUND; i += 1) await due(here);
      armed = true;
      await runChild();
    }
    armed = false;
    if ((await runChild()) !== 0) throw new Error('the last sender did not end in order');
    const rows = await here.running.service.store.read((db) =>
      db
        .selectFrom('scheduled_emails')
        .select(['id', 'status', 'last_error', 'message_id'])
        .where('account_id', '=', here.desk.accountId)
        .execute(),
    );
    return { kills, taken, rows };
  } finally {
    await here.close();
    await server.close();
  }
}

async function due(here: Awaited<ReturnType<typeof startMailDesk>>): Promise<void> {
  const { id } = (await here.schedule()).body.data;
  await here.running.service.store.write(({ tx }) =>
    tx
      .updateTable('scheduled_emails')
      .set({ due_at: new Date().toISOString() })
      .where('id', '=', id)
      .execute(),
  );
}
