import { expect, it } from 'vitest';
import { addDays } from '#src/lib/clock.ts';
import { act, contracted, storedDocument } from '#test/harness/contract.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { applied } from '#test/harness/hire.ts';

const { running, desk } = useDesk({ country: 'AU' });
const today = new Date().toISOString().slice(0, 10);

const listed = async (candidateId: string) =>
  (await desk.api.get(`/candidates/${candidateId}/papers`)).body.data;

it('saves a document with the day it stops counting: its own end, else its issue and the term of its kind', async () => {
  const { candidateId } = await applied(desk.api);
  const path = `/candidates/${candidateId}/papers`;
  const check = await desk.api.post(path, {
    kind: 'Police check',
    country: 'Australia',
    issued_on: addDays(today, -10),
    details: { number: 'PC-1', clear: true },
  });
  expect(check.status).toBe(201);
  expect(check.body.data).toMatchObject({
    candidate_id: candidateId,
    placement_id: null,
    kind: 'police_check',
    label: 'National police check',
    country: 'AU',
    status: 'valid',
    details: { number: 'PC-1', clear: true },
    expires_on: null,
    source: 'consultant',
    checked_by: desk.adminId,
  });
  const issued = new Date(`${check.body.data.issued_on}T00:00:00Z`);
  issued.setUTCFullYear(issued.getUTCFullYear() + 1);
  expect(check.body.data.stops_counting_on).toBe(issued.toISOString().slice(0, 10));
  const own = await desk.api.post(path, { kind: 'identity', country: 'AU', expires_on: '2031-02-03' });
  expect(own.body.data.stops_counting_on).toBe('2031-02-03');
  const never = await desk.api.post(path, { kind: 'abn', country: 'AU', issued_on: '2020-01-01' });
  expect(never.body.data).toMatchObject({ stops_counting_on: null, status: 'valid' });
});

it.each([
  [-1, 'expired', 'paper_expired'],
  [0, 'expiring', 'paper_expiring'],
  [30, 'expiring', 'paper_expiring'],
  [31, 'valid', undefined],
])('reads one that ends in %i days as %s', async (days, status, warning) => {
  const { candidateId } = await applied(desk.api);
  // The agency's day may be ahead of UTC's.
  const agencyToday = new Intl.DateTimeFormat('en-CA', { timeZone: 'Australia/Sydney' }).format(new Date());
  const saved = await desk.api.post(`/candidates/${candidateId}/papers`, {
    kind: 'white_card',
    country: 'AU',
    expires_on: addDays(agencyToday, days),
  });
  expect(saved.body.data.status).toBe(status);
  expect(saved.body.meta.warnings?.[0]?.code).toBe(warning);
});

it('replaces the one of the same kind and country, and no other', async () => {
  const { candidateId } = await applied(desk.api);
  const path = `/candidates/${candidateId}/papers`;
  const first = await desk.api.post(path, { kind: 'right_to_work', country: 'AU', expires_on: '2030-01-01' });
  const elsewhere = await desk.api.post(path, { kind: 'right_to_work', country: 'NZ' });
  const second = await desk.api.post(path, {
    kind: 'right_to_work',
    country: 'AU',
    expires_on: '2033-01-01',
  });
  expect(second.status).toBe(201);
  expect(second.body.meta.replaced).toBe(first.body.data.id);
  expect((await listed(candidateId)).map(({ id }: { id: string }) => id)).toEqual([
    second.body.data.id,
    elsewhere.body.data.id,
  ]);
});

it('takes the country from the placement, and keeps what is made for an engagement with it', async () => {
  const { candidateId, placementId } = await contracted(desk, {}, 'NZ');
  const path = `/candidates/${candidateId}/papers`;
  const agreement = await desk.api.post(path, { kind: 'employment_agreement', placement_id: placementId });
  expect(agreement.body.data).toMatchObject({ country: 'NZ', placement_id: placementId });
  const check = await desk.api.post(path, { kind: 'moj_check', placement_id: placementId });
  expect(check.body.data).toMatchObject({ country: 'NZ', placement_id: null });
});

it('says that a document ends before the contract it is saved for, and nothing of one that lasts', async () => {
  const { candidateId, placementId } = await contracted(desk, { contract_end_date: '2031-06-30' });
  const save = async (expires_on: string) =>
    (
      await desk.api.post(`/candidates/${candidateId}/papers`, {
        kind: 'right_to_work',
        placement_id: placementId,
        expires_on,
      })
    ).body.meta.warnings;
  expect(await save('2031-06-29')).toEqual([
    {
      code: 'paper_ends_before_contract',
      message: expect.stringContaining('before the contract ends on 2031-06-30'),
    },
  ]);
  expect(await save('2031-06-30')).toBeUndefined();
});

it('refuses a kind that the country does not know and suggests the nearest', async () => {
  const { candidateId } = await applied(desk.api);
  const refused = await desk.api.post(`/candidates/${candidateId}/papers`, {
    kind: 'police_chek',
    country: 'AU',
  });
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field: 'kind' });
  expect(refused.body.error.did_you_mean).toContain('police_check');
  const elsewhere = await desk.api.post(`/candidates/${candidateId}/papers`, {
    kind: 'police_check',
    country: 'GB',
  });
  expect(elsewhere.body.error).toMatchObject({ field: 'kind' });
  expect(elsewhere.body.error.message).toContain('United Kingdom');
});

it.each([
  [{ kind: 'identity' }, 'country'],
  [{ kind: 'identity', country: 'Atlantis' }, 'country'],
  [{ kind: 'identity', country: 'AU', expires_on: '2026-02-30' }, 'expires_on'],
  [{ kind: 'identity', country: 'AU', issued_on: '2999-01-01' }, 'issued_on'],
  [{ kind: 'identity', country: 'AU', issued_on: '2025-01-01', expires_on: '2024-01-01' }, 'expires_on'],
  [{ kind: 'contractor_agreement', country: 'AU' }, 'placement_id'],
  [{ country: 'AU' }, 'kind'],
  [{ kind: 'identity', country: 'AU', expired_on: '2030-01-01' }, 'expired_on'],
])('refuses %j on %s', async (body, field) => {
  const { candidateId } = await applied(desk.api);
  const refused = await desk.api.post(`/candidates/${candidateId}/papers`, body);
  expect(refused.status).toBe(422);
  expect(refused.body.error).toMatchObject({ code: 'VALIDATION_ERROR', field });
  expect(await listed(candidateId)).toEqual([]);
});

it('refuses a placement of somebody else with 409 and unknown ids with 404', async () => {
  const { placementId } = await contracted(desk);
  const { candidateId } = await applied(desk.api);
  const body = { kind: 'contractor_agreement', placement_id: placementId };
  const refused = await desk.api.post(`/candidates/${candidateId}/papers`, body);
  expect(refused.status).toBe(409);
  expect(refused.body.error).toMatchObject({ code: 'CONFLICT', field: 'placement_id' });
  const unknown = await desk.api.post(`/candidates/cnd_none/papers`, { kind: 'identity', country: 'AU' });
  expect(unknown.status).toBe(404);
  const noPlacement = await desk.api.post(`/candidates/${candidateId}/papers`, {
    ...body,
    placement_id: 'pla_none',
  });
  expect([noPlacement.status, noPlacement.body.error.field]).toEqual([404, 'placement_id']);
});

it('asks for placements:write where the document is made for an engagement, and only there', async () => {
  const { candidateId, placementId } = await contracted(desk);
  const plain = desk.as(await desk.key(['candidates:write'], { userId: null }));
  const path = `/candidates/${candidateId}/papers`;
  const refused = await plain.post(path, { kind: 'assignment_schedule', placement_id: placementId });
  expect(refused.status).toBe(403);
  expect(refused.body.error).toMatchObject({ code: 'INSUFFICIENT_SCOPE', scope: 'placements:write' });
  expect((await plain.post(path, { kind: 'identity', placement_id: placementId })).status).toBe(201);
  const both = desk.as(await desk.key(['candidates:write', 'placements:write'], { userId: null }));
  expect((await both.post(path, { kind: 'assignment_schedule', placement_id: placementId })).status).toBe(
    201,
  );
});

it('takes a document of the person or of nobody, never of somebody else', async () => {
  const { candidateId } = await applied(desk.api);
  const other = await applied(desk.api);
  const path = `/candidates/${candidateId}/papers`;
  const body = { kind: 'identity', country: 'AU' };
  const free = await storedDocument(running, desk, null);
  const saved = await desk.api.post(path, { ...body, document_id: free });
  expect(saved.body.data.document_id).toBe(free);
  const theirs = await storedDocument(running, desk, other.candidateId);
  const refused = await desk.api.post(path, { ...body, document_id: theirs });
  expect([refused.status, refused.body.error.field]).toEqual([422, 'document_id']);
  const unknown = await desk.api.post(path, { ...body, document_id: 'doc_none' });
  expect([unknown.status, unknown.body.error.field]).toEqual([404, 'document_id']);
});

it('is undone with what it had replaced', async () => {
  const { candidateId } = await applied(desk.api);
  const first = await act(desk, 'save_paper', { candidate_id: candidateId, kind: 'identity', country: 'AU' });
  const again = await desk.api.post('/batch', {
    actions: [
      {
        action: 'save_paper',
        input: { candidate_id: candidateId, kind: 'identity', country: 'AU', expires_on: '2030-01-01' },
      },
    ],
  });
  const undone = await desk.api.post(`/batch/${again.body.data.batch_id}/undo`);
  expect(undone.body.data.items[0].status).toBe('undone');
  expect((await listed(candidateId)).map(({ id }: { id: string }) => id)).toEqual([first.result.id]);
});

it('needs an Idempotency-Key, and answers the same paper for the same key', async () => {
  const { candidateId } = await applied(desk.api);
  const path = `/candidates/${candidateId}/papers`;
  const body = { kind: 'identity', country: 'AU' };
  expect((await desk.api.post(path, body, null)).status).toBe(400);
  const first = await desk.api.post(path, body, `once-${candidateId}`);
  const replay = await desk.api.post(path, body, `once-${candidateId}`);
  expect(replay.body.data).toEqual(first.body.data);
  expect(await listed(candidateId)).toHaveLength(1);
});
