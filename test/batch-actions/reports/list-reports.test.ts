import { expect, it } from 'vitest';
import { REPORT_NAMES } from '#src/domain/reports/catalogue.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk();

interface Entry {
  report: string;
  available: boolean;
  definition: string | null;
  default_period: string | null;
  group_by: string[];
  filters: string[];
}

it('lists the reports, and every one it calls available runs as it says it can', async () => {
  const entries: Entry[] = (await desk.api.get('/reports')).body.data;
  expect(entries).toHaveLength(REPORT_NAMES.length);
  const waiting = entries.filter(({ available }) => !available);
  expect(waiting.map(({ report }) => report)).toEqual([]);
  for (const { report, definition, default_period, group_by } of entries.filter(
    ({ available }) => available,
  )) {
    expect(definition, report).toMatch(/\.$/);
    for (const axis of [undefined, ...group_by]) {
      const { status, body } = await desk.api.post('/reports/run', { report, group_by: axis });
      expect(status, `${report} by ${axis}: ${JSON.stringify(body.error)}`).toBe(200);
      expect(body.data.params.group_by).toBe(axis ?? group_by[0] ?? null);
      expect(body.data.params.period?.period ?? null).toBe(default_period);
    }
  }
});

it('takes every filter it says that a report takes', async () => {
  const entries: Entry[] = (await desk.api.get('/reports')).body.data;
  const client = (await desk.api.post('/clients', { name: 'Acme' })).body.data.id;
  const job = (await desk.api.post('/jobs', { title: 'CFO', client_id: client })).body.data.id;
  const at = `/accounts/${desk.accountId}/teams`;
  const values: Record<string, string> = {
    consultant_id: desk.adminId,
    team_id: (await desk.api.post(at, { name: 'Mining' })).body.data.id,
    client_id: client,
    job_id: job,
    stage: 'offer',
    source: 'applied',
    employment_type: 'contract',
    placement_type: 'permanent',
    kind: 'client',
    industry: 'Mining',
    city: 'Perth',
    country: 'Australia',
    currency: 'AUD',
  };
  for (const { report, filters } of entries) {
    for (const filter of filters) {
      const { status, body } = await desk.api.post('/reports/run', {
        report,
        filters: { [filter]: values[filter] },
      });
      expect(status, `${report} for ${filter}: ${JSON.stringify(body.error)}`).toBe(200);
      expect(body.data.params.filters).toHaveLength(1);
    }
  }
});

it('is for those with analytics:read', async () => {
  const refused = await desk.as(await desk.key(['jobs:read'], { userId: null })).get('/reports');
  expect(refused.body.error).toMatchObject({ code: 'INSUFFICIENT_SCOPE', scope: 'analytics:read' });
});
