import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk: agency } = useDesk({ country: 'GB', name: 'Harbour Talent' });

async function specOf(text: string): Promise<string> {
  const desk = deskOf(agency);
  const client_id = await desk.client({
    name: 'Wexcombe Joinery',
    website: 'https://wexcombe.example',
    allow_duplicate: true,
  });
  await agency.api.post(`/clients/${client_id}/contacts`, {
    name: 'Begoña Wicksteed',
    email: 'office@wexcombe.example',
  });
  const { body } = await agency.api.post('/jobs/from-description', { text, client_id });
  return JSON.stringify(body.data.spec);
}

const WORK = `Bench joiner, Leeds, full time, permanent.
You make doors and windows in the workshop and fit them on site.
Must have NVQ Level 2 in joinery.`;

it.each([
  ['Begoña Wicksteed'],
  ['Message from Begoña Wicksteed, Wexcombe.'],
  ['Job order 4417. Client ref: Wexcombe / Wicksteed.'],
  ['Intake by phone with Begoña Wicksteed (Wexcombe)'],
])('a staged draft names neither the client nor its people in what candidates read: %s', async (line) => {
  const spec = await specOf(`${line}\n${WORK}`);
  expect(spec).not.toMatch(/Begoña|Wicksteed|Wexcombe/u);
  expect(spec).toContain('doors and windows');
});

it('keeps what is done beside the name of a house that is not to be named', async () => {
  const spec = await specOf(
    `${WORK}\nYou will also run the spindle moulder of Wexcombe Joinery and train two apprentices.\n\nPlease keep Wexcombe out of the ad, the owner is selling.`,
  );
  expect(spec).not.toContain('Wexcombe');
  expect(spec).toContain('train two apprentices');
});

it('leaves the name of a client that hides from nobody', async () => {
  expect(await specOf(`${WORK}\nYou will also run the spindle moulder of Wexcombe Joinery.`)).toContain(
    'Wexcombe',
  );
});
