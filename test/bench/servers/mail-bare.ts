import nodemailer from 'nodemailer';
import { MAIL, mailTo } from '../mail-text.ts';
import { serveRounds, taking } from './rounds.ts';

/** The ceiling: a loop over nodemailer's own pool, five connections, five mails under way. */
const url = new URL(process.env.SMTP_URL ?? '');
const transport = nodemailer.createTransport({
  pool: true,
  host: url.hostname,
  port: Number(url.port),
  maxConnections: 5,
  maxMessages: 100,
  ignoreTLS: true,
});
serveRounds((count) =>
  taking(async () => {
    let next = 0;
    const lane = async (): Promise<void> => {
      while (next < count) {
        const i = next;
        next += 1;
        await transport.sendMail({ from: 'desk@deskhand.example', to: mailTo(i), ...MAIL });
      }
    };
    await Promise.all(Array.from({ length: 5 }, lane));
  }),
);
