import { expect, it } from 'vitest';
import { act, contracted } from '#test/harness/contract.ts';
import { openPage } from '#test/harness/contractor.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

/** An upload that waits to be checked, beside a document of the same kind that counts. */
async function uploaded() {
  const contract = await contracted(desk, { engagement: 'payg' });
  const path = `/candidates/${contract.candidateId}/papers`;
  const old = await desk.api.post(path, { kind: 'identity', country: 'AU', expires_on: '2035-12-31' });
  const contractor = await openPage(running, desk, contract.candidateId);
  expect((await contractor.send({ what: 'identity|AU|' })).status).toBe(303);
  const [upload] = (await desk.api.get(path)).body.data;
  expect(upload).toMatchObject({ status: 'to_check', source: 'contractor' });
  const list = async () => (await desk.api.get(path)).body.data;
  return { ...contract, path, upload, old: old.body.data, list };
}

it('accepts an upload, with its dates, in place of the one that counted before', async () => {
  const { upload, list, placementId } = await uploaded();
  const { result } = await act(desk, 'check_paper', {
    paper_id: upload.id,
    decision: 'valid',
    expires_on: '2036-05-05',
    details: { number: 'N1' },
  });
  expect(result).toMatchObject({
    id: upload.id,
    status: 'valid',
    expires_on: '2036-05-05',
    document_id: upload.document_id,
    checked_by: desk.adminId,
  });
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([upload.id]);
  const { items } = (await desk.api.get(`/placements/${placementId}/papers`)).body.data;
  expect(items.find(({ kind }: { kind: string }) => kind === 'identity')).toMatchObject({
    paper_id: upload.id,
    to_check_paper_id: null,
  });
});

it('leaves what counted as it was while an upload waits, and when it is rejected', async () => {
  const { upload, old, placementId, list } = await uploaded();
  const item = async () =>
    (await desk.api.get(`/placements/${placementId}/papers`)).body.data.items.find(
      ({ kind }: { kind: string }) => kind === 'identity',
    );
  expect(await item()).toMatchObject({
    paper_id: upload.id,
    status: 'to_check',
    to_check_paper_id: upload.id,
  });
  const rejected = await act(desk, 'check_paper', {
    paper_id: upload.id,
    decision: 'rejected',
    reason: 'It cannot be read.',
  });
  expect(rejected.result).toMatchObject({ status: 'rejected', rejection_reason: 'It cannot be read.' });
  expect(await item()).toMatchObject({ paper_id: old.id, to_check_paper_id: null });
  expect(await list()).toHaveLength(2);
});

it('is what saving the document of an upload does as well', async () => {
  const { upload, path, list } = await uploaded();
  const saved = await desk.api.post(path, {
    kind: 'identity',
    country: 'AU',
    document_id: upload.document_id,
    expires_on: '2031-01-01',
  });
  expect(saved.body.data).toMatchObject({
    status: 'valid',
    source: 'contractor',
    document_id: upload.document_id,
  });
  expect((await list()).map(({ id }: { id: string }) => id)).toEqual([saved.body.data.id]);
});

it('is undone: the upload waits again and what it replaced counts again', async () => {
  const { upload, old, list } = await uploaded();
  const input = { paper_id: upload.id, decision: 'valid', expires_on: '2036-05-05' };
  const { body } = await desk.api.post('/batch', { actions: [{ action: 'check_paper', input }] });
  const undone = await desk.api.post(`/batch/${body.data.batch_id}/undo`);
  expect(undone.body.data.items[0].status).toBe('undone');
  expect((await list()).map(({ id, status }: { id: string; status: string }) => [id, status])).toEqual([
    [upload.id, 'to_check'],
    [old.id, 'valid'],
  ]);
});

it.each([
  [{ decision: 'maybe' }, 'decision'],
  [{ decision: 'valid', reason: 'Good' }, 'reason'],
  [{ decision: 'valid', issued_on: '2999-01-01' }, 'issued_on'],
])('refuses %j', async (input, field) => {
  const { upload } = await uploaded();
  const refused = await desk.api.post('/batch', {
    actions: [{ action: 'check_paper', input: { paper_id: upload.id, ...input } }],
  });
  const { error = refused.body.error } = refused.body.data?.items?.[0] ?? {};
  expect(JSON.stringify(error)).toContain(field);
});

it('asks for placements:write on a document of an engagement, and knows no paper of others', async () => {
  const { candidateId, placementId } = await contracted(desk);
  const agreement = await desk.api.post(`/candidates/${candidateId}/papers`, {
    kind: 'contractor_agreement',
    placement_id: placementId,
  });
  const input = { paper_id: agreement.body.data.id, decision: 'rejected' };
  const key = await desk.key(['candidates:write'], { userId: null });
  expect((await act(desk, 'check_paper', input, key)).error.code).toBe('INSUFFICIENT_SCOPE');
  const other = await running.workspace();
  expect((await act(other, 'check_paper', input)).error.code).toBe('NOT_FOUND');
});

it('tells the contractor no reason that picks people by what the law keeps out of hiring', async () => {
  const { upload } = await uploaded();
  const input = {
    paper_id: upload.id,
    decision: 'rejected',
    reason: 'We do not take Romanian cards, no foreigners.',
  };
  const refused = await act(desk, 'check_paper', input);
  expect(refused.error).toMatchObject({ type: 'unlawful_wording', field: 'actions[0].input.reason' });
  expect((await act(desk, 'check_paper', { ...input, reason: 'The scan cuts off the number.' })).status).toBe(
    'succeeded',
  );
});
