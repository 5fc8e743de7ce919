import { beforeAll, expect, it } from 'vitest';
import { importFiles } from '#test/harness/cv/imports.ts';
import { pdf } from '#test/harness/cv/pdf.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk();

/** People by what their CVs say: name, present title, employer and skills. */
const PEOPLE: [name: string, title: string, employer: string, skills: string][] = [
  ['Nora Whitfield', 'Intensive Care Nurse', 'Royal Brisbane Hospital', 'ECMO, Ventilation, Wound care'],
  ['Tomasz Zielinski', 'Backend Developer', 'Canva', 'Go, PostgreSQL, Kubernetes'],
  ['Dean Marsh', 'Project Manager', 'Woolworths Group', 'Agile, Jira, Prince2'],
  ['Giulia Ferrante', 'Sous Chef', 'Quay Restaurant', 'HACCP, Menu costing'],
];

const JOBS: [title: string, description: string][] = [
  ['Registered Nurse', 'Looks after patients on a ward. Wound care.'],
  ['Software Engineer', 'Requirements: Go, PostgreSQL.'],
  ['Product Manager', 'Owns the roadmap of a payments product. Requirements: Agile, Jira.'],
  ['Harbour Pilot', 'Brings ships in.'],
];

// biome-ignore lint/suspicious/noExplicitAny: answers of every shape are read
let imported: any;
let files: { filename: string; bytes: Buffer }[];

const settled = async (id: string) => {
  await running.service.jobs.runDue();
  return (await desk.api.get(`/candidate-imports/${id}`)).body.data;
};

beforeAll(async () => {
  files = await Promise.all(
    PEOPLE.map(async ([name, title, employer, skills]) => {
      const email = `${name.toLowerCase().replace(' ', '.')}@people.example`;
      const bytes = await pdf((doc) => {
        doc.fontSize(18).text(name).fontSize(10).text(`Sydney NSW | ${email}`).moveDown();
        doc.fontSize(13).text('Experience').fontSize(10);
        doc.text(`${title}, ${employer}`).text('Mar 2019 - Present').moveDown();
        doc.fontSize(13).text('Skills').fontSize(10).text(skills);
      });
      return { filename: `${name}.pdf`, bytes };
    }),
  );
  const client = (await desk.api.post('/clients', { name: 'Cityview' })).body.data;
  for (const [title, description] of JOBS)
    await desk.api.post('/jobs', { title, description, client_id: client.id });
  imported = await settled(await importFiles(running, desk, files));
});

const namesOf = (title: string): string[] =>
  (
    imported.role_matches.find(({ job_title }: { job_title: string }) => job_title === title)?.matches ?? []
  ).map(({ name }: { name: string }) => name);

it('matches the people of an import with open jobs by their trades, and not by words that titles share', () => {
  expect(namesOf('Registered Nurse')).toEqual(['Nora Whitfield']);
  expect(namesOf('Software Engineer')).toEqual(['Tomasz Zielinski']);
  // A project manager is no product manager, whatever skills both have.
  expect(namesOf('Product Manager')).not.toContain('Giulia Ferrante');
  expect(namesOf('Harbour Pilot')).toEqual([]);
});

it('gives the same people in the same order as match_candidates_to_job, and calls the same ones strong', async () => {
  const jobs = (await desk.api.get('/jobs')).body.data;
  for (const { id, title } of jobs) {
    const actions = [{ action: 'match_candidates_to_job', input: { job_id: id } }];
    const [item] = (await desk.api.post('/batch', { actions })).body.data.items;
    const { results } = item.result;
    expect(results.map(({ name }: { name: string }) => name).slice(0, namesOf(title).length), title).toEqual(
      namesOf(title),
    );
    const role = imported.role_matches.find(({ job_id }: { job_id: string }) => job_id === id);
    expect(role?.strong_count ?? 0, title).toBe(
      results.filter(({ band }: { band: string }) => band === 'strong').length,
    );
  }
});

it('says the same of the same files again, and names nobody who was deleted before it was matched', async () => {
  const again = await settled(await importFiles(running, desk, files));
  expect(again.counts).toMatchObject({ merged: PEOPLE.length, imported: 0 });
  expect(again.role_matches).toEqual(imported.role_matches);
  const [nora] = (await desk.api.get('/candidates?email=nora.whitfield@people.example')).body.data;
  await desk.api.delete(`/candidates/${nora.id}`);
  const without = await settled(await importFiles(running, desk, files.slice(1)));
  expect(JSON.stringify(without.role_matches)).not.toContain('Nora');
});
