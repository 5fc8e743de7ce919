import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU' });

const sharing = async (): Promise<unknown> => {
  const { body } = await desk.api.post('/reports/run', { report: 'data_quality' });
  const row = body.data.rows.find(({ check }: { check: string }) => check === 'candidate_same_phone');
  return row?.affected;
};

it('data_quality counts each candidate who shares a phone number with another who is still there', async () => {
  const ids: string[] = [];
  for (const [name, phone] of [
    ['Ana Moss', '+61412345678'],
    ['Ben Moss', '+61412345678'],
    ['Cleo Hart', '+61498765432'],
    ['Dev Rao', undefined],
    ['Eli Ward', undefined],
  ] as const) {
    const email = `${name.replace(' ', '.').toLowerCase()}@people.example`;
    const { body } = await desk.api.post('/candidates', { name, email, ...(phone && { phone }) });
    ids.push(body.data.id);
  }
  expect(await sharing()).toBe(2);
  expect((await desk.api.delete(`/candidates/${ids[0]}`)).status).toBe(200);
  expect(await sharing()).toBe(0);
});
