import { describe, expect, it } from 'vitest';
import { runAction } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'NZ', name: 'Harbour Talent' });

interface Drafted {
  spec: { summary: string; requirements: string[]; nice_to_have: string[] };
  assessment_criteria: { label: string }[];
  interview_plan: unknown;
}

async function drafted(
  title: string,
  description: string,
  name = 'Te Awaiti Salmon Limited',
): Promise<Drafted> {
  const client = await desk.api.post('/clients', { name, allow_duplicate: true });
  const location = { type: 'on_site', city: 'Picton', country: 'NZ' };
  const made = await desk.api.post('/jobs', { title, client_id: client.body.data.id, description, location });
  const done = await runAction(running, desk.adminKey, 'complete_job_pipeline', {
    job_id: made.body.data.id,
  });
  return done.data as unknown as Drafted;
}

const everything = ({ spec, assessment_criteria, interview_plan }: Drafted): string =>
  JSON.stringify([spec, assessment_criteria, interview_plan]);

describe('what candidates read of a job that is drafted', () => {
  it('says our client in the place of the client’s name, whole or begun', async () => {
    const job = await drafted(
      'Hatchery Technician',
      'We are after a Hatchery Technician for Te Awaiti.\n\nDuties:\n- Run the tanks of Te Awaiti Salmon\n- Grade parr',
    );
    expect(everything(job)).not.toContain('Awaiti');
    expect(job.spec.summary).toContain('our client');
  });

  it('names the client neither where nothing but its own fields is known', async () => {
    expect(everything(await drafted('Hatchery Technician', 'A job.'))).not.toContain('Awaiti');
  });

  it('names nobody at the client whom the text alone tells of, and keeps what is asked beside them', async () => {
    const job = await drafted(
      'Hatchery Technician',
      "They feed fry and grade parr. They check oxygen every two hours. A Level 3 certificate would be great but Moana will train someone who's keen on fish. A full licence is required.",
    );
    expect(everything(job)).not.toContain('Moana');
    expect(job.spec.nice_to_have).toEqual(['A Level 3 certificate would be great']);
  });

  it('holds no wish that the law forbids', async () => {
    const job = await drafted(
      'Chemist',
      'Responsibilities:\n- Test by HPLC\n\nRequirements:\n- BSc in chemistry\n- Male candidates below 28 years, unmarried\n\nNice to have:\n- Of Brahmin or Jain community will be preferred',
    );
    expect(everything(job)).not.toMatch(/Male|Brahmin/);
    expect(job.spec.requirements).toEqual(['BSc in chemistry']);
  });
});
