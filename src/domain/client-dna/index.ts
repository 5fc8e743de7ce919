import { reassessAtClient } from '../applications/index.ts';
import { clientToAnalyse, dueAnalyses, settleAnalysis } from '../clients/index.ts';
import type { ClientRow } from '../clients/schema.ts';
import type { Context, WriteContext } from '../context.ts';
import { type Analysis, analyse } from './analyse.ts';
import { type Source, sourcesOf } from './sources.ts';

export type { Analysis } from './analyse.ts';
export { followSource } from './follow.ts';
export { dueAnalyses };

/** What a client's DNA is made of. */
export interface DnaDue {
  client: ClientRow;
  sources: Source[];
}

/** Reads what a client's DNA is made of; undefined for a client that is gone. */
export async function dnaDue(ctx: Context, id: string): Promise<DnaDue | undefined> {
  const client = await clientToAnalyse(ctx, id);
  return client === undefined ? undefined : { client, sources: await sourcesOf(ctx, client) };
}

/** Works out a client's DNA: the same records always give the same. */
export const analysisOf = ({ client, sources }: DnaDue): Analysis => analyse(client, sources);

/** Writes a client's DNA down, and has those who are in triage there assessed with it when it says something new. */
export async function settleDna(
  ctx: WriteContext,
  id: string,
  { dna, missing }: Analysis,
  { client }: DnaDue,
): Promise<void> {
  if (await settleAnalysis(ctx, id, client.dna_asked, dna, missing)) await reassessAtClient(ctx, id);
}
