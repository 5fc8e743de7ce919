import { expect, it } from 'vitest';
import { monthsFromNow, openQuotaDesk, todayThere } from '#test/harness/quotas.ts';

const quotas = openQuotaDesk();
const list = async (query = '') => (await quotas.desk().api.get(`/quotas/periods${query}`)).body;

it('always has the current period first, in the company time zone, under an id that stays', async () => {
  const [current, ...rest] = (await list()).data;
  const today = todayThere();
  expect(rest).toEqual([]);
  expect(current).toMatchObject({ cadence: 'quarterly', status: 'open', is_current: true, locked_at: null });
  expect(current.starts_on <= today && today <= current.ends_on).toBe(true);
  const quarter = Math.ceil(Number(today.slice(5, 7)) / 3);
  expect(current.label).toBe(`Q${quarter} ${today.slice(0, 4)}`);
  expect((await list()).data[0].id).toBe(current.id);
  expect((await quotas.board('current')).period).toEqual(current);
  expect((await quotas.board(current.id)).period).toEqual(current);
});

it('reaches back to the first placement, pages without gaps, and writes nothing', async () => {
  await quotas.placed({ salary: 100_000, start_date: monthsFromNow(-20) });
  const all = (await list('?limit=100')).data;
  expect(all.length).toBeGreaterThanOrEqual(7);
  expect(all.at(-1).starts_on <= monthsFromNow(-20)).toBe(true);
  for (const [at, period] of all.slice(1).entries())
    expect(new Date(`${period.ends_on}T24:00:00Z`).toISOString().slice(0, 10)).toBe(all[at].starts_on);
  const paged = [];
  let after = '';
  do {
    const page = await list(`?limit=3${after}`);
    paged.push(...page.data);
    after = page.meta.has_more ? `&after=${page.meta.next_cursor}` : '';
  } while (after !== '');
  expect(paged).toEqual(all);
  const rows = await quotas
    .running()
    .service.store.read((db) => db.selectFrom('quota_periods').selectAll().execute());
  expect(rows).toEqual([]);
});

it('keeps a period that holds something when the cadence changes, beside those of the new one', async () => {
  const held = (await quotas.run('set_quota_target', { period_id: 'current', amount: 5 })).data;
  await quotas.run('set_quota_plan', { cadence: 'monthly' });
  const periods = (await list('?limit=100')).data;
  expect(periods.find(({ id }: { id: string }) => id === held.id)).toMatchObject({
    cadence: 'quarterly',
    label: held.label,
  });
  expect(periods.filter(({ is_current }: { is_current: boolean }) => is_current)).toHaveLength(2);
  expect((await quotas.board('current')).period.cadence).toBe('monthly');
});

it('refuses a cursor of another list', async () => {
  const refused = await list('?after=nonsense');
  expect(refused.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'after' });
});
