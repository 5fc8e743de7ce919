import { expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { briefOf, submit } from '#test/harness/submission.ts';

const running = useService();

const PERSON = { name: 'Odd Nilsen', current_title: 'Controller', current_company: 'Osprey Textiles Ltd' };

it.each(['anonymous', 'first_name'])(
  'whoever sends at %s is told which words around the people are read otherwise than they were written',
  async (identity_visibility) => {
    const agency = await running.workspace({ name: 'Harbour Talent', country: 'GB' });
    const brief = await briefOf(agency, [PERSON]);
    const sent = await submit(agency, brief, {
      identity_visibility,
      title: 'Plan by Odd Nilsen',
      email_subject: 'A controller for you',
      items: [{ application_id: brief.applications[0], summary: 'A steady controller.' }],
    });
    expect(sent.status).toBe(201);
    const told = (sent.body.meta.warnings ?? []).filter(({ code }: { code: string }) => code === 'left_out');
    const fields = told.flatMap(
      (one: { fields: { field: string; words: string; shown: string }[] }) => one.fields,
    );
    const title = fields.find(({ field }: { field: string }) => field === 'title');
    expect(title).toMatchObject({ words: 'Plan by Odd Nilsen' });
    expect(title.shown).not.toContain('Nilsen');
    expect(fields.map(({ field }: { field: string }) => field)).not.toContain('email_subject');
  },
);

it('whoever sends in full is told of nothing', async () => {
  const agency = await running.workspace({ name: 'Harbour Talent', country: 'GB' });
  const brief = await briefOf(agency, [PERSON]);
  const sent = await submit(agency, brief, {
    identity_visibility: 'full',
    title: 'Plan by Odd Nilsen',
    items: [{ application_id: brief.applications[0], summary: 'A steady controller.' }],
  });
  expect(JSON.stringify(sent.body.meta.warnings ?? [])).not.toContain('left_out');
});
