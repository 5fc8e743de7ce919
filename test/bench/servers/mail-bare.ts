import nodemailer from 'nodemailer';
import { MAIL, mailTo } from '../mail-text.ts';

/** The ceiling: a loop over nodemailer's own pool, five connections, five mails under way. */
const count = Number(process.env.MAILS);
const url = new URL(process.env.SMTP_URL ?? '');
const transport = nodemailer.createTransport({
  pool: true,
  host: url.hostname,
  port: Number(url.port),
  maxConnections: 5,
  maxMessages: 100,
  ignoreTLS: true,
});
const started = performance.now();
let next = 0;
const lane = async (): Promise<void> => {
  while (next < count) {
    const i = next;
    next += 1;
    await transport.sendMail({ from: 'desk@deskhand.example', to: mailTo(i), ...MAIL });
  }
};
await Promise.all(Array.from({ length: 5 }, lane));
const seconds = (performance.now() - started) / 1000;
transport.close();
console.log(JSON.stringify({ url: '', rate: String(count / seconds) }));
process.once('SIGTERM', () => process.exit(0));
setInterval(() => {}, 1000);
