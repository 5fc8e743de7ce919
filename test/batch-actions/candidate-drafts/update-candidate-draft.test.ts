import { expect, it } from 'vitest';
import { stagedDraft } from '#test/harness/cv/draft.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

it('changes what it is given, works out the gaps anew, and forgets where the old words stood', async () => {
  const draft = await stagedDraft(running, desk, {
    name: 'Mis Read',
    email: 'mis@x.example',
    location: null,
  });
  const changed = await desk.api.patch(`/candidates/from-description/${draft.id}`, {
    name: 'Miss Reed',
    email: null,
    location: { city: 'Perth', country_code: 'AU' },
  });
  expect(changed.status).toBe(200);
  expect(changed.body.data).toMatchObject({
    fields: { name: 'Miss Reed', email: null, location: { city: 'Perth', state: null, country_code: 'AU' } },
    gaps: { mandatory: ['email'] },
    provenance: {},
  });
});

it.each([
  [{ email: 'no address' }, 'email'],
  [{ phone: 'ring me' }, 'phone'],
  [{ skills: ['SQL'] }, 'skills'],
])('refuses %j naming %s', async (body, field) => {
  const draft = await stagedDraft(running, desk, { name: 'A B' });
  const refused = await desk.api.patch(`/candidates/from-description/${draft.id}`, body);
  expect(refused.status).toBe(422);
  expect(refused.body.error.field).toBe(field);
});

it('answers 422 for a draft that is missing, of another agency, or closed', async () => {
  const other = await running.workspace();
  const draft = await stagedDraft(running, desk, { name: 'A B' });
  await desk.api.post(`/candidates/from-description/${draft.id}/cancel`);
  const answers = [
    desk.api.patch('/candidates/from-description/cdr_000000', { name: 'X Y' }),
    other.api.patch(`/candidates/from-description/${draft.id}`, { name: 'X Y' }),
    desk.api.patch(`/candidates/from-description/${draft.id}`, { name: 'X Y' }),
  ];
  const refusals = (await Promise.all(answers)).map(({ status, body: { error } }) => [
    status,
    error.type,
    error.field,
  ]);
  expect(refusals).toEqual([
    [422, 'draft_missing', undefined],
    [422, 'draft_missing', undefined],
    [422, 'draft_cancelled', 'status'],
  ]);
});
