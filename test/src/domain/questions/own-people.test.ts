import { expect, it } from 'vitest';
import { addDays } from '#src/lib/clock.ts';
import { fixture, useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { todayThere } from '#test/harness/quotas.ts';
import type { Api } from '#test/harness/workspace.ts';

const { desk: agency } = useDesk({ country: 'AU', sandbox: true });

const START = addDays(todayThere(), 20);
const LATER = addDays(START, 10);

interface Made {
  sam: Api;
  /** The same person, by a key that reads money. */
  rich: Api;
}

const made = fixture(async (): Promise<Made> => {
  const desk = deskOf(agency);
  const { userId, api: rich } = await agency.user('team_lead', { dataScope: 'self' });
  const sam = agency.as(
    await agency.key(
      ['placements:read', 'applications:read', 'jobs:read', 'candidates:read', 'analytics:read'],
      { userId },
    ),
  );
  const client_id = await desk.client({ name: 'Acme Mining' });
  const placed = async (name: string, owner_id: string | undefined): Promise<void> => {
    const application_id = await desk.application({
      job_id: await desk.job({ client_id, title: `Job of ${name}` }),
      candidate_id: await desk.candidate({ name }),
      owner_id,
      stage: 'offer',
    });
    const placement = { application_id, salary: 100_000, fee_percent: 20, start_date: START };
    expect((await agency.api.post('/placements', placement)).status).toBe(201);
  };
  await placed('Farah Ito', userId);
  await placed('Otto Brandt', undefined);
  return { sam, rich };
});

const ask = async (api: Api, question: string) => (await api.post('/analytics/ask', { question })).body.data;

it('says of the fee of somebody whom one placed that it is hidden, and not that others have them', async () => {
  const { answer } = await ask(made.sam, 'fee of Farah Ito');
  expect(answer).toContain('hidden from this credential');
  expect(answer).not.toContain('what others have');
});

it('tells what is to come of somebody whom one placed, and still nothing of those of others', async () => {
  const own = await ask(made.rich, 'billings of Farah Ito');
  expect(own.read_as, own.answer).not.toBeNull();
  expect(own.answer).toMatch(/not started/);
  const other = await ask(made.rich, 'billings of Otto Brandt');
  expect(other.answer).toContain('what others have with Otto Brandt');
});

it('says of whom there is no open job', async () => {
  const { answer } = await ask(made.sam, 'which open jobs have no live applications');
  expect(answer).toMatch(/^(?:You own no open job|There is no open job owned by you)/);
});

it('counts who starts until a day to come, and says of a stretch that goes on who has not started yet', async () => {
  const month = new Intl.DateTimeFormat('en', { month: 'long', timeZone: 'UTC' }).format(new Date(LATER));
  const soon = await ask(agency.api, `starts by ${Number(LATER.slice(8))} ${month}`);
  expect(soon.read_as).toMatch(/^starts to come, from/);
  expect(soon.rows).toMatchObject([{ pending_starts: 2 }]);
  const { answer } = await ask(agency.api, `who starts from 1 January 2020 to ${LATER}`);
  expect(answer).toContain(`2 more have a start date by ${LATER} and have not started yet.`);
});
