import { afterAll, beforeAll, expect, it } from 'vitest';
import { interview } from '#test/harness/interview.ts';
import { startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

let running: TestService;
let agency: Workspace;

beforeAll(async () => {
  running = await startService();
  agency = await running.workspace({ country: 'AU' });
});
afterAll(() => running.close());

it('answers the interview as the booking did', async () => {
  const booked = await interview(agency, { timezone: 'Europe/Berlin', round: 3 });
  const answer = await agency.api.get(`/interviews/${booked.id}`);
  expect(answer.status).toBe(200);
  expect(answer.body.data).toEqual(booked);
  expect(answer.body.data).toMatchObject({ timezone: 'Europe/Berlin', round: 3 });
});

it('does not know another agency’s interview, nor an unknown one', async () => {
  const { id } = await interview(agency);
  const stranger = await running.workspace();
  for (const path of [`/interviews/${id}`, '/interviews/int_00000000']) {
    expect((await stranger.api.get(path)).status).toBe(404);
  }
});
