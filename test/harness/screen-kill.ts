import { agreed } from './ai-screens.ts';
import { compiledScript, linesUntilKilled, start } from './killed-process.ts';
import { startMailDesk } from './mail-desk.ts';
import { wav } from './speech.ts';
import { apiOf, startService, storeOf, type TestService } from './workspace.ts';

/** An odd number, so that each question is answered in writing and by recordings in turn. */
const AREAS = ['Payroll', 'Consolidation', 'Tax', 'Treasury', 'Audit', 'Budgets'];
const QUESTIONS = AREAS.length + 1;
const MOST_ACKS = 40;
const LONGEST_MS = 20;

export interface ScreenKills {
  kills: number;
  /** Answers that the killed processes were told were kept. */
  acknowledged: number;
  /** Questions whose answer is older than the last that was acknowledged, or whose recording is not there whole. */
  lost: number;
}

/** Kills a service in the middle of the answers to a screen so many times, and looks for each answer afterwards. */
export async function killScreens(kills: number): Promise<ScreenKills> {
  const script = await compiledScript(new URL('./screen-until-killed.ts', import.meta.url));
  const here = await startMailDesk();
  const settings = storeOf(here.running);
  const screens = [];
  for (let round = 0; round < kills; round += 1) screens.push(await agreed(here, 'yes', AREAS));
  await here.running.service.close();
  const last: Map<number, number>[] = [];
  let acknowledged = 0;
  // One is started ahead, so that its loading goes on while the other one runs.
  let next = start(script);
  for (const [round, { path }] of screens.entries()) {
    const child = next;
    if (round + 1 < kills) next = start(script);
    const lines = await linesUntilKilled(
      child,
      { settings, path, questions: QUESTIONS },
      { acks: 1 + ((round * 17) % MOST_ACKS), ms: (LONGEST_MS * ((round * 37) % 100)) / 100 },
    );
    const mine = new Map<number, number>();
    for (const line of lines) {
      const [, no, turn] = /^ack (\d+) (\d+)$/.exec(line) ?? [];
      if (no !== undefined) mine.set(Number(no), Number(turn));
      acknowledged += no === undefined ? 0 : 1;
    }
    last.push(mine);
  }
  const running = await startService(settings);
  try {
    let lost = 0;
    const api = apiOf(running.app, here.desk.adminKey);
    for (const [round, screen] of screens.entries()) {
      const { answers } = (await api.get(`/ai-screens/${screen.id}`)).body.data;
      for (const [no, turn] of last[round] ?? []) {
        const answer = answers.find((each: Kept) => each.no === no);
        if (!(await holds(running, here.desk.accountId, answer, turn))) lost += 1;
      }
    }
    return { kills, acknowledged, lost };
  } finally {
    await running.close();
  }
}

interface Kept {
  no: number;
  kind: string;
  text: string | null;
  seconds: number | null;
  document_id: string | null;
}

/** Whether an answer is the one of a turn or a later one, and is there whole. */
async function holds(
  { service }: TestService,
  accountId: string,
  answer: Kept | undefined,
  turn: number,
): Promise<boolean> {
  if (answer?.kind === 'text') return Number(answer.text) >= turn;
  const { seconds = null, document_id = null } = answer ?? {};
  if (seconds === null || document_id === null || seconds < turn) return false;
  const document = await service.store.read((db) =>
    db
      .selectFrom('documents')
      .where('account_id', '=', accountId)
      .where('id', '=', document_id)
      .select('sha256')
      .executeTakeFirst(),
  );
  const bytes = await service.runtime.ports.files.read(accountId, document?.sha256 ?? '').catch(() => null);
  return bytes !== null && Buffer.from(bytes).equals(Buffer.from(wav(seconds)));
}
