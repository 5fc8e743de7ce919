import * as z from 'zod';
import { listActivitiesAction } from '#actions/activities/index.ts';
import { getApplicationAction, listApplicationsAction } from '#actions/applications/index.ts';
import { getCandidateAction } from '#actions/candidates/index.ts';
import { getClientAction, listClientContactsAction } from '#actions/clients/index.ts';
import { listInterviewsAction } from '#actions/interviews/index.ts';
import { getJobAction, listJobsAction } from '#actions/jobs/index.ts';
import { getPlacementAction, listPlacementsAction } from '#actions/placements/index.ts';
import { holds } from '#src/access/principal.ts';
import type { Action } from '#src/action/define.ts';
import type { PagedKind } from '#src/action/record-pages.ts';
import { namesOf } from '#src/domain/names/index.ts';
import { clockText, dateText } from '../../language/format.ts';
import { actorText, remarkText } from '../../language/happened.ts';
import { type PlainKey, t } from '../../language/text.ts';
import type { HttpService } from '../../service.ts';
import { stageText } from '../desk/wording.ts';
import { listOf, type Reader } from '../reader.ts';
import { happenedText, valueText } from './wording.ts';

const ROWS = 25;

const ShownRecord = z.record(z.string(), z.unknown());
export type ShownRecord = z.output<typeof ShownRecord>;
const Name = z.nullable(z.string());

const Applications = listOf(
  z.object({
    id: z.string(),
    stage: z.string(),
    stage_changed_at: z.string(),
    job: z.object({ title: z.string(), client_name: Name }),
    candidate: z.object({ name: z.string() }),
  }),
);
const Placements = listOf(
  z.object({
    id: z.string(),
    candidate_name: Name,
    client_name: Name,
    job_title: Name,
    status: z.string(),
    start_date: Name,
  }),
);
const Jobs = listOf(z.object({ id: z.string(), title: z.string(), status: z.string() }));
const Contacts = z.object({
  items: z.array(z.object({ name: z.string(), title: Name, email: Name, phone: Name })),
});
const Interviews = listOf(z.object({ title: Name.optional(), starts_at: z.string(), status: z.string() }));
const Activities = listOf(
  z.object({
    type: z.string(),
    actor: z.object({ name: Name }),
    summary: z.string(),
    body: Name,
    data: z.object({
      fields: z.array(z.string()).optional().catch(undefined),
      action: z.string().optional().catch(undefined),
    }),
    occurred_at: z.string(),
  }),
);

/** A line of what belongs to a record; with the id of its own record it leads there. */
export interface Line {
  id: string | null;
  name: string;
  more: string;
  /** Its status. */
  said?: string;
}

/** What belongs to a record: null where the person may not read it. */
export interface Section {
  title: string;
  lines: Line[] | null;
  more: boolean;
}

/** A line of what happened: in the language of the page, or in the English in which it was told. */
export interface Happened {
  at: string;
  who: string | null;
  what: string;
  english: boolean;
  said: string | null;
}

/** A record's page: what is on record, what belongs to it, and what happened. */
export interface RecordPage {
  kind: PagedKind;
  title: string;
  record: ShownRecord;
  /** Whether the person may open the page of a record of this kind. */
  opens(kind: PagedKind): boolean;
  /** The names of the records whose ids occur in it. */
  names: ReadonlyMap<string, string>;
  sections: Section[];
  timeline: Happened[] | null;
  /** Where the earlier part of the timeline goes on. */
  earlier: string | null;
}

const GET: Record<PagedKind, { action: Action; input: string; label: PlainKey }> = {
  candidate: { action: getCandidateAction, input: 'candidate_id', label: 'records.candidate' },
  job: { action: getJobAction, input: 'job_id', label: 'records.job' },
  client: { action: getClientAction, input: 'client_id', label: 'records.client' },
  application: { action: getApplicationAction, input: 'application_id', label: 'records.application' },
  placement: { action: getPlacementAction, input: 'placement_id', label: 'records.placement' },
};

/** What a record of this kind is called. */
export const kindLabel = (kind: PagedKind): string => t(GET[kind].label);

/**
 * Reads a record's page by the actions and rights that any caller has; null where the person may not read the record.
 * @param after where the timeline goes on
 * @throws AppError NOT_FOUND
 */
export async function readRecord(
  service: HttpService,
  reader: Reader,
  kind: PagedKind,
  id: string,
  after: string | null,
): Promise<RecordPage | null> {
  const { action, input } = GET[kind];
  const record = await reader.read(action, { [input]: id }, ShownRecord);
  if (record === null) return null;
  const { timezone } = reader.principal.account;
  const [sections, activities, names] = await Promise.all([
    sectionsOf(reader, kind, id),
    reader.read(
      listActivitiesAction,
      { ...aboutOf(kind, id, record), limit: ROWS, ...(after === null ? {} : { after }) },
      Activities,
    ),
    service.store.read((db) =>
      namesOf(db, reader.principal.account.id, idsIn(record), (scope) => holds(reader.principal, scope)),
    ),
  ]);
  return {
    kind,
    title: titleOf(kind, record),
    record,
    opens: (other) => GET[other].action.scope === null || holds(reader.principal, GET[other].action.scope),
    names,
    sections,
    timeline:
      activities?.items.map(({ type, occurred_at, actor, summary, body, data }) => {
        const line = { type, summary, action: data.action, changed: data.fields ?? [] };
        const who = actor.name === null ? null : actorText(actor.name);
        return { ...happenedText(line, timezone), at: occurred_at, who, said: saidOf(type, body) };
      }) ?? null,
    earlier: activities?.has_more ? (activities.next_cursor ?? null) : null,
  };
}

// What the service adds by itself is said in the language of the page; a person's words stand as written.
const saidOf = (type: string, body: string | null): string | null =>
  body === null || type !== 'record_changed' ? body : (remarkText(body) ?? body);

// A placement has no timeline of its own: what happened stands with its application, else with its candidate.
function aboutOf(kind: PagedKind, id: string, record: ShownRecord): Record<string, unknown> {
  if (kind !== 'placement') return { [`${kind}_id`]: id };
  return typeof record.application_id === 'string'
    ? { application_id: record.application_id }
    : { candidate_id: record.candidate_id };
}

function titleOf(kind: PagedKind, record: ShownRecord): string {
  const part = (name: string, of: unknown = record): string => {
    const value = typeof of === 'object' && of !== null ? (of as ShownRecord)[name] : undefined;
    return typeof value === 'string' ? value : '';
  };
  const said =
    kind === 'application'
      ? [part('name', record.candidate), part('title', record.job)]
      : kind === 'placement'
        ? [part('candidate_name'), part('job_title') || part('client_name')]
        : [part('name') || part('title')];
  return said.filter((text) => text !== '').join(', ') || kindLabel(kind);
}

async function sectionsOf(reader: Reader, kind: PagedKind, id: string): Promise<Section[]> {
  const { timezone } = reader.principal.account;
  const by = { [`${kind}_id`]: id, limit: ROWS };
  const applications = async (name: 'candidate' | 'job'): Promise<Section> => {
    const found = await reader.read(listApplicationsAction, by, Applications);
    return section(t(name === 'candidate' ? 'records.candidates' : 'records.jobs'), found, (item) => ({
      id: item.id,
      name: name === 'candidate' ? item.candidate.name : item.job.title,
      more: [
        name === 'job' ? item.job.client_name : null,
        stageText(item.stage),
        t('records.since', { moment: clockText(item.stage_changed_at, timezone) }),
      ]
        .filter((text) => text !== null)
        .join(', '),
    }));
  };
  const placements = async (): Promise<Section> =>
    section(t('records.placements'), await reader.read(listPlacementsAction, by, Placements), (item) => ({
      id: item.id,
      name: [item.candidate_name, item.job_title ?? item.client_name].filter(Boolean).join(', '),
      more: item.start_date === null ? '' : dateText(item.start_date),
      said: valueText(item.status),
    }));
  const interviews = async (): Promise<Section> =>
    section(t('records.interviews'), await reader.read(listInterviewsAction, by, Interviews), (item) => ({
      id: null,
      name: item.title ?? t('records.interview'),
      more: clockText(item.starts_at, timezone),
      said: valueText(item.status),
    }));
  switch (kind) {
    case 'candidate':
      return Promise.all([applications('job'), interviews(), placements()]);
    case 'job':
      return Promise.all([applications('candidate'), interviews(), placements()]);
    case 'client': {
      const [contacts, jobs] = await Promise.all([
        reader.read(listClientContactsAction, { client_id: id }, Contacts),
        reader.read(listJobsAction, by, Jobs),
      ]);
      const people = contacts === null ? null : { ...contacts, has_more: false };
      return [
        section(t('records.people'), people, ({ name, title, email, phone }) => ({
          id: null,
          name,
          more: [title, email, phone].filter(Boolean).join(', '),
        })),
        section(t('records.jobs'), jobs, ({ id: job, title, status }) => ({
          id: job,
          name: title,
          more: '',
          said: valueText(status),
        })),
        await placements(),
      ];
    }
    case 'application':
      return [await interviews()];
    default:
      return [];
  }
}

function section<T>(
  title: string,
  found: { items: T[]; has_more: boolean } | null,
  line: (item: T) => Line,
): Section {
  return { title, lines: found?.items.map(line) ?? null, more: found?.has_more ?? false };
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return /^[a-z]{3,5}_[0-9a-z]{20,30}$/.test(value) ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(idsIn);
}
