import { expect, it } from 'vitest';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(startBoardDesk);

async function drafted(job: Record<string, unknown>) {
  const id = await here.job(job);
  return (await here.desk.api.patch(`/jobs/${id}/ad`, {})).body.data;
}

it('says each thing once: a headline, three points, and the rest in order', async () => {
  const ad = await drafted({
    description: `A team of six looks for its lead. You join a calm office.
Responsibilities:
- Close the month
Requirements:
- CPA or CA is required
- SAP is required
- Five years are required
- German is required
Nice to have:
- Mining`,
  });
  expect(ad).toMatchObject({
    headline: 'A team of six looks for its lead.',
    bullets: ['CPA or CA is required', 'SAP is required', 'Five years are required'],
  });
  expect(ad.body).toBe(
    'You join a calm office.\n\n**What you will do**\n\n- Close the month\n\n**Also asked for**\n\n- German is required\n\n**Good to have**\n\n- Mining',
  );
});

it('keeps together what semicolons part, and says no half of a sentence', async () => {
  const ad = await drafted({
    description: `A team of six looks for its lead.

The role is on site in Perth. You will look after three lines on two shifts; daily output, waste and safety; and quality holds.

You bring lean habits and a calm hand; welding would be welcome.`,
  });
  expect(ad.body).toBe(
    'The role is on site in Perth. You bring lean habits and a calm hand.\n\n**What you will do**\n\n- You will look after three lines on two shifts\n- Daily output, waste and safety\n- Quality holds\n\n**Good to have**\n\n- Welding',
  );
});

it.each([
  'We pay $150k plus super.',
  'The package is AUD 150,000.',
  'Up to 150k for the right person.',
  'Expect a day rate of 900.',
  'Earn £45,000 a year.',
])('leaves out what is paid: %s', async (sentence) => {
  const ad = await drafted({
    description: `A team of six looks for its lead. ${sentence}\nRequirements:\n- CPA is required\n- ${sentence}`,
    spec: {
      summary: `A team of six looks for its lead. ${sentence} You join soon.`,
      responsibilities: [sentence, 'Close the month'],
      requirements: ['CPA is required', sentence],
      nice_to_have: [sentence],
    },
  });
  expect(JSON.stringify([ad.title, ad.headline, ad.body, ad.bullets])).not.toMatch(/150|900|45,000/);
  expect(ad.body).toContain('Close the month');
});

it.each([
  ['Acme Mining Pty Ltd', 'Acme Mining Pty Ltd is growing. At ACME MINING you lead.'],
  ['The Boreal Co.', 'Boreal is growing; boreal, too, leads.'],
])('names %s nowhere', async (name, description) => {
  const made = await here.desk.api.post('/clients', { name, allow_duplicate: true });
  const client_id = made.body.data.id;
  const ad = await drafted({ client_id, title: `Lead at ${name}`, description });
  expect(JSON.stringify(ad)).not.toMatch(/acme|boreal/i);
  expect(ad.title).toBe('Lead');
});

it('keeps words that only begin like the name', async () => {
  const client_id = (await here.desk.api.post('/clients', { name: 'Ace' })).body.data.id;
  const ad = await drafted({ client_id, description: 'You face a place of grace with Ace today.' });
  expect(ad.body).toBe('You face a place of grace with our client today.');
});

it('has a body to publish even where the job says only its title', async () => {
  const ad = await drafted({ description: null });
  expect(ad).toMatchObject({ headline: null, bullets: [] });
  expect(ad.body).toContain('Controller');
});
