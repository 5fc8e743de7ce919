import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import type { Api } from '#test/harness/workspace.ts';
import questions from './questions.json' with { type: 'json' };

/** A question as people ask it, with what it means, or with what there is no figure for. */
interface Question {
  question: string;
  metric?: string;
  by?: string[];
  period?: string | readonly (string | null)[] | null;
  filters?: object;
  unsupported?: string[];
}

const SET: readonly Question[] = questions;
/** The least share of the set that must be understood just as it is meant. */
const LEAST = 0.95;

beforeAll(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T03:00:00Z') });
});
const running = useService();
let asker: Api;

beforeAll(async () => {
  const agency = await running.workspace({ country: 'AU' });
  const at = `/accounts/${agency.accountId}`;
  const team = async (name: string) => (await agency.api.post(`${at}/teams`, { name })).body.data.id;
  const [resources, technology] = [await team('Resources'), await team('Technology')];
  const user = async (name: string, team_id: string, role = 'consultant') => {
    const email = `${name.replace(/\W/g, '').toLowerCase()}@agency.example`;
    return (await agency.api.post(`${at}/users`, { name, email, role, team_id })).body.data.id;
  };
  const pat = await user("Pat O'Neill", technology, 'team_lead');
  await user('Sam Reyes', resources);
  await user('Jo Lindqvist', resources);
  const desk = deskOf(agency);
  const mining = await desk.client({ name: 'Acme Mining', industry: 'Mining' });
  await desk.client({ name: 'Boreal Foods', industry: 'Food' });
  await desk.client({ name: 'Cobalt Health Pty Ltd' });
  await desk.job({ title: 'Site Engineer', client_id: mining, location: { city: 'Sydney', country: 'AU' } });
  await desk.candidate({ location: { city: 'Melbourne' } });
  await desk.candidate({ location: { city: 'Sydney' } });
  asker = agency.as(await agency.key(['analytics:read', 'placements:financials:read'], { userId: pat }));
});
afterAll(() => {
  vi.useRealTimers();
});

/** How a question was understood, in the words of the set. */
async function understood(question: string): Promise<unknown> {
  const { status, body } = await asker.post('/analytics/ask', { question });
  expect(status, JSON.stringify(body.error)).toBe(200);
  const { interpretation, unsupported_concepts } = body.data;
  if (unsupported_concepts.length > 0) {
    expect(body.data.rows).toEqual([]);
    expect(body.data.suggested_alternatives.length).toBeGreaterThan(0);
    return { unsupported: unsupported_concepts };
  }
  const { metric, dimensions, filters, period } = interpretation;
  const meant = Object.fromEntries(
    filters.map(({ dimension, values }: { dimension: string; values: { label: string }[] }) => [
      dimension,
      values.map(({ label }) => label),
    ]),
  );
  const when = period === null ? null : (period.period ?? [period.from, period.to]);
  return { metric, by: dimensions, period: when, filters: meant };
}

it('holds at least 120 different questions', () => {
  expect(new Set(SET.map(({ question }) => question)).size).toBe(SET.length);
  expect(SET.length).toBeGreaterThanOrEqual(120);
});

it('understands at least 95 of 100 questions just as they are meant, and names what it has no figure for', async () => {
  const missed: string[] = [];
  for (const { question, ...meant } of SET) {
    const found = await understood(question);
    if (!isDeepStrictEqual(found, meant))
      missed.push(`${question}\n  meant ${JSON.stringify(meant)}\n  found ${JSON.stringify(found)}`);
  }
  expect(1 - missed.length / SET.length, missed.join('\n')).toBeGreaterThanOrEqual(LEAST);
});
