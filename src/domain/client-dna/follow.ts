import { askForAnalysis } from '../clients/index.ts';
import type { RecordChange, WriteContext } from '../context.ts';

type Members = Readonly<Record<string, unknown>>;

const membersOf = (record: object | null): Members => ({ ...record });
const clientOf = ({ client_id, job }: Members): string | null => {
  const id = client_id ?? (typeof job === 'object' && job !== null ? membersOf(job).client_id : null);
  return typeof id === 'string' ? id : null;
};

/** Whether a record now says something of a client that it did not say before. */
const SPEAKS: Partial<Record<RecordChange['type'], (was: Members, is: Members) => boolean>> = {
  interview: (was, is) => is.kind === 'client' && is.scorecard != null && !same(was.scorecard, is.scorecard),
  application: (was, is) =>
    is.rejection != null &&
    membersOf(Object(is.rejection)).by === 'client' &&
    !same(was.rejection, is.rejection),
  placement: (was, is) => is.notes != null && was.notes !== is.notes,
  submission: (was, is) => is.status !== was.status && was.status !== undefined,
};

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Has a client's DNA worked out anew when a record comes to speak of it. */
export async function followSource(ctx: WriteContext, { type, before, after }: RecordChange): Promise<void> {
  if (after === null) return;
  const is = membersOf(after);
  const client = clientOf(is);
  if (client === null || SPEAKS[type]?.(membersOf(before), is) !== true) return;
  await askForAnalysis(ctx, client);
}
