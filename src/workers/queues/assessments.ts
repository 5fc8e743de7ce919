import type { Logger } from 'pino';
import type { Runtime } from '#src/action/execute.ts';
import {
  type Assessment,
  assessByRules,
  assessmentOf,
  boundTo,
  type Due,
  dueAssessments,
  type Material,
  materialOf,
  modelRequest,
  settleAssessment,
} from '#src/domain/assessment/index.ts';
import type { Queue } from '../queue.ts';

/** Assesses applications that came in, whose CV or brief changed, or for which it was asked. */
export function assessments({
  runtime,
  log,
}: {
  runtime: Runtime;
  log: Logger;
}): Queue<Due, Assessment | null> {
  return {
    name: 'assess_applications',
    title: 'Assessed an application',
    // Rules wait for nobody: what comes together is read in one snapshot and written in one commit.
    places: runtime.ports.judgeFit === null ? { perAccount: 8, all: 32 } : { perAccount: 4, all: 16 },
    due: (db, _wall, limit, except) => dueAssessments(db, limit, except),
    read: materialOf,
    work: async ({ material }, accountId) =>
      material === null ? null : assess(runtime, log, accountId, material),
    write: (ctx, id, assessment, { asked }) => settleAssessment(ctx, id, asked, assessment),
  };
}

/** By the configured model, and by rules where there is none or it does not answer: nobody waits for it for ever. */
async function assess(
  runtime: Runtime,
  log: Logger,
  accountId: string,
  material: Material,
): Promise<Assessment> {
  const { judgeFit } = runtime.ports;
  if (judgeFit === null) return assessByRules(material);
  try {
    const request = modelRequest(material);
    if (request.requirements.length > 0)
      return assessmentOf(material, boundTo(material, request, await judgeFit(accountId, request)), 'model');
  } catch (error) {
    log.warn(
      { job: 'assess_applications', account_id: accountId, err: error },
      'the model gave no assessment',
    );
  }
  return assessByRules(material);
}
