import type { Fields, HttpCaller } from './callers.ts';

interface Item {
  id: string;
  effects?: {
    kind: string;
    type: string;
    target: { name: string | null };
    before: unknown;
    after: unknown;
  }[];
  undo?: { outcome: string };
}

/** What the plan is made of. */
export interface PlanPlot {
  clientId: string;
  clientName: string;
  candidateId: string;
  candidateName: string;
}

/** What was planned, done and taken back. */
export interface PlanTold {
  plan_id: string;
  confirm_text: string;
  batch_id: string;
  undone: number;
}

/**
 * A batch that a person reads before it happens: planned, agreed to, done, and taken back again.
 * @param stored says in a few words what the store holds
 */
export async function tellPlan(
  desk: HttpCaller,
  plot: PlanPlot,
  stored: () => Promise<string>,
  say: (line: string) => void,
): Promise<PlanTold> {
  const from = (label: string) => ({ $from: label, path: '/id' });
  const actions = [
    {
      id: 'job',
      action: 'create_job',
      input: { title: 'Financial Planning Manager', client_id: plot.clientId },
    },
    {
      id: 'put',
      action: 'create_application',
      input: { job_id: from('job'), candidate_id: plot.candidateId },
    },
    {
      id: 'send',
      action: 'move_application_stage',
      input: { application_id: from('put'), stage: 'submitted' },
    },
    {
      id: 'tag',
      action: 'update_candidate_tags',
      input: { candidate_id: plot.candidateId, add: ['second choice'] },
    },
  ];
  say(`  A bot wants to open a second role at ${plot.clientName} and to put ${plot.candidateName} forward.`);
  const plan = await desk.batch({
    actions,
    mode: 'atomic',
    dry_run: true,
    reason: `${plot.clientName} asked for more`,
  });
  say(`       ${desk.last}, with dry_run`);
  for (const { id, effects = [] } of plan.items as Item[]) {
    for (const effect of effects.filter(({ kind }) => kind !== 'event'))
      say(`    ${id.padEnd(5)} ${wordsOf(effect)}`);
    const events = effects.filter(({ kind }) => kind === 'event').map(({ type }) => type);
    if (events.length > 0) say(`          and ${events.join(', ')} to the webhooks`);
  }
  say(`  Nothing has changed: ${await stored()}. What a person is asked to agree to:`);
  say(`    "${plan.confirm_text}"`);

  const done = await desk.batch({ plan_id: plan.plan_id, confirm_text: plan.confirm_text });
  const { succeeded } = done.counts as { succeeded: number };
  say(`  The person says yes: ${succeeded} of ${actions.length} done, all or nothing. ${await stored()}.`);
  say(`       ${desk.last}, with the plan_id and the confirm_text`);

  const undone = await desk.undo(String(done.batch_id));
  const back = (undone.items as Item[]).filter(({ undo }) => undo?.outcome === 'done').length;
  say(
    `  The client calls it off: ${back} of ${actions.length} taken back, the last first. ${await stored()}.`,
  );
  say(`       ${desk.last}`);
  return {
    plan_id: String(plan.plan_id),
    confirm_text: String(plan.confirm_text),
    batch_id: String(done.batch_id),
    undone: back,
  };
}

const KINDS: Record<string, string> = { create: 'new', update: 'change of the', stage_move: 'move of the' };

function wordsOf({ kind, type, target, before, after }: NonNullable<Item['effects']>[number]): string {
  const what = `${KINDS[kind] ?? kind} ${type.replaceAll('_', ' ')}: ${target.name}`;
  if (kind !== 'stage_move') return what;
  const stage = (record: unknown) => String((record as Fields | null)?.stage ?? '').replaceAll('_', ' ');
  return `${what}, ${stage(before)} to ${stage(after)}`;
}
