import { type Ratio, underLoad } from './ratio.ts';
import { round, takeTurns } from './rounds.ts';
import { startServer } from './server-process.ts';

const MAILS = Number(process.env.BENCH_MAILS ?? '100000');
const TURNS = { rounds: 5, count: 4_000 };

/** Scheduled mails that are due at once, against a bare nodemailer pool loop; and memory while very many leave. */
export async function measureMail(): Promise<Ratio[]> {
  const smtp = await startServer('smtp');
  const env = { SMTP_URL: smtp.url };
  const ours = await startServer('mail-ours', env);
  const ceiling = await startServer('mail-bare', env);
  try {
    const costs = await takeTurns({ ours, ceiling }, TURNS);
    const { early = 0, late = 0, clock } = await round(ours, MAILS);
    const mb = (bytes: number): number => bytes / 1024 / 1024;
    return [
      underLoad('scheduled mails due at once', 'mails', 0.8, costs),
      {
        name: `memory in the last third of ${MAILS} mails against the second`,
        unit: 'MB',
        reached: mb(late),
        ceiling: mb(early),
        goal: 1.1,
        lessIsBetter: true,
        aside: `${Math.round((MAILS * 1e6) / clock)} mails/s by the clock`,
      },
    ];
  } finally {
    await ours.stop();
    await ceiling.stop();
    await smtp.stop();
  }
}
