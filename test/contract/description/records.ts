import { randomUUID } from 'node:crypto';
import type { Desk } from '#test/harness/marketplace.ts';
import { body, fixturePage, POINT, startWebsite } from '#test/harness/website.ts';
import { ok, ran } from './calls.ts';

/** A client with all that one may have. */
export async function clientOf({ api }: Desk): Promise<{ id: string; contactId: string }> {
  const site = await startWebsite({
    '/': body(fixturePage('builder.html')),
    '/brand/logo.png': body(POINT, 'image/png'),
  });
  const client = await ok(
    api.post('/clients', {
      name: 'Acme Building',
      website: site.url,
      address: '1 Main St',
      notes: 'Met in May.',
    }),
  );
  const terms = {
    client_id: client.id,
    tiers: [{ from: 0, percent: 18 }],
    minimum_fee: 10_000,
    guarantee_days: 90,
    guarantee_remedy: 'replacement',
    guarantee_notes: 'Once',
  };
  await ran(api, 'set_client_fee_terms', terms);
  await ok(api.post(`/clients/${client.id}/dna`, { text: 'They decide quickly.' }));
  const contacts = `/clients/${client.id}/contacts`;
  const boss = await ok(api.post(contacts, { name: 'Bea Boss', email: `${randomUUID()}@client.example` }));
  const contact = await ok(
    api.post(contacts, {
      name: 'Carla Kontakt',
      email: `${randomUUID()}@client.example`,
      phone: '+61 2 5550 1234',
      title: 'CFO',
      notes: 'Prefers mail.',
      reports_to: boss.id,
      is_primary: true,
    }),
  );
  return { id: client.id, contactId: contact.id };
}

/** A job with all that one may have. */
export async function jobOf({ api, accountId, adminId }: Desk, client: { id: string; contactId: string }) {
  const team = await ok(api.post(`/accounts/${accountId}/teams`, { name: 'Finance' }));
  const job = await ok(
    api.post('/jobs', {
      title: 'Controller',
      client_id: client.id,
      client_contact_id: client.contactId,
      team_id: team.id,
      hiring_manager_id: adminId,
      location: { type: 'on_site', city: 'Sydney', country: 'Australia' },
      employment_type: 'contract',
      compensation: { base_min: 90, base_max: 120, ote: 130 },
      description:
        'You close the books.\nResponsibilities:\n- Close the books each month\nRequirements:\n- CPA\n- Five years in construction\nNice to have:\n- Xero',
      target_start_date: '2027-01-04',
      ai_screen_enabled: true,
      ai_screen_focus: ['Closing the books'],
    }),
  );
  // What others in the role get and want, for the research.
  for (let count = 0; count < 9; count += 1) {
    const email = `${randomUUID()}@people.example`;
    const salary_expectation = `$${95 + 3 * count} per hour`;
    const location = { city: 'Sydney', country_code: 'AU' };
    await ok(
      api.post('/candidates', {
        name: 'Pay Known',
        email,
        current_title: 'Controller',
        salary_expectation,
        location,
      }),
    );
  }
  return job;
}

/** A candidate with all that one may have. */
export async function personOf({ api }: Desk): Promise<string> {
  const made = await ok(
    api.post('/candidates', {
      name: 'Ana Ruiz',
      email: `${randomUUID()}@people.example`,
      phone: '+61 412 555 010',
      linkedin_url: 'https://www.linkedin.com/in/ana-ruiz-finance',
      location: { city: 'Sydney', country_code: 'AU' },
      skills: ['Xero'],
      resume_url: 'https://files.example/ana.pdf',
      rating: 4,
      tags: ['vip'],
      years_experience: 9,
      preferred_roles: ['CFO'],
      preferred_seniority: 'senior',
      work_types: ['permanent'],
      open_to_relocation: false,
      available_from: '2027-01-04',
      preferred_locations: ['Sydney'],
    }),
  );
  await ok(
    api.patch(`/candidates/${made.id}`, {
      current_title: 'Finance Manager',
      current_company: 'Boreal Foods',
      open_to_work: true,
      salary_expectation: '$140k',
      notice_period: '4 weeks',
      work_rights: 'Australian citizen',
    }),
  );
  return made.id;
}
