import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'AU' });

it('answers null while there is none, with its status and the notes so far', async () => {
  const made = await desk.api.post('/clients', { name: 'Unread' });
  const path = `/clients/${made.body.data.id}/dna`;
  expect((await desk.api.get(path)).body).toMatchObject({
    success: true,
    data: { client_id: made.body.data.id, dna_status: 'none', dna: null, notes: [] },
  });
});

it('answers what was worked out', async () => {
  const made = await desk.api.post('/clients', { name: 'Known' });
  const trait = {
    score: 70,
    evidence: [{ quote: 'Answers within a day', source: { type: 'note', id: null } }],
  };
  const dna = {
    reflection: 'Decides quickly.',
    traits: { pace: trait, structure: trait, risk_appetite: trait, communication: trait, talent_bar: trait },
    generated_at: '2026-01-01T00:00:00.000Z',
  };
  await running.service.store.write((unit) =>
    unit.tx
      .updateTable('clients')
      .set({ dna: JSON.stringify(dna), dna_status: 'complete' })
      .where('id', '=', made.body.data.id)
      .execute(),
  );
  expect((await desk.api.get(`/clients/${made.body.data.id}/dna`)).body.data).toMatchObject({
    dna,
    dna_status: 'complete',
  });
});

it('does not find an unknown client', async () => {
  expect((await desk.api.get('/clients/cli_000000000000/dna')).status).toBe(404);
});
