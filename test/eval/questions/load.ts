import type { Service } from '#src/server/service.ts';
import type { Api, Workspace } from '#test/harness/workspace.ts';
import { APPLICATIONS, COMPANIES, JOBS, NOW, PEOPLE, PLACEMENTS, TARGETS, TEAMS } from './world.ts';

/** The agency of `world.ts` in a store. */
export interface Loaded {
  /** Asks as the agency's owner, with every figure and all money. */
  owner: Api;
  /** Asks as a person of the agency. */
  as(person: string): Promise<Api>;
}

interface Step {
  at: string;
  run(): Promise<unknown>;
}

/** What the agency is called by: its people, teams and clients, and how their ids are found. */
interface Names {
  ids: Map<string, string>;
  idOf(key: string): string;
  /** Sets the account's clock. */
  clock(at: string): Promise<unknown>;
  by(person: string): Api;
  keyOf(person: string): string;
}

async function made(call: ReturnType<Api['post']>): Promise<{ id: string }> {
  const { status, body } = await call;
  if (status >= 300) throw new Error(JSON.stringify(body.error));
  return body.data;
}

/**
 * Writes the agency without its records: all that a question may name, but for the titles of its jobs.
 * @param desk an agency in Sydney without records
 */
export async function loadNames(service: Service, desk: Workspace): Promise<Names> {
  const ids = new Map<string, string>();
  const keys = new Map<string, string>();
  const idOf = (key: string): string => {
    const id = ids.get(key);
    if (id === undefined) throw new Error(`${key} was not made before it was used`);
    return id;
  };
  const clock = (at: string): Promise<unknown> =>
    service.store.write((unit) =>
      unit.tx
        .updateTable('accounts')
        .set({ clock_offset_ms: Date.parse(at) - Date.now() })
        .where('id', '=', desk.accountId)
        .execute(),
    );
  await clock('2024-08-01T00:00:00Z');
  const at = `/accounts/${desk.accountId}`;
  for (const name of TEAMS) ids.set(name, (await made(desk.api.post(`${at}/teams`, { name }))).id);
  for (const { key, name, team, role } of PEOPLE) {
    const email = `${key}@agency.example`;
    const { id } = await made(desk.api.post(`${at}/users`, { name, email, role, team_id: idOf(team) }));
    ids.set(key, id);
    keys.set(key, await desk.key(['admin'], { userId: id }));
  }
  for (const { name, industry, currency } of COMPANIES) {
    const client = await made(desk.api.post('/clients', { name, industry }));
    ids.set(name, client.id);
    await made(
      desk.api.post(`/clients/${client.id}/contacts`, {
        name: `Casey ${name.split(' ')[0]}`,
        email: `casey@${name.split(' ')[0]?.toLowerCase()}.example`,
        is_primary: true,
      }),
    );
    ids.set(`currency of ${name}`, currency);
  }
  await made(
    desk.api.post('/batch', { actions: [{ action: 'set_quota_plan', input: { year_start_month: 7 } }] }),
  );
  return {
    ids,
    idOf,
    clock,
    by: (person) => desk.as(keys.get(person) ?? desk.adminKey),
    keyOf: (person) => keys.get(person) ?? '',
  };
}

/**
 * Writes the world through the interface, each record on its own day: the account's clock is set to that day before
 * the call that makes it.
 * @param desk an agency in Sydney without records
 */
export async function loadWorld(service: Service, desk: Workspace): Promise<Loaded> {
  const { ids, idOf, clock, by, keyOf } = await loadNames(service, desk);
  const steps: Step[] = [];
  const on = (at: string, run: () => Promise<unknown>): void => {
    steps.push({ at, run });
  };
  for (const job of JOBS) {
    on(`${job.opened}T00:00:00Z`, async () => {
      const owner = PEOPLE.find(({ key }) => key === job.owner);
      const { id } = await made(
        by(job.owner).post('/jobs', {
          title: job.title,
          client_id: idOf(job.client),
          employment_type: job.employment,
          is_evergreen: job.evergreen,
          team_id: idOf(owner?.team ?? ''),
        }),
      );
      ids.set(job.key, id);
    });
  }
  const jobOf = new Map(JOBS.map((job) => [job.key, job]));
  APPLICATIONS.forEach((application, n) => {
    const desk = by(application.owner);
    on(`${application.stages[0]?.on}T00:10:00Z`, async () => {
      const name = `Robin Person${String.fromCharCode(97 + (n % 26))}${n}`;
      const person = await made(desk.post('/candidates', { name, email: `person${n}@people.example` }));
      const { id } = await made(
        desk.post('/applications', {
          job_id: idOf(application.job),
          candidate_id: person.id,
          source: application.source,
          owner_id: idOf(application.owner),
        }),
      );
      ids.set(application.key, id);
    });
    const placement = PLACEMENTS.find((one) => one.application === application.key);
    for (const { stage, on: day } of application.stages.slice(1)) {
      on(`${day}T00:20:00Z`, async () => {
        const id = idOf(application.key);
        if (stage === 'submitted') {
          const items = [{ application_id: id, summary: 'Meets the brief.' }];
          await made(desk.post('/submissions', { job_id: idOf(application.job), items }));
        } else if (stage === 'placed' && placement !== undefined) {
          const money =
            placement.type === 'contract'
              ? {
                  placement_type: 'contract',
                  contract_end_date: placement.ends,
                  guarantee_days: placement.guaranteeDays,
                  charge_rate: 120,
                  pay_rate: 90,
                  rate_period: 'hourly',
                  expected_gp: placement.value,
                }
              : {
                  placement_type: 'permanent',
                  salary: placement.salary,
                  fee_percent: placement.percent,
                  guarantee_days: placement.guaranteeDays,
                };
          const credits = placement.credits.map(({ user, percent }) => ({
            user_id: idOf(user),
            percent,
            role: 'candidate_consultant',
          }));
          const record = await made(
            desk.post('/placements', {
              application_id: id,
              currency: placement.currency,
              offer_date: day,
              start_date: placement.start,
              credits,
              ...money,
            }),
          );
          ids.set(placement.key, record.id);
        } else {
          await made(desk.post(`/applications/${id}/stage`, { stage }));
        }
      });
    }
    for (const day of application.interviews) {
      on(
        `${application.stages.find(({ stage }) => stage === 'client_interview')?.on}T00:30:00Z`,
        async () => {
          const starts_at = `${day}T01:00:00Z`;
          const { id } = await made(
            desk.post('/interviews', {
              application_id: idOf(application.key),
              kind: 'client',
              starts_at,
              format: 'video',
            }),
          );
          ids.set(`interview ${application.key}`, id);
        },
      );
      on(`${day}T05:00:00Z`, () =>
        made(
          desk.post(`/interviews/${idOf(`interview ${application.key}`)}/outcome`, { outcome: 'advance' }),
        ),
      );
    }
  });
  for (const placement of PLACEMENTS) {
    const owner =
      jobOf.get(APPLICATIONS.find(({ key }) => key === placement.application)?.job ?? '')?.owner ?? '';
    const mark = (day: string, status: string, more: object = {}): void =>
      on(`${day}T00:40:00Z`, async () => {
        const { status: code, body } = await by(owner).patch(`/placements/${idOf(placement.key)}`, {
          status,
          ...more,
        });
        if (code >= 300) throw new Error(JSON.stringify(body.error));
      });
    if (placement.start <= NOW.slice(0, 10)) mark(placement.start, 'started');
    if (placement.fellOff !== null) mark(placement.fellOff, 'fell_off');
    if (placement.status === 'completed')
      mark(dayAfter(placement.start, placement.guaranteeDays ?? 0), 'completed');
  }
  for (const job of JOBS) {
    if (job.status === 'closed' || job.status === 'on_hold') {
      const last = APPLICATIONS.filter((one) => one.job === job.key).flatMap(({ stages }) =>
        stages.map((stage) => stage.on),
      );
      on(`${[...last, job.opened].sort().at(-1)}T23:00:00Z`, async () => {
        await by(job.owner).patch(`/jobs/${idOf(job.key)}`, { status: job.status });
      });
    }
  }
  steps.sort((a, b) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0));
  for (const step of steps) {
    await clock(step.at);
    await step.run();
  }
  await clock(NOW);
  const target = (level: object, amount: number): Promise<unknown> =>
    made(
      desk.api.post('/batch', {
        actions: [{ action: 'set_quota_target', input: { period_id: 'current', amount, ...level } }],
      }),
    );
  await target({}, TARGETS.agency);
  for (const [name, amount] of Object.entries(TARGETS.teams)) await target({ team_id: idOf(name) }, amount);
  for (const [key, amount] of Object.entries(TARGETS.people)) await target({ user_id: idOf(key) }, amount);
  return {
    owner: desk.api,
    as: async (person) => desk.as(keyOf(person)),
  };
}

function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + (days + 1) * 86_400_000).toISOString().slice(0, 10);
}
