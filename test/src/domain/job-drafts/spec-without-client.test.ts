import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'GB', name: 'Harbour Talent' });

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

it('says our client also where the brief does not ask that it is not named', async () => {
  const spec = await specOf(`${WORK}\nYou will also run the spindle moulder of Wexcombe Joinery.`);
  expect(spec).not.toContain('Wexcombe');
  expect(spec).toContain('our client');
});

it('names no client that is told only when the draft is changed, and tells which lines went', async () => {
  const text = `${WORK}\nYou will also run the spindle moulder of Wexcombe Joinery.\nFor our eyes: Ishbel Quarrie 07700 900417.`;
  const drafted = (await agency.api.post('/jobs/from-description', { text })).body.data;
  expect(JSON.stringify(drafted.spec)).not.toMatch(/Quarrie|07700/);
  expect(drafted.notes.join()).toContain('“For our eyes: Ishbel Quarrie 07700 900417”');
  const client = await agency.api.post('/clients', { name: 'Wexcombe Joinery', allow_duplicate: true });
  const changed = await runAction(running, agency.adminKey, 'update_job_draft', {
    review_token: drafted.review_token,
    client_id: client.body.data.id,
  });
  expect(JSON.stringify((changed.data as { spec: unknown }).spec)).not.toContain('Wexcombe');
});
