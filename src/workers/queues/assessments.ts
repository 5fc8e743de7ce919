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
    places: { perAccount: 4, all: 16 },
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
  const request = modelRequest(material);
  try {
    const answer =
      request.requirements.length === 0 ? null : await runtime.ports.judgeFit(accountId, request);
    if (answer !== null) return assessmentOf(material, boundTo(material, request, answer), 'model');
  } catch (error) {
    log.warn(
      { job: 'assess_applications', account_id: accountId, err: error },
      'the model gave no assessment',
    );
  }
  return assessByRules(material);
}
