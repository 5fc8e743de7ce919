import type { Workspace } from './workspace.ts';

let count = 0;

/** Makes records of a pipeline over HTTP, as a caller would, with what a test does not care about filled in. */
export interface Desk {
  client(fields?: Record<string, unknown>): Promise<string>;
  job(fields?: Record<string, unknown>): Promise<string>;
  candidate(fields?: Record<string, unknown>): Promise<string>;
  application(fields?: Record<string, unknown>): Promise<string>;
}

export function deskOf(workspace: Pick<Workspace, 'api'>): Desk {
  const make = async (path: string, body: Record<string, unknown>): Promise<string> => {
    const answer = await workspace.api.post(path, body);
    if (answer.status !== 201) throw new Error(`${path} answered ${JSON.stringify(answer.body)}`);
    return answer.body.data.id;
  };
  const next = (): number => {
    count += 1;
    return count;
  };
  const desk: Desk = {
    client: (fields) => make('/clients', { name: `Client ${next()}`, ...fields }),
    job: async (fields) =>
      make('/jobs', {
        title: `Job ${next()}`,
        client_id: fields?.client_id ?? (await desk.client()),
        ...fields,
      }),
    candidate: (fields) => {
      const n = next();
      return make('/candidates', { name: `Person ${n}`, email: `person${n}@mail.example`, ...fields });
    },
    application: async (fields) =>
      make('/applications', {
        job_id: fields?.job_id ?? (await desk.job()),
        candidate_id: fields?.candidate_id ?? (await desk.candidate()),
        ...fields,
      }),
  };
  return desk;
}
