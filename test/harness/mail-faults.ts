import type { Socket } from 'node:net';
import { startScript } from './mail.ts';
import { type MailDesk, sendDue, startMailDesk } from './mail-desk.ts';

/** Where a mail server leaves the usual conversation. */
export type Fault = keyof typeof FAULTS;

type Answer = string | 'close' | 'hang';

/** What it says to the recipient, to DATA and to the final dot. */
const FAULTS = {
  none: { rcpt: '250 ok', data: '354 go on', dot: '250 ok' },
  'refuses (550)': { rcpt: '550 no such user', data: '354 go on', dot: '250 ok' },
  'answers 450 to the recipient': { rcpt: '450 busy', data: '354 go on', dot: '250 ok' },
  'answers 451 to the mail': { rcpt: '250 ok', data: '354 go on', dot: '451 try later' },
  'closes after DATA': { rcpt: '250 ok', data: 'close', dot: '250 ok' },
  'hangs after DATA': { rcpt: '250 ok', data: 'hang', dot: '250 ok' },
  'closes after the final dot': { rcpt: '250 ok', data: '354 go on', dot: 'close' },
  'hangs after the final dot': { rcpt: '250 ok', data: '354 go on', dot: 'hang' },
} as const satisfies Record<string, Record<'rcpt' | 'data' | 'dot', Answer>>;

/** A mail server at fault, and the mails that it may have taken. */
export interface FaultyServer {
  url: string;
  /** How often each Message-ID came whole without being refused: answered 250, or with nothing. */
  taken: ReadonlyMap<string, number>;
  close(): Promise<void>;
}

/** Starts a mail server that is at fault in a way of its own for each mail, those in turns. */
export async function startFaulty(faults: readonly Fault[]): Promise<FaultyServer> {
  const taken = new Map<string, number>();
  const open = new WeakMap<Socket, { fault: Fault; inMail: boolean; id: string }>();
  let mails = 0;
  const server = await startScript((line, socket) => {
    const state = open.get(socket) ?? { fault: 'none', inMail: false, id: '' };
    open.set(socket, state);
    const { rcpt, data, dot } = FAULTS[state.fault];
    const answer = (what: Answer): void => {
      if (what === 'close') socket.destroy();
      else if (what !== 'hang') socket.write(`${what}\r\n`);
    };
    if (state.inMail) {
      const [, id] = /^Message-ID: (<[^>]+>)/i.exec(line) ?? [];
      if (id !== undefined) state.id = id;
      if (line !== '.') return;
      state.inMail = false;
      if (!dot.startsWith('4')) taken.set(state.id, (taken.get(state.id) ?? 0) + 1);
      answer(dot);
    } else if (line.startsWith('MAIL')) {
      state.fault = faults[mails % faults.length] ?? 'none';
      mails += 1;
      answer('250 ok');
    } else if (line.startsWith('RCPT')) answer(rcpt);
    else if (line === 'DATA') {
      state.inMail = data.startsWith('3');
      answer(data);
    } else answer(line === 'QUIT' ? '221 bye' : '250 ok');
  });
  return { url: server.url, taken, close: server.close };
}

/** A service whose mail goes to a server at fault, with attempts a tenth of a second apart. */
export const deskAtFault = (url: string, timeout: '1' | '5' | '20'): Promise<MailDesk> =>
  startMailDesk({
    SMTP_URL: url,
    MAIL_RETRY_SECONDS: '0,0.1,0.1',
    MAIL_TIMEOUT_SECONDS: timeout,
    RATE_LIMIT_PER_MINUTE: '1000000',
  });

export const mailRows = ({ running, desk }: MailDesk) =>
  running.service.store.read((db) =>
    db
      .selectFrom('scheduled_emails')
      .select(['id', 'status', 'attempts', 'last_error', 'message_id'])
      .where('account_id', '=', desk.accountId)
      .execute(),
  );

/** Sends until no mail waits for an attempt. */
export async function mailsEnded(here: MailDesk) {
  for (;;) {
    await sendDue(here.running);
    const rows = await mailRows(here);
    if (rows.every(({ status }) => status === 'sent' || status === 'failed')) return rows;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
