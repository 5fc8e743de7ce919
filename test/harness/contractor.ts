import type { TestService, Workspace } from './workspace.ts';

/** The smallest file that its bytes show to be a PDF. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj\n<<>>\nendobj\ntrailer<<>>\n%%EOF');

interface Chosen {
  name: string;
  bytes: Uint8Array;
}

/** A contractor at their own page, as a browser would use it. */
export interface ContractorPage {
  path: string;
  get(): Promise<{ status: number; html: string }>;
  tell(fields: Record<string, string>): Promise<Response>;
  /** Sends a form with a file: a PDF unless another, or none, is given. */
  send(fields: Record<string, string>, file?: Chosen | null): Promise<Response>;
}

/** Makes a link to somebody's page. */
export async function openPage(
  running: TestService,
  desk: Workspace,
  candidateId: string,
): Promise<ContractorPage> {
  const made = await desk.api.post(`/candidates/${candidateId}/contractor-page-link`);
  const path = new URL(made.body.data.url).pathname;
  return {
    path,
    async get() {
      const response = await running.app.request(path);
      return { status: response.status, html: await response.text() };
    },
    tell: async (fields) =>
      running.app.request(path, {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams(fields).toString(),
      }),
    send: async (fields, file = { name: 'scan.pdf', bytes: PDF }) => {
      const form = new FormData();
      for (const [name, value] of Object.entries(fields)) form.append(name, value);
      const chosen = file ?? { name: '', bytes: new Uint8Array() };
      form.append('file', new Blob([new Uint8Array(chosen.bytes)]), chosen.name);
      return running.app.request(`${path}/papers`, { method: 'POST', body: form });
    },
  };
}
