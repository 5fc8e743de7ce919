import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { briefOf, pathOf, submit } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ name: 'Harbour Talent' });

const TAMA = {
  name: 'Tama Parata',
  current_title: 'Head Beekeeper',
  current_company: 'Arataki Foods',
  experience: [
    { title: 'Head Beekeeper', employer: 'Arataki Foods', from: '2016', is_current: true },
    { title: 'Beekeeper', employer: 'Parata Honey', from: '2008', to: '2016' },
  ],
};

it('by first name the page and the summary tell a house that holds the surname by what it is, and a feat is told to the sender', async () => {
  const brief = await briefOf(agency, [TAMA]);
  const summary = 'Beekeeper, Parata Honey (2008 to 2016). The youngest the firm had had.';
  const items = [{ application_id: brief.applications[0], summary }];
  const sent = await submit(agency, brief, { identity_visibility: 'first_name', items });
  expect(sent.status).toBe(201);
  const { url, review } = sent.body.data;
  expect(review).toBeNull();
  const page = await (await running.app.request(pathOf(url))).text();
  expect(page).not.toContain('Parata');
  expect(page).toContain('Beekeeper, a company');
  expect(page).toContain('Arataki Foods');
  const told = sent.body.meta.warnings.filter(
    ({ code }: { code: string }) => code === 'look_before_it_leaves',
  );
  expect(JSON.stringify(told)).toMatch(/he youngest the firm had had.*hides no feats/);
});

it('by first name the preview marks a feat, and says that it holds nothing', async () => {
  const made = await agency.api.post('/candidates', { name: 'Grace Okafor', email: 'grace@people.example' });
  const text = 'Grace was the youngest the firm had had.';
  const input = { candidate_id: made.body.data.id, text, level: 'first_name' };
  const { body } = await agency.api.post('/redaction-previews', input);
  expect(body.data.text).toBe(text);
  expect(body.data.marks).toMatchObject([
    {
      mark: 'unsure',
      words: 'the youngest the firm had had',
      reason: 'feat',
      why: expect.stringContaining('holds nothing'),
    },
  ]);
});
