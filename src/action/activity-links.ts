import type { ActivityEntry, RecordChange } from '#src/domain/context.ts';
import { type IdKind, isId } from '#src/lib/ids.ts';

const KINDS = {
  candidate_id: 'candidate',
  client_id: 'client',
  contact_id: 'client_contact',
  job_id: 'job',
  application_id: 'application',
} as const satisfies Record<string, IdKind>;

type Link = keyof typeof KINDS;

/**
 * The records to whose timelines an activity belongs: those it names; else the one record of the kind that was written;
 * else the one that the written records refer to.
 */
export function activityLinks(
  entry: Pick<ActivityEntry, Link>,
  changes: readonly RecordChange[],
): Record<Link, string | null> {
  const link = (name: Link): string | null => {
    const given = entry[name];
    if (given !== undefined) return given;
    const written = changes.filter(({ type }) => type === KINDS[name]).map(({ id }) => id);
    return onlyId(
      KINDS[name],
      written.length > 0 ? written : changes.map((change) => idNamedBy(change, name)),
    );
  };
  return {
    candidate_id: link('candidate_id'),
    client_id: link('client_id'),
    contact_id: link('contact_id'),
    job_id: link('job_id'),
    application_id: link('application_id'),
  };
}

/** The id that a record refers to: by the link's own name, a contact's person, a job's client. */
function idNamedBy({ before, after }: RecordChange, link: Link): unknown {
  const record = (after ?? before ?? {}) as Record<string, unknown>;
  if (link === 'candidate_id') return record.candidate_id ?? record.person_id;
  if (link === 'client_id') return record.client_id ?? idIn(record.client);
  return record[link];
}

function idIn(value: unknown): unknown {
  return typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined;
}

function onlyId(kind: IdKind, ids: readonly unknown[]): string | null {
  const [id, ...others] = new Set(ids.filter((value) => typeof value === 'string'));
  return id !== undefined && others.length === 0 && isId(kind, id) ? id : null;
}
