import type { Answer, TestService, Workspace } from '#test/harness/workspace.ts';

/** Sends bytes to the address of a slot, with no credential. */
export async function put(
  running: TestService,
  url: string,
  bytes: Uint8Array,
): Promise<{ status: number; body: Answer['body'] }> {
  const response = await running.app.request(url, { method: 'PUT', body: new Uint8Array(bytes) });
  return { status: response.status, body: (await response.json()) as Answer['body'] };
}

/** Opens an import and sends files to it, 25 slots at a time; confirms them and closes it. */
export async function importFiles(
  running: TestService,
  desk: Workspace,
  files: readonly { filename: string; bytes: Uint8Array }[],
  options: { file_count?: number; match_pools?: boolean } = {},
): Promise<string> {
  const opened = await desk.api.post('/candidate-imports', { file_count: files.length, ...options });
  const { id } = opened.body.data;
  for (let from = 0; from < files.length; from += 25) {
    const some = files.slice(from, from + 25);
    const names = some.map(({ filename }) => ({ filename }));
    const { data } = (await desk.api.post(`/candidate-imports/${id}/files`, { files: names })).body;
    const ids: string[] = [];
    for (const [at, { bytes }] of some.entries()) {
      const slot = data.files[at];
      await put(running, slot.upload_url, bytes);
      ids.push(slot.item_id);
    }
    const complete = from + 25 >= files.length;
    await desk.api.post(`/candidate-imports/${id}/finalize`, { uploaded_item_ids: ids, complete });
  }
  return id;
}
