import { expect, it } from 'vitest';
import { stagedDraft } from '#test/harness/cv/draft.ts';
import { useService } from '#test/harness/fixture.ts';

const running = useService();

it('answers a draft with its gaps and duplicates as of now, and 400 for one that is not there', async () => {
  const [desk, other] = [await running.workspace(), await running.workspace()];
  const draft = await stagedDraft(running, desk, { name: 'Dee Raft', phone: '0412 345 678' });
  const url = `/candidates/from-description/${draft.id}`;
  expect((await desk.api.get(url)).body.data).toMatchObject({
    review_token: draft.id,
    status: 'staged',
    gaps: {
      mandatory: ['email'],
      recommended: expect.arrayContaining(['linkedin_url', 'experience', 'skills']),
    },
    possible_duplicates: [],
    duplicates: [],
    document_id: draft.documentId,
  });
  const like = await desk.api.post('/candidates', {
    name: 'Dora Raft',
    email: 'd@x.example',
    phone: '+61412345678',
  });
  const alike = [{ candidate_id: like.body.data.id, score: 85, matched_by: ['phone_surname'] }];
  expect((await desk.api.get(url)).body.data).toMatchObject({
    possible_duplicates: alike,
    duplicates: alike,
  });
  for (const answer of [await other.api.get(url), await desk.api.get('/candidates/from-description/none')]) {
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatchObject({ code: 'INVALID_REQUEST', field: 'review_token' });
  }
});

it('shows a draft as expired after its thirty days, and then takes nothing for it', async () => {
  const desk = await running.workspace();
  const draft = await stagedDraft(running, desk, { name: 'Late One', email: 'late@x.example' }, -1);
  const url = `/candidates/from-description/${draft.id}`;
  expect((await desk.api.get(url)).body.data.status).toBe('expired');
  expect((await desk.api.post(`${url}/confirm`)).body.error.type).toBe('draft_expired');
  await running.service.jobs.runDue();
  const row = await running.service.store.read((db) =>
    db.selectFrom('candidate_drafts').where('id', '=', draft.id).select('status').executeTakeFirst(),
  );
  expect(row?.status).toBe('expired');
});
