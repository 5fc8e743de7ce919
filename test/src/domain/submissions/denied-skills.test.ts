import { expect, it } from 'vitest';
import { isDenied } from '#src/domain/lexicon/denials.ts';
import { useService } from '#test/harness/fixture.ts';
import { briefOf, pathOf, submit } from '#test/harness/submission.ts';

const running = useService();

it('shows a client no skill or paper that the record denies', async () => {
  const agency = await running.workspace({ name: 'Harbour Talent', country: 'AU' });
  const brief = await briefOf(agency, [
    {
      name: 'Ana Ruiz',
      current_title: 'Analyst',
      skills: ['no Python', 'basic SAP', 'Excel'],
      certifications: ['no White Card', 'CPA'],
    },
  ]);
  const sent = await submit(agency, brief, { items: [{ application_id: brief.applications[0] }] });
  expect(sent.status).toBe(201);
  const { url, items } = sent.body.data;
  const page = await (await running.app.request(pathOf(url))).text();
  for (const text of [page, JSON.stringify(items)]) {
    expect(text).not.toMatch(/Python|White Card/);
    expect(text).toContain('Excel');
  }
});

it.each(['no Python', 'never used Revit', 'ohne Excel', 'pas de Java'])(
  'an entry that denies: %s',
  (entry) => {
    expect(isDenied(entry)).toBe(true);
  },
);

it.each(['No-code tools', 'Zero trust', 'NoSQL', 'non-destructive testing', 'no-till farming'])(
  'an entry that is only called so: %s',
  (entry) => {
    expect(isDenied(entry)).toBe(false);
  },
);
