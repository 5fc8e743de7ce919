import type { Api } from './workspace.ts';

/** The records that stand behind one application. */
export interface Hire {
  clientId: string;
  jobId: string;
  candidateId: string;
  applicationId: string;
}

let made = 0;

/** A client, a job, a candidate and the application between them: one application.received event. */
export async function applied(api: Api): Promise<Hire> {
  made += 1;
  const client = await api.post('/clients', { name: `Client ${made}`, allow_duplicate: true });
  const job = await api.post('/jobs', { title: 'Engineer', client_id: client.body.data.id });
  const candidate = await api.post('/candidates', {
    name: `Ada Person${made}`,
    email: `ada${made}-${Date.now()}@people.example`,
  });
  const application = await api.post('/applications', {
    job_id: job.body.data.id,
    candidate_id: candidate.body.data.id,
  });
  return {
    clientId: client.body.data.id,
    jobId: job.body.data.id,
    candidateId: candidate.body.data.id,
    applicationId: application.body.data.id,
  };
}
