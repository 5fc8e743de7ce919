import { assessByRules, materialOf, settleAssessment } from '#src/domain/assessment/index.ts';
import { readAsSystem, runAsSystem } from '#src/workers/system.ts';
import type { TestService } from './workspace.ts';

/** Assesses an application at once, without the other work that waits. */
export async function assessNow({ service }: TestService, accountId: string, id: string): Promise<void> {
  const due = await readAsSystem(service.runtime, accountId, (ctx) => materialOf(ctx, id));
  if (due?.material == null) throw new Error(`${id} has nothing to assess`);
  const assessment = assessByRules(due.material);
  await runAsSystem(service.runtime, accountId, {
    name: 'assess_applications',
    title: 'Assessed an application',
    run: (ctx) => settleAssessment(ctx, id, due.asked, assessment),
  });
}
