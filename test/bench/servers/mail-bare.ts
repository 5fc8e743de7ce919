import nodemailer from 'nodemailer';
import { MAIL, mailTo } from '../mail-text.ts';
import { serveRounds, taking } from './rounds.ts';

/** The ceiling: a loop over nodemailer's own pool, five connections, five of the same mails under way. */
const url = new URL(process.env.SMTP_URL ?? '');
const transport = nodemailer.createTransport({
  pool: true,
  host: url.hostname,
  port: Number(url.port),
  maxConnections: 5,
  maxMessages: 100,
  ignoreTLS: true,
});
// The mail that the product makes of the same text: named addresses, an alias for answers, the way to opt out.
const name = 'Mia Admin, Harbour Talent';
const optOut = `http://127.0.0.1:8787/opt-out/${'k'.repeat(43)}`;
const SAYS = 'If you would rather not hear from us by e-mail, tell us here:';
const mail = (i: number) => ({
  from: { name, address: 'desk@deskhand.example' },
  replyTo: { name, address: 'desk+01m7w41wkv134qzd6pwd90jz@deskhand.example' },
  to: { name: 'Ana Ruiz', address: mailTo(i) },
  subject: MAIL.subject,
  text: `${MAIL.text}\n\n-- \n${SAYS} ${optOut}\n`,
  html: `${MAIL.html}\n<hr>\n<p><small>${SAYS} <a href="${optOut}">${optOut}</a></small></p>`,
  messageId: `<sem_${i}@deskhand.example>`,
  headers: {
    'List-Unsubscribe': `<${optOut}>`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  },
});

serveRounds((count) =>
  taking(async () => {
    let next = 0;
    const lane = async (): Promise<void> => {
      while (next < count) {
        const i = next;
        next += 1;
        await transport.sendMail(mail(i));
      }
    };
    await Promise.all(Array.from({ length: 5 }, lane));
  }),
);
