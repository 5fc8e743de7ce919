import { expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { meantBy } from '#src/batch/index.ts';

const destructive = new Set(
  [...catalogue.values()].filter(({ risk }) => risk.destructive).map((a) => a.name),
);
const reads = new Set([...catalogue.values()].filter(({ readOnly }) => readOnly).map(({ name }) => name));

it.each([
  ['create_clint', 'create_client'],
  ['creat_client', 'create_client'],
  ['delete_clients', 'delete_client'],
  ['get_notes', 'list_activities'],
  ['create_note', 'create_activity'],
  ['edit_client', 'update_client'],
  ['show_job', 'get_job'],
  ['show_jobs', 'list_jobs'],
])('takes %s for %s', (written, near) => {
  expect(meantBy(written, catalogue).near).toBe(near);
});

it('offers nothing that deletes for another deletion, and says what there is about such records', () => {
  const { near, others, says } = meantBy('delete_activity', catalogue);
  expect([near, [...others].sort()]).toEqual([undefined, ['create_activity', 'list_activities']]);
  expect(says).toContain('for activity records there are');
  expect(meantBy('discard_plan', catalogue).others).toContain('cancel_batch');
});

it('takes a verb that is none here for nothing else, and names the actions that have all of its words', () => {
  const { near, says } = meantBy('import_candidates', catalogue);
  expect(near).toBeUndefined();
  expect(says).toContain('create_candidate_import');
  expect(meantBy('hire_candidate', catalogue).near).toBeUndefined();
});

it('never offers what deletes for a name that is not a misspelling of it, nor a write for one that reads', () => {
  const nouns = [...catalogue.keys()].map((name) => name.replace(/^[a-z]+_/, ''));
  for (const verb of ['remove', 'wipe', 'archive', 'get', 'fetch', 'export', 'list'])
    for (const noun of nouns) {
      const name = `${verb}_${noun}`;
      if (catalogue.has(name)) continue;
      const { near, others } = meantBy(name, catalogue);
      const offered = [...(near === undefined ? [] : [near]), ...others];
      expect(
        offered.filter((other) => destructive.has(other)),
        name,
      ).toEqual([]);
      if (['get', 'fetch', 'list'].includes(verb))
        expect(
          offered.filter((other) => !reads.has(other) && catalogue.has(other)),
          name,
        ).toEqual([]);
    }
});

it.each([
  ['create_invoice', 'invoices and payments are not made or chased here', 'list_placements'],
  ['send_linkedin_message', 'social networks are not sent here', 'send_email'],
  ['run_payroll', 'payroll and timesheets are not done here', 'get_placement_papers'],
  ['search_linkedin', 'social networks are not searched here', 'search_candidates'],
])(
  'says of the made-up name %s that this is not done here, and what comes nearest',
  (name, said, nearest) => {
    const { near, others, says } = meantBy(name, catalogue);
    expect(near).toBeUndefined();
    expect(others).toContain(nearest);
    expect(says).toContain(said);
    expect(says).toContain(nearest);
  },
);

it('says of no action that there is that it is not done here', () => {
  const refused = [...catalogue.keys()].filter((name) => meantBy(name, catalogue).says.includes('not done'));
  expect(refused).toEqual([]);
});
