import { expect, it } from 'vitest';
import { insertRows } from '#db/rows.ts';
import { addDays } from '#src/lib/clock.ts';
import { formatMoney } from '#src/lib/money.ts';
import { runAction } from '#test/harness/action.ts';
import { figuresOf, storeFigures } from '#test/harness/figures.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { todayThere } from '#test/harness/quotas.ts';

const { running, desk } = useDesk({ country: 'AU' });

it('the pace that a brief tells is to the cent what the board shows, with extensions, fallen contracts and two currencies', async () => {
  const today = todayThere();
  const { accountId } = desk;
  const figures = figuresOf({ accountId, today, applications: 1500 });
  const extensions = figures.placements
    .filter(({ placement_type }, at) => placement_type === 'contract' && at % 3 === 0)
    .map((placement) => ({
      account_id: accountId,
      placement_id: placement.id,
      starts_on: addDays(placement.start_date ?? today, 10),
      ends_on: addDays(placement.start_date ?? today, 40),
      amount: 1234.56,
      created_at: placement.created_at,
    }));
  expect(extensions.length).toBeGreaterThan(5);
  await running.service.store.write(async ({ tx }) => {
    await storeFigures(tx, figures);
    await insertRows(tx, 'contract_extensions', extensions as never);
  });
  const plans = [
    {},
    { cadence: 'yearly' },
    { recognition: 'accepted' },
    { count_extensions: false },
    { count_perm: false },
    { count_perm: true, count_contract: false },
  ];
  for (const plan of plans) {
    await runAction(running, desk.adminKey, 'set_quota_plan', plan);
    const { agency } = (await desk.api.get('/quotas/periods/current')).body.data;
    const [line] = (await desk.api.get('/desk/brief?desk=agency&parts=quota')).body.data.quota;
    const told = agency.billings.map(({ amount, currency }: { amount: number; currency: string }) =>
      formatMoney(amount, currency),
    );
    // On the first days of a period there may be nothing yet.
    const pace = expect.stringContaining(`: ${told.join(' and ')} billed`);
    expect(line?.what, JSON.stringify(plan)).toEqual(told.length === 0 ? undefined : pace);
  }
});
