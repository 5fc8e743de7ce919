import { expect, it } from 'vitest';
import { act } from '#test/harness/contract.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'AU' });

const required = async (country: string) =>
  (await act(desk, 'list_paper_kinds', { country })).result.required.map(({ one_of }: { one_of: string[] }) =>
    one_of.join(' or '),
  );

it('replaces what a region asks for, leaves the others, and goes back to the default', async () => {
  const before = await required('AU');
  const set = await act(desk, 'set_required_papers', {
    region: 'Australia',
    requirements: [{ one_of: ['Police check'] }, { one_of: ['abn'], engagement: 'sole_trader' }],
  });
  expect(set.result.settings.required_papers.AU).toHaveLength(2);
  const common = ['right_to_work', 'identity', 'contractor_agreement', 'assignment_schedule'];
  expect(await required('AU')).toEqual([...common, 'police_check', 'abn']);
  expect(await required('NZ')).toEqual([...common, 'ir330 or ir330c']);
  await act(desk, 'set_required_papers', { region: 'AU', use_default: true });
  expect(await required('AU')).toEqual(before);
});

it('can ask for more in one member of the Union, or in a country without kinds of its own', async () => {
  await act(desk, 'set_required_papers', { region: 'FR', requirements: [{ one_of: ['health_insurance'] }] });
  expect(await required('FR')).toContain('health_insurance');
  expect(await required('DE')).not.toContain('health_insurance');
  await act(desk, 'set_required_papers', { region: 'SG', requirements: [{ one_of: ['nda'] }] });
  expect(await required('SG')).toContain('nda');
});

it.each([
  [{ region: 'Atlantis', requirements: [] }, 'region'],
  [{ region: 'AU', requirements: [{ one_of: ['polic_check'] }] }, 'police_check'],
  [{ region: 'NZ', requirements: [{ one_of: ['zzz'] }] }, 'in NZ. list_paper_kinds'],
  [{ region: 'ALL', requirements: [{ one_of: ['identity'] }] }, 'right to work'],
  [
    { region: 'ALL', requirements: [{ one_of: ['police_check'] }, { one_of: ['right_to_work'] }] },
    'police_check',
  ],
  [{ region: 'AU' }, 'requirements'],
  [{ region: 'AU', requirements: [], use_default: true }, 'use_default'],
])('refuses %j', async (input, says) => {
  const item = await act(desk, 'set_required_papers', input);
  expect(item.error.message).toContain(says);
  expect(item.error.code).toMatch('VALIDATION_ERROR');
});

it('is for admins, and is undone', async () => {
  const { key } = await desk.user('consultant');
  const input = { region: 'GB', requirements: [] };
  expect((await act(desk, 'set_required_papers', input, key)).error.code).toBe('ADMIN_REQUIRED');
  const before = await required('GB');
  const { body } = await desk.api.post('/batch', { actions: [{ action: 'set_required_papers', input }] });
  expect(await required('GB')).not.toEqual(before);
  await desk.api.post(`/batch/${body.data.batch_id}/undo`);
  expect(await required('GB')).toEqual(before);
});

it('says what contracts no longer need, in a plan too, and nothing where as much is asked for', async () => {
  const warned = async (input: object, dry_run = false) => {
    const actions = [{ id: 'a', action: 'set_required_papers', input: { region: 'NZ', ...input } }];
    const { data, meta } = (await desk.api.post('/batch', { actions, dry_run })).body;
    return [...(data.items[0].warnings ?? []), ...(meta.warnings ?? [])].map(
      ({ code, message }: Record<string, string>) => [code, message],
    );
  };
  const says = (words: string) => [['papers_no_longer_required', expect.stringContaining(words)]];
  const nothing = { requirements: [] };
  expect(await warned(nothing, true)).toEqual(says('in NZ no longer need: IR330'));
  expect(await warned({ requirements: [{ one_of: ['nda'] }, { one_of: ['identity'] }] })).toEqual(
    says('IR330'),
  );
  expect(
    await warned({
      requirements: [{ one_of: ['nda'], engagement: 'sole_trader' }, { one_of: ['identity'] }],
    }),
  ).toEqual(says('no longer need: Non-disclosure'));
  expect(await warned({ requirements: [{ one_of: ['nda'] }, { one_of: ['identity'] }] })).toEqual([]);
  expect(await warned({ use_default: true })).toEqual(says('dentity'));
});
