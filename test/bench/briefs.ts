import { figuresOf, storeFigures } from '#test/harness/figures.ts';
import { mailOf } from '#test/harness/figures-rows.ts';
import { startService } from '#test/harness/workspace.ts';
import type { Ratio } from './ratio.ts';

const APPLICATIONS = Number(process.env.BRIEF_APPLICATIONS ?? 100_000);
const RUNS = 15;
/** What a brief should take at most, in ms of processor time with its HTTP call. */
const AIM = 50;

/** The briefs of an agency with 100,000 applications of 25,000 people, against what they should take at most. */
export async function measureBriefs(): Promise<Ratio[]> {
  const running = await startService();
  try {
    const desk = await running.workspace();
    const today = new Date().toISOString().slice(0, 10);
    const figures = figuresOf({ accountId: desk.accountId, today, applications: APPLICATIONS });
    figures.email_messages = figures.applications.map(mailOf);
    await running.service.store.write((unit) => storeFigures(unit.tx, figures));
    const paths = {
      'desk brief of a person': '/desk/brief',
      'desk brief of the agency': '/desk/brief?desk=agency',
      'candidate brief': `/candidates/${figures.candidates[7]?.id}/brief`,
      'job brief': `/jobs/${figures.jobs[7]?.id}/brief`,
      'client brief': `/clients/${figures.clients[3]?.id}/brief`,
    };
    const ratios: Ratio[] = [];
    for (const [name, path] of Object.entries(paths)) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) {
        const began = process.cpuUsage();
        const answer = await desk.api.get(path);
        const { user, system } = process.cpuUsage(began);
        if (answer.status !== 200) throw new Error(`${path} answered ${JSON.stringify(answer.body.error)}`);
        times.push((user + system) / 1000);
      }
      times.sort((a, b) => a - b);
      ratios.push({
        name: `${name}, ${figures.candidates.length} candidates`,
        unit: 'ms',
        reached: times[RUNS >> 1] ?? 0,
        ceiling: AIM,
        lessIsBetter: true,
        goal: 1,
      });
    }
    return ratios;
  } finally {
    await running.close();
  }
}
