import { sealingState } from '#db/sealing.ts';
import { createSealer, prefixOf } from '#src/adapters/sealing/seal.ts';
import { newId } from '#src/lib/ids.ts';
import type { Service } from '#src/server/service.ts';
import { compiledScript, linesUntilKilled, start } from './killed-process.ts';
import { startService } from './workspace.ts';

const WEBHOOKS = 250;

export interface SealingReport {
  kills: number;
  /** Kills that left texts under two keys. */
  midway: number;
  /** Rotations that were taken up and came to their end. */
  ended: number;
  faults: string[];
}

/** Kills a process so many times while it rotates the sealing keys, and opens each time all that is sealed. */
export async function killSealing(kills: number): Promise<SealingReport> {
  const script = await compiledScript(new URL('./seal-until-killed.ts', import.meta.url));
  const running = await startService();
  const { dataDir, service } = running;
  const desk = await running.workspace();
  await desk.api.post('/webhooks', { url: 'https://receiver.example/hook', events: ['*'] });
  await manyWebhooks(service, desk.accountId);
  const report: SealingReport = { kills, midway: 0, ended: 0, faults: [] };
  let next = start(script);
  for (let round = 0; round < kills; round += 1) {
    const child = next;
    if (round + 1 < kills) next = start(script);
    const until = { acks: round % 6, ms: (round * 7) % 5 };
    const lines = await linesUntilKilled(child, { dataDir }, until);
    if (lines.includes('done')) report.ended += 1;
    await lookAt(service, round, report);
  }
  await running.close();
  return report;
}

/** More than one unit takes, each with a secret of which its id is part. */
async function manyWebhooks(service: Service, accountId: string): Promise<void> {
  const sealer = createSealer(service.sealing, 'webhook secrets');
  const ids = Array.from({ length: WEBHOOKS }, () => newId('webhook'));
  const sealed = new Map<string, string>();
  for (const id of ids) sealed.set(id, await sealer.seal(`whsec_${id}`));
  await service.store.write(async ({ tx }) => {
    const model = await tx
      .selectFrom('webhooks')
      .where('account_id', '=', accountId)
      .selectAll()
      .executeTakeFirstOrThrow();
    for (const id of ids)
      await tx
        .insertInto('webhooks')
        .values({ ...model, id, secret: sealed.get(id) ?? '' })
        .execute();
    await tx.deleteFrom('webhooks').where('id', '=', model.id).execute();
  });
}

async function lookAt(service: Service, round: number, report: SealingReport): Promise<void> {
  const sealer = createSealer(service.sealing, 'webhook secrets');
  const rows = await service.store.read((db) => db.selectFrom('webhooks').select(['id', 'secret']).execute());
  if (rows.length !== WEBHOOKS) report.faults.push(`round ${round}: ${rows.length} webhooks`);
  for (const { id, secret } of rows) {
    const opened = await sealer.unseal(secret).catch((error: unknown) => String(error));
    if (opened !== `whsec_${id}`) report.faults.push(`round ${round}: ${id} opens as ${opened}`);
  }
  const { kid } = await sealingState(service.store);
  const now = rows.filter(({ secret }) => kid !== null && secret.startsWith(prefixOf(kid))).length;
  if (now > 0 && now < WEBHOOKS) report.midway += 1;
}
