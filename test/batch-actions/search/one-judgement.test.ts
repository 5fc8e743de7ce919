import { expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { desk, running } = useDesk();

interface Told {
  facet: string;
  status: string;
  quote: string | null;
}

it('counts a criterion that is a skill and a field of work once, and shows the kind of work that is asked for', async () => {
  const client = (await desk.api.post('/clients', { name: 'Beta', terms: { standard_fee_percent: 20 } })).body
    .data;
  const job = (
    await desk.api.post('/jobs', {
      title: 'Registered Nurse',
      client_id: client.id,
      employment_type: 'contract',
      assessment_criteria: [{ label: 'Aged care', must_have: true }],
    })
  ).body.data;
  await desk.api.post('/candidates', {
    name: 'Ines Both',
    email: 'ines@people.example',
    current_title: 'Registered Nurse',
    skills: ['Aged Care'],
    work_types: ['permanent', 'contract'],
  });
  const { data } = await runAction(running, desk.adminKey, 'match_candidates_to_job', { job_id: job.id });
  const evidence: Told[] = data.results[0].evidence;
  expect(evidence.filter(({ facet }) => /aged care/i.test(facet))).toHaveLength(1);
  expect(evidence).toContainEqual(
    expect.objectContaining({ facet: 'contract', status: 'met', quote: 'contract' }),
  );
});
