import { insertRow } from '#db/rows.ts';
import { contracted } from '#test/harness/contract.ts';
import { applied } from '#test/harness/hire.ts';
import type { Answer } from '#test/harness/workspace.ts';
import { type ErrorSetup, type Row, ready } from './row.ts';

const candidate = { name: 'Ana Ruiz', email: 'ana@people.example' };

/** A draft of an e-mail, and its address. */
async function drafted({ desk }: ErrorSetup): Promise<string> {
  const { id } = (await desk.api.post('/candidates', candidate)).body.data;
  const input = { candidate_id: id, instructions: 'Ask whether Monday suits her.' };
  const { body } = await desk.api.post('/batch', { actions: [{ action: 'draft_email', input }] });
  return `/emails/from-description/${body.data.items[0].result.review_token}`;
}

/** What puts a candidate to the contact of a client. */
async function submission({ desk }: ErrorSetup): Promise<() => Promise<Answer>> {
  const made = async (path: string, body: object) => (await desk.api.post(path, body)).body.data.id;
  const contact = { name: 'Jo Contact', email: 'jo@client.example', is_primary: true };
  const client_id = await made('/clients', { name: 'Acme', contacts: [contact] });
  const job_id = await made('/jobs', { title: 'Controller', client_id });
  const candidate_id = await made('/candidates', candidate);
  const application_id = await made('/applications', { job_id, candidate_id });
  const items = [{ application_id, summary: 'Knows the trade.' }];
  return () => desk.api.post('/submissions', { job_id, items });
}

export const recordRows = (setup: ErrorSetup): Row[] => [
  {
    code: 'QUOTA_EXCEEDED',
    when: 'the CV allowance is used up',
    field: 'resume_url',
    says: 'CV allowance is 5000',
    meta: { remaining: 0 },
    provoke: async () => {
      await setup.running.service.store.write(({ tx }) =>
        insertRow(tx, 'cv_allowance', {
          account_id: setup.desk.accountId,
          used_at: new Date().toISOString(),
          source: 'import',
          count: 5000,
        }),
      );
      return () =>
        setup.desk.api.post('/candidates', { ...candidate, resume_url: 'https://cv.example/ana.pdf' });
    },
  },
  {
    code: 'CONFLICT',
    when: 'the last admin would be demoted',
    field: 'role',
    says: 'admin',
    provoke: ready(() =>
      setup.desk.api.patch(`/accounts/${setup.desk.accountId}/users/${setup.desk.adminId}`, {
        role: 'consultant',
      }),
    ),
  },
  {
    code: 'DUPLICATE_CANDIDATE',
    when: "a candidate's e-mail is another's",
    field: 'email',
    says: 'Use update_candidate with that id',
    provoke: async () => {
      await setup.desk.api.post('/candidates', candidate);
      return () => setup.desk.api.post('/candidates', { ...candidate, name: 'Anna' });
    },
  },
  {
    code: 'DUPLICATE_CLIENT',
    when: "a client's name is another's",
    field: 'name',
    says: 'Acme',
    provoke: async () => {
      await setup.desk.api.post('/clients', { name: 'Acme', website: 'https://acme.example' });
      return () => setup.desk.api.post('/clients', { name: 'Acme', website: 'https://acme.example' });
    },
  },
  {
    code: 'SELF_CLIENT_READ_ONLY',
    when: "the agency's own client is changed",
    says: /agency/,
    provoke: async () => {
      const own = (await setup.desk.api.get('/clients')).body.data.find(
        (client: { is_self: boolean }) => client.is_self,
      );
      return () => setup.desk.api.patch(`/clients/${own.id}`, { name: 'Other' });
    },
  },
  {
    code: 'SELF_CLIENT_READ_ONLY',
    when: "the agency's own client is deleted",
    says: /agency/,
    provoke: async () => {
      const own = (await setup.desk.api.get('/clients')).body.data.find(
        (client: { is_self: boolean }) => client.is_self,
      );
      return () => setup.desk.api.delete(`/clients/${own.id}`);
    },
  },
  {
    code: 'INVALID_REQUEST',
    when: 'a candidate is put to the same client for the same job again',
    field: 'items',
    says: 'Ana Ruiz',
    provoke: async () => {
      const send = await submission(setup);
      await send();
      return send;
    },
  },
  {
    code: 'DRAFT_HAS_GAPS',
    when: 'a draft without a subject is confirmed',
    field: 'subject',
    says: 'update_email_draft',
    extra: { type: 'draft_has_gaps', gaps: ['subject'] },
    provoke: async () => {
      const path = await drafted(setup);
      await setup.desk.api.patch(path, { subject: '' });
      return () => setup.desk.api.post(`${path}/confirm`);
    },
  },
  {
    code: 'CONFLICT',
    when: 'a document is saved with a placement of another person',
    field: 'placement_id',
    says: 'list_placements with candidate_id',
    provoke: async () => {
      const { placementId } = await contracted(setup.desk);
      const { candidateId } = await applied(setup.desk.api);
      const paper = { kind: 'contractor_agreement', placement_id: placementId };
      return () => setup.desk.api.post(`/candidates/${candidateId}/papers`, paper);
    },
  },
  {
    code: 'VALIDATION_ERROR',
    when: 'a document is of a kind that its country does not know',
    field: 'kind',
    says: 'did you mean police_check',
    provoke: async () => {
      const { candidateId } = await applied(setup.desk.api);
      const paper = { kind: 'police_chek', country: 'AU' };
      return () => setup.desk.api.post(`/candidates/${candidateId}/papers`, paper);
    },
  },
  {
    code: 'VALIDATION_ERROR',
    when: 'a draft that was cancelled is edited',
    field: 'status',
    says: 'cancelled',
    provoke: async () => {
      const path = await drafted(setup);
      await setup.desk.api.delete(path);
      return () => setup.desk.api.patch(path, { subject: 'Too late' });
    },
  },
  {
    code: 'VALIDATION_ERROR',
    when: 'a scheduled e-mail that was cancelled is edited',
    field: 'status',
    says: 'cancelled',
    provoke: async () => {
      const { id } = (await setup.desk.api.post('/candidates', candidate)).body.data;
      const letter = { candidate_id: id, subject: 'Hello', body_text: 'Hello Ana' };
      const { body } = await setup.desk.api.post('/scheduled-emails', {
        ...letter,
        scheduled_at: '2099-01-01T09:00:00Z',
      });
      await setup.desk.api.delete(`/scheduled-emails/${body.data.id}`);
      return () => setup.desk.api.patch(`/scheduled-emails/${body.data.id}`, { subject: 'Too late' });
    },
  },
];
