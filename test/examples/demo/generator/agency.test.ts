import { expect, it } from 'vitest';
import { COUNTRIES, familyOf, generateAgency, payRange } from '#examples/demo/generator/index.ts';
import { STAGES } from '#src/domain/stages.ts';

const today = '2026-03-31';
const agencies = COUNTRIES.map((country) => ({
  country,
  agency: generateAgency({ seed: 7, country, size: 'small', today }),
}));

it('gives the same agency for the same seed', () => {
  const again = generateAgency({ seed: 7, country: 'AU', size: 'small', today });
  expect(again).toEqual(agencies[0]?.agency);
  expect(generateAgency({ seed: 8, country: 'AU', size: 'small', today }).candidates).not.toEqual(
    again.candidates,
  );
});

it.each(agencies)('fits together in $country', ({ country, agency }) => {
  const { users, clients, jobs, candidates, applications, placements } = agency;
  expect(candidates).toHaveLength(40);
  expect(jobs).toHaveLength(15);
  expect(users.filter((user) => user.role === 'admin')).toHaveLength(1);
  expect(new Set(users.map((user) => user.email)).size).toBe(users.length);
  expect(new Set(clients.map((client) => client.website)).size).toBe(clients.length);
  for (const client of clients) {
    expect(client.website).toMatch(/^https:\/\/www\.[a-z0-9]+\.example$/);
    expect(client.contacts.filter((contact) => contact.is_primary)).toHaveLength(1);
    expect(new Set(client.contacts.map((contact) => contact.email)).size).toBe(client.contacts.length);
    client.contacts.forEach((contact, place) => {
      expect(contact.reports_to_index).not.toBe(place);
      if (contact.reports_to_index !== null) expect(client.contacts[contact.reports_to_index]).toBeDefined();
      if (contact.phone !== null) expect(contact.phone).toMatch(/^\+[\d ]+$/);
    });
  }
  jobs.forEach((job, index) => {
    const client = clients[job.client_index];
    expect(client?.contacts[job.client_contact_index]).toBeDefined();
    expect(users[job.owner_index]?.team).toBe(job.team);
    const truth = agency.job_truth[index];
    if (truth === undefined || client === undefined)
      throw new Error('A job without a client or an answer key.');
    expect(familyOf(truth.family).industries).toContain(client.industry);
    const { base_min, base_max, period } = job.compensation;
    const { min, max } = payRange(familyOf(truth.family), country, truth.seniority, period);
    expect(min <= base_min && base_min <= base_max && base_max <= max).toBe(true);
    expect(job.spec.requirements.length).toBeGreaterThanOrEqual(4);
    expect(job.location.type === 'remote').toBe(job.location.city === null);
    expect(`${job.description}${job.success_in_90_days}`).not.toMatch(/undefined|NaN/);
  });
  const pairs = applications.map((application) => `${application.candidate_index}/${application.job_index}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  expect(applications.length).toBeGreaterThanOrEqual(15);
  for (const application of applications) {
    expect(candidates[application.candidate_index]).toBeDefined();
    expect(STAGES).toContain(application.stage);
    expect(application.rejection !== null).toBe(['rejected', 'withdrew'].includes(application.stage));
    expect(application.applied_on < today).toBe(true);
  }
  expect(placements).toHaveLength(applications.filter((each) => each.stage === 'placed').length);
  expect(placements.length).toBeGreaterThan(0);
  for (const placement of placements) {
    const application = applications[placement.application_index];
    expect(application?.stage).toBe('placed');
    expect(jobs[application?.job_index ?? -1]?.status).toBe('active');
    expect(placement.offer_date <= today && placement.offer_date < placement.start_date).toBe(true);
    expect(placement.placement_type === 'permanent').toBe(placement.salary !== null);
  }
});

it('enters one person twice, so that there is a duplicate to find', () => {
  for (const { agency } of agencies) {
    const [pair] = agency.duplicates;
    const keep = agency.candidates[pair?.keep_index ?? -1];
    const copy = agency.candidates[pair?.copy_index ?? -1];
    expect(copy?.name).toBe(keep?.name);
    expect(copy?.phone).toBe(keep?.phone);
    expect(copy?.email).not.toBe(keep?.email);
    expect(agency.applications.some((each) => each.candidate_index === pair?.copy_index)).toBe(false);
  }
});

it('shows every stage in an agency of medium size', () => {
  const { applications, candidates } = generateAgency({ seed: 7, country: 'AU', size: 'medium', today });
  expect(new Set(applications.map((each) => each.stage))).toEqual(new Set(STAGES));
  expect(new Set(candidates.map((each) => each.email)).size).toBe(candidates.length);
});
