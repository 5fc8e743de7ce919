/** @jsxImportSource hono/jsx */
import type { Context } from 'hono';
import type { FC } from 'hono/jsx';
import * as z from 'zod';
import { listTeamsAction, listUsersAction } from '#actions/accounts/index.ts';
import { listJobsAction } from '#actions/jobs/index.ts';
import { t } from '../../language/text.ts';
import { listOf, type Reader } from '../reader.ts';

/** What the pipeline and the figures are limited to; null for everything. */
export interface DeskFilter {
  team: string | null;
  person: string | null;
  job: string | null;
}

interface Option {
  id: string;
  name: string;
}

/** What there is to choose from; empty for what the person may not list. */
export interface Choice {
  teams: Option[];
  people: (Option & { team: string | null })[];
  jobs: Option[];
}

const OFFERED = 100;
const Teams = z.object({ items: z.array(z.object({ id: z.string(), name: z.string() })) });
const People = listOf(z.object({ id: z.string(), name: z.string(), team_id: z.nullable(z.string()) }));
const Jobs = listOf(
  z.object({ id: z.string(), title: z.string(), client_name: z.nullable(z.string()).optional() }),
);

/** The filter in the address of a page. */
export function filterOf(c: Context): DeskFilter {
  const of = (name: string): string | null => c.req.query(name) || null;
  return { team: of('team'), person: of('person'), job: of('job') };
}

/** As the query of an address, with its question mark; empty without a filter. */
export function queryOf(filter: DeskFilter): string {
  const given = Object.entries(filter).filter((pair): pair is [string, string] => pair[1] !== null);
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

/** As the filters of a report. */
export function reportFilters({ team, person, job }: DeskFilter): { filters?: Record<string, string> } {
  const filters = {
    ...(team === null ? {} : { team_id: team }),
    ...(person === null ? {} : { consultant_id: person }),
    ...(job === null ? {} : { job_id: job }),
  };
  return Object.keys(filters).length === 0 ? {} : { filters };
}

/** The teams, people and open jobs to choose from: the newest hundred of each. */
export async function readChoice(reader: Reader): Promise<Choice> {
  const [teams, people, jobs] = await Promise.all([
    reader.read(listTeamsAction, {}, Teams),
    reader.read(listUsersAction, { limit: OFFERED }, People),
    reader.read(listJobsAction, { status: 'active', limit: OFFERED }, Jobs),
  ]);
  const byName = (a: Option, b: Option): number => a.name.localeCompare(b.name);
  return {
    teams: (teams?.items ?? []).toSorted(byName),
    people: (people?.items ?? [])
      .map(({ id, name, team_id }) => ({ id, name, team: team_id }))
      .toSorted(byName),
    jobs: (jobs?.items ?? [])
      .map(({ id, title, client_name }) => ({ id, name: client_name ? `${title}, ${client_name}` : title }))
      .toSorted(byName),
  };
}

/** Chooses what the desk shows; a plain form, so that an address can be kept and sent on. */
export const FilterForm: FC<{ choice: Choice; filter: DeskFilter }> = ({ choice, filter }) => {
  const selects = [
    {
      name: 'team',
      label: t('desk.team'),
      all: t('desk.allTeams'),
      options: choice.teams,
      chosen: filter.team,
    },
    {
      name: 'person',
      label: t('desk.person'),
      all: t('desk.everybody'),
      options: choice.people,
      chosen: filter.person,
    },
    { name: 'job', label: t('desk.job'), all: t('desk.allJobs'), options: choice.jobs, chosen: filter.job },
  ].filter(({ options, chosen }) => options.length > 1 || chosen !== null);
  if (selects.length === 0) return null;
  return (
    <form method="get" action="/" class="filter" aria-label={t('desk.limit')}>
      {selects.map(({ name, label, all, options, chosen }) => (
        <div>
          <label for={`filter-${name}`}>{label}</label>
          <select id={`filter-${name}`} name={name}>
            <option value="">{all}</option>
            {options.some(({ id }) => id === chosen) || chosen === null ? null : (
              <option value={chosen} selected>
                {chosen}
              </option>
            )}
            {options.map((option) => (
              <option value={option.id} selected={option.id === chosen}>
                {option.name}
              </option>
            ))}
          </select>
        </div>
      ))}
      <button class="second" type="submit">
        {t('desk.show')}
      </button>
      {queryOf(filter) === '' ? null : <a href="/">{t('desk.showAll')}</a>}
    </form>
  );
};
