import { expect, it } from 'vitest';
import { stagedDraft } from '#test/harness/cv/draft.ts';
import { useService } from '#test/harness/fixture.ts';

const running = useService();

it('closes a draft for good and keeps its file', async () => {
  const desk = await running.workspace();
  const draft = await stagedDraft(running, desk, { name: 'Not Wanted', email: 'not@x.example' });
  const url = `/candidates/from-description/${draft.id}`;
  const closed = await desk.api.post(`${url}/cancel`);
  expect(closed.status).toBe(200);
  expect(closed.body.data).toMatchObject({ status: 'cancelled', candidate_id: null });
  expect((await desk.api.post(`${url}/confirm`)).status).toBe(422);
  expect((await desk.api.post(`${url}/cancel`)).status).toBe(422);
  expect((await desk.api.get(`/documents/${draft.documentId}`)).status).toBe(200);
});
