import type { Ratio } from './ratio.ts';
import { startServer } from './server-process.ts';

const MAILS = process.env.BENCH_MAILS ?? '100000';

/** Scheduled mails that are due at once, against a bare nodemailer pool loop; and memory on the way. */
export async function measureMail(): Promise<Ratio[]> {
  const smtp = await startServer('smtp');
  try {
    const env = { MAILS, SMTP_URL: smtp.url };
    const bare = await startServer('mail-bare', env);
    await bare.stop();
    const ours = await startServer('mail-ours', env);
    await ours.stop();
    if (ours.given.sent !== MAILS) throw new Error(`${ours.given.sent} of ${MAILS} mails were sent`);
    const mb = (bytes: string | undefined): number => Number(bytes) / 1024 / 1024;
    return [
      {
        name: `${MAILS} scheduled mails due at once`,
        unit: 'mails/s',
        reached: Number(ours.given.rate),
        ceiling: Number(bare.given.rate),
        goal: 0.8,
      },
      {
        name: 'memory in the last third of the drain against the second',
        unit: 'MB',
        reached: mb(ours.given.late),
        ceiling: mb(ours.given.early),
        goal: 1.1,
        lessIsBetter: true,
      },
    ];
  } finally {
    await smtp.stop();
  }
}
