import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '#src/config.ts';
import { createWorkspace } from '#src/domain/accounts/workspace.ts';
import { createService } from '#src/server/service.ts';
import { MAIL, mailTo } from '../mail-text.ts';
import { serveRounds, taking } from './rounds.ts';

// The product, with nothing but mail to send.
const dataDir = mkdtempSync(join(tmpdir(), 'deskhand-bench-mail-'));
const config = readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', SMTP_URL: process.env.SMTP_URL });
const service = await createService({ config });
const now = new Date().toISOString();
const { account_id, user_id } = await service.store.write((unit) =>
  createWorkspace(unit.tx, now, {
    name: 'Harbour Talent',
    country: 'AU',
    email: 'mia@agency.example',
    adminName: 'Mia Admin',
    sandbox: false,
  }),
);
const CHUNK = 500;
let made = 0;

/** Mails to as many new candidates, due at once. */
async function queue(count: number): Promise<void> {
  for (const end = made + count; made < end; made += CHUNK) {
    await service.store.write(async ({ tx }) => {
      const range = Array.from({ length: Math.min(CHUNK, end - made) }, (_, i) => made + i);
      await tx.insertInto('candidates').values(range.map(candidateRow)).execute();
      await tx.insertInto('scheduled_emails').values(range.map(mailRow)).execute();
    });
  }
}

/** So many mails, until the last is written down as sent; with the memory in the second and the last third. */
serveRounds(async (count) => {
  await queue(count);
  const rss: number[] = [];
  const sampling = setInterval(() => rss.push(process.memoryUsage().rss), 100);
  const taken = await taking(() => service.jobs.runDue());
  clearInterval(sampling);
  const waiting = await service.store.read((db) =>
    db.selectFrom('scheduled_emails').select('id').where('status', '!=', 'sent').execute(),
  );
  if (waiting.length > 0) throw new Error(`${waiting.length} mails were not sent`);
  const third = Math.floor(rss.length / 3);
  const peak = (samples: number[]): number => Math.max(...samples);
  return { ...taken, early: peak(rss.slice(third, 2 * third)), late: peak(rss.slice(2 * third)) };
});
process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));

function candidateRow(i: number) {
  const empty = {
    other_emails: '[]',
    other_names: '[]',
    skills: '[]',
    experience: '[]',
    education: '[]',
    certifications: '[]',
    languages: '[]',
  };
  return {
    id: `cnd_${i}`,
    account_id,
    name: 'Ana Ruiz',
    name_folded: 'ana ruiz',
    email: mailTo(i),
    email_folded: mailTo(i),
    ...empty,
    do_not_approach: 0,
    contact_only: 0,
    source: 'api',
    email_opt_out: 0,
    merged_ids: '[]',
    created_at: now,
    updated_at: now,
  };
}

function mailRow(i: number) {
  return {
    id: `sem_${i}`,
    account_id,
    kind: 'scheduled' as const,
    candidate_id: `cnd_${i}`,
    created_by: user_id,
    actor: JSON.stringify({ type: 'user', id: user_id, name: 'Mia Admin' }),
    from_name: 'Mia Admin, Harbour Talent',
    to_address: mailTo(i),
    to_name: 'Ana Ruiz',
    cc_addresses: '[]',
    bcc_addresses: '[]',
    subject: MAIL.subject,
    body_html: MAIL.html,
    body_text: MAIL.text,
    status: 'scheduled' as const,
    scheduled_at: now,
    due_at: now,
    attempts: 0,
    created_at: now,
    updated_at: now,
  };
}
