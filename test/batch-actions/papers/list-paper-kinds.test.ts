import { expect, it } from 'vitest';
import { act } from '#test/harness/contract.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { desk } = useDesk({ country: 'NZ' });

const words = (list: { kind: string }[]) => list.map(({ kind }) => kind);

it("names the kinds of the agency's own country, with what a contract there needs", async () => {
  const { result } = await act(desk, 'list_paper_kinds', {});
  expect(result.country).toBe('NZ');
  expect(words(result.kinds)).toContain('moj_check');
  expect(words(result.kinds)).not.toContain('police_check');
  expect(result.required).toContainEqual({
    one_of: ['ir330', 'ir330c'],
    region: 'NZ',
    engagement: null,
    abroad: false,
  });
  expect(result.notice).toContain('not legal advice');
});

it('gives members of the European Union the kinds of the Union, and a country without its own the common ones', async () => {
  const german = (await act(desk, 'list_paper_kinds', { country: 'Germany' })).result;
  expect([german.country, words(german.kinds).includes('a1_certificate')]).toEqual(['DE', true]);
  const other = (await act(desk, 'list_paper_kinds', { country: 'SG' })).result;
  expect(words(other.kinds)).toEqual([
    'right_to_work',
    'identity',
    'qualification',
    'professional_registration',
    'driving_licence',
    'public_liability',
    'professional_indemnity',
    'bank_details',
    'nda',
    'contractor_agreement',
    'assignment_schedule',
  ]);
});
