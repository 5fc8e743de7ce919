import { expect } from 'vitest';
import { type MailServer, startMailServer } from './mail.ts';
import { type Answer, startService, type TestService, type Workspace } from './workspace.ts';

/** An agency that can write mail, and the server its mail goes to. */
export interface MailDesk {
  mail: MailServer;
  running: TestService;
  desk: Workspace;
  /** A new candidate with an address of its own. */
  candidate(more?: Record<string, unknown>): Promise<{ id: string; email: string }>;
  /** A candidate's application to a new job of a new client. */
  application(candidateId: string): Promise<{ id: string; job_id: string }>;
  schedule(more?: Record<string, unknown>): Promise<Answer>;
  /** A draft by the assistant, as a batch item makes it. */
  draft(more?: Record<string, unknown>): Promise<{ review_token: string; [field: string]: unknown }>;
  /** Mails that the server took for an address. */
  mailTo(address: string): MailServer['received'];
  close(): Promise<void>;
}

/** Sends what is due. */
export async function sendDue(running: TestService): Promise<void> {
  await running.service.jobs.runDue();
}

/** Starts an agency whose mail goes to a real mail server, or to `url`. */
export async function startMailDesk(
  env: Record<string, string> = {},
  options: { sandbox?: boolean; name?: string } = {},
): Promise<MailDesk> {
  const mail = await startMailServer();
  const running = await startService({ SMTP_URL: mail.url, MAIL_FROM: 'desk@deskhand.example', ...env });
  const desk = await running.workspace({ name: 'Harbour Talent', ...options });
  let count = 0;
  const made = async (path: string, body: unknown) => {
    const answer = await desk.api.post(path, body);
    expect(answer.status, JSON.stringify(answer.body.error)).toBe(201);
    return answer.body.data;
  };
  const candidate: MailDesk['candidate'] = (more = {}) => {
    count += 1;
    return made('/candidates', { name: 'Ana Ruiz', email: `ana${count}@people.example`, ...more });
  };
  return {
    mail,
    running,
    desk,
    candidate,
    async application(candidateId) {
      count += 1;
      const client = await made('/clients', { name: `Acme ${count}` });
      const job = await made('/jobs', { title: 'Controller', client_id: client.id });
      return made('/applications', { job_id: job.id, candidate_id: candidateId });
    },
    async schedule(more = {}) {
      return desk.api.post('/scheduled-emails', {
        candidate_id: more.candidate_id ?? (await candidate()).id,
        subject: 'How are things?',
        body_text: 'Dear Ana, how are things?',
        scheduled_at: '2099-01-01T09:00:00Z',
        ...more,
      });
    },
    async draft(more = {}) {
      const input = {
        candidate_id: more.candidate_id ?? (await candidate()).id,
        instructions: 'Ask whether Monday suits her.',
        ...more,
      };
      const answer = await desk.api.post('/batch', { actions: [{ action: 'draft_email', input }] });
      const [item] = answer.body.data.items;
      expect(item.status, JSON.stringify(item)).toBe('succeeded');
      return item.result;
    },
    mailTo: (address) => mail.received.filter(({ to }) => to.includes(address)),
    async close() {
      await running.close();
      await mail.close();
    },
  };
}
