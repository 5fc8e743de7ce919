import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { desk: agency } = useDesk();

it('lists the twelve stages in order, each in its group', async () => {
  const { body } = await agency.api.get('/stages');
  const rows = body.data.map((row: { value: string; group: string; terminal: boolean; order: number }) => [
    row.order,
    row.value,
    row.group,
    row.terminal,
  ]);
  expect(rows).toEqual([
    [1, 'funnel', 'triage', false],
    [2, 'maybe', 'triage', false],
    [3, 'yes', 'triage', false],
    [4, 'no', 'triage', false],
    [5, 'screen', 'internal', false],
    [6, 'submitted', 'client', false],
    [7, 'client_interview', 'client', false],
    [8, 'references', 'client', false],
    [9, 'offer', 'client', false],
    [10, 'placed', 'closed', true],
    [11, 'rejected', 'closed', true],
    [12, 'withdrew', 'closed', true],
  ]);
  expect(body.data[6].label).toBe('Client interview');
  expect(body.meta).toMatchObject({ count: 12, has_more: false });
});
