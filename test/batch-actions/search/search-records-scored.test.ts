import { beforeAll, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { interview, letPass } from '#test/harness/interview.ts';

const { running, desk } = useDesk({ sandbox: true, country: 'GB' });
const ids: Record<string, string> = {};

/** Of each person the interviews that there were: their kind and score. */
const PEOPLE: Readonly<Record<string, readonly (readonly ['client' | 'internal', number | null])[]>> = {
  same: [['client', 4]],
  apart: [
    ['client', 2],
    ['internal', 4],
  ],
  twice: [
    ['client', 4],
    ['client', 4],
  ],
  once: [
    ['client', 4],
    ['client', 5],
  ],
  unscored: [['client', null]],
  none: [],
};

beforeAll(async () => {
  const made = async (path: string, body: object) => {
    const { status, body: answer } = await desk.api.post(path, body);
    expect(status, JSON.stringify(answer)).toBeLessThan(300);
    return answer.data.id;
  };
  const client = await made('/clients', { name: 'Pennine Water' });
  const job_id = await made('/jobs', { title: 'Paralegal', client_id: client });
  for (const [name, interviews] of Object.entries(PEOPLE)) {
    const candidate_id = await made('/candidates', { name, email: `${name}@people.example` });
    ids[name] = await made('/applications', { job_id, candidate_id, stage: 'client_interview' });
    for (const [kind, overall] of interviews) {
      const { id } = await interview(desk, { application_id: ids[name], kind });
      await letPass(running, id);
      if (overall !== null)
        await made(`/interviews/${id}/outcome`, { outcome: 'hold', scorecard: { overall } });
    }
  }
});

it.each([
  ['applications with a client interview scored 4', ['same', 'twice', 'once']],
  ['applications with no client interview scored 4', ['apart', 'unscored', 'none']],
  ['applications with two client interviews scored 4', ['twice']],
  ['applications with two client interviews, one of them scored 5', ['once']],
  ['applications with two client interviews, none scored over 4', ['twice']],
  ['applications scored 2 or 5 at client interview', ['apart', 'once']],
  ['applications not scored 4 at client interview', ['apart', 'unscored', 'none']],
  ['applications with a client interview not scored 4', ['apart', 'once', 'unscored']],
  ['applications with no interview scored 3 or more', ['unscored', 'none']],
])('an interview of a kind and a score is one and the same: %s', async (query, names) => {
  const { body } = await desk.api.post('/search', { entity_type: 'applications', query });
  const { results, unsupported } = body.data;
  const found = results.map(({ id }: { id: string }) => id);
  expect(Object.keys(ids).filter((name) => found.includes(ids[name]))).toEqual(names);
  expect(unsupported ?? []).toEqual([]);
});
