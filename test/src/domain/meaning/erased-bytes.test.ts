import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readAll } from '#src/domain/meaning/index.ts';
import { runAction, runSignedIn } from '#test/harness/action.ts';
import { startEmbeddingServer } from '#test/harness/embeddings.ts';
import { fixture } from '#test/harness/fixture.ts';
import { ON_SQLITE, startService } from '#test/harness/workspace.ts';

const model = fixture(startEmbeddingServer);
const running = fixture(() =>
  startService({ ...ON_SQLITE, AI_BASE_URL: model.url, AI_EMBEDDING_MODEL: 'fake' }),
);
const desk = fixture(() => running.workspace({ country: 'GB' }));

/** Whether the bytes stand in any file of the service: its store, what waits to be written to it, its outbox. */
function stands(bytes: Uint8Array): boolean {
  const files = readdirSync(running.dataDir, { recursive: true, withFileTypes: true }).filter((file) =>
    file.isFile(),
  );
  return files.some((file) => readFileSync(join(file.parentPath, file.name)).includes(Buffer.from(bytes)));
}

it('leaves no byte of the vector of somebody who is erased in the files of the service', async () => {
  await runSignedIn(running, desk.adminKey, 'set_search_by_meaning', { on: true });
  const person = (name: string, summary: string) =>
    desk.api.post('/candidates', {
      name,
      email: `${name.toLowerCase()}@people.example`,
      current_title: 'Guide',
      summary,
    });
  const { body } = await person('Gone', 'Alpine climbing, ropes, odd words such as quixotic marzipan.');
  const stays = await person('Stays', 'Hedges, soil and plants beside a lighthouse.');
  const { store, runtime } = running.service;
  for (let more = true; more; )
    more = (await readAll(store, runtime.ports.embeddings, new Set(), () => false)).isUnfinished;
  const vectorOf = async (id: string): Promise<Uint8Array> => {
    const row = await store.read((db) =>
      db.selectFrom('meaning_vectors').where('record_id', '=', id).select('vector').executeTakeFirstOrThrow(),
    );
    return row.vector as unknown as Uint8Array;
  };
  const [gone, kept] = [await vectorOf(body.data.id), await vectorOf(stays.body.data.id)];
  expect([stands(gone), stands(kept)]).toEqual([true, true]);
  await runAction(running, desk.adminKey, 'erase_candidate', { candidate_id: body.data.id });
  // The worker that also dates the certificate clears what waits to be written.
  await running.service.jobs.runDue();
  expect([stands(gone), stands(kept)]).toEqual([false, true]);
});

it('ranks by words and says so while the model is away, with the same people', async () => {
  // Each query is another one, as the model is not asked twice for one.
  const search = async (wish: string) =>
    (await desk.api.post('/candidates/search', { query: `guide, ideally ${wish}` })).body.data;
  expect(await search('a gardener')).toMatchObject({ ranked_by: 'words_and_meaning', total_count: 1 });
  model.fail(503);
  const away = await search('with plants');
  expect(away).toMatchObject({ ranked_by: 'words', total_count: 1 });
  expect(away.notes.map(({ code }: { code: string }) => code)).toContain('meaning_away');
});
