import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { interview } from '#test/harness/interview.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

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
