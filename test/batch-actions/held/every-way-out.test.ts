import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { desk as marketDesk, shareCandidate } from '#test/harness/marketplace.ts';
import { briefOf, pairOf, pathOf, submit } from '#test/harness/submission.ts';

const { running, desk } = useDesk({ country: 'AU', name: 'Harbour Talent' });
const TELLS = 'Ran the retirement portfolio at Stockland, 14 villages.';

const idOf = (answer: { body: { data: { review: { state: string } | null } } }) =>
  answer.body.data.review?.state;
const wordsOf = (answer: { body: { data: { review: { findings: { field: string }[] } } } }) =>
  answer.body.data.review.findings.map(({ field }) => field);

it.each(['headline', 'intro_body', 'message'])(
  'holds an anonymous send whose %s names a house that no record has, and its link opens nothing',
  async (field) => {
    const brief = await briefOf(desk);
    const sent = await submit(desk, brief, { identity_visibility: 'anonymous', [field]: TELLS });
    expect([sent.status, idOf(sent), sent.body.data.email_sent]).toEqual([201, 'held', false]);
    expect(wordsOf(sent)).toContain(field);
    expect((await running.app.request(pathOf(sent.body.data.url))).status).toBe(410);
  },
);

it('holds it for a summary', async () => {
  const brief = await briefOf(desk);
  const items = [{ application_id: brief.applications[0], summary: TELLS }];
  const sent = await submit(desk, brief, { identity_visibility: 'anonymous', items });
  expect(idOf(sent)).toBe('held');
  expect(wordsOf(sent)).toEqual(['items.0.summary']);
});

it('holds a spec in which such a name was taken out, as what stands around it may tell', async () => {
  const { client_id, candidate_id } = await pairOf(desk);
  const sent = await desk.api.post('/specs', { candidate_id, client_id, pitch: TELLS });
  expect(idOf(sent)).toBe('held');
  expect(sent.body.data.pitch).toBe('Ran the retirement portfolio at [name removed], 14 villages.');
});

it('holds a listing, which is paused', async () => {
  const owner = await marketDesk(running, 'Rivergum Talent');
  const listed = await shareCandidate(owner, owner.candidateId, {
    headline: 'Property accountant',
    pitch: TELLS,
  });
  expect([listed.status, listed.review?.state]).toEqual(['paused', 'held']);
  expect(JSON.stringify(listed.pitch)).not.toContain('Stockland');
});

it('and lets the words around a send go that name only the client, the contact and the sender', async () => {
  const brief = await briefOf(desk);
  const sent = await submit(desk, brief, {
    identity_visibility: 'anonymous',
    message: 'Two strong people, both free from March. Shall we talk on Thursday?',
    intro_body: 'Harbour Talent has known them for years.',
  });
  expect([sent.status, sent.body.data.review]).toEqual([201, null]);
});
