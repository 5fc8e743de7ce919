import { Document, Packer, Paragraph } from 'docx';
import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ country: 'GB' });

const cvOf = async (name: string, email: string, phone: string): Promise<string> => {
  const lines = [
    name,
    'Duty Manager',
    email,
    phone,
    'Experience',
    '2019 - 2023 Duty Manager, Merton Hotel, York',
  ];
  const document = new Document({ sections: [{ children: lines.map((text) => new Paragraph({ text })) }] });
  return (await Packer.toBuffer(document)).toString('base64');
};

const run = async (action: string, input: object, more: object = {}) => {
  const { body } = await desk.api.post('/batch', { actions: [{ action, input }], ...more });
  expect(body.error ?? null, JSON.stringify(body.error)).toBeNull();
  return body.data;
};

/** What the store keeps of batches and plans, as one text. */
const kept = async (): Promise<string> =>
  running.service.store.read(async (db) =>
    JSON.stringify([
      await db.selectFrom('batches').select('items').execute(),
      await db.selectFrom('batch_plans').select('request').execute(),
    ]),
  );

it('takes the bytes of a CV that was sent with a call out of the batch and the plan, and leaves those of others', async () => {
  const [own, other] = await Promise.all([
    cvOf('Perpetua Quarrington', 'perpetua.q@people.example', '07700 900431'),
    cvOf('Dorothea Hollingbourne', 'dorothea.h@people.example', '07700 900577'),
  ]);
  const drafted = await run('draft_candidate_from_cv', { file_base64: own, filename: 'Quarrington CV.docx' });
  await run(
    'draft_candidate_from_cv',
    { file_base64: own, filename: 'Quarrington CV.docx' },
    { dry_run: true },
  );
  await run('draft_candidate_from_cv', { file_base64: other, filename: 'Hollingbourne CV.docx' });
  expect(drafted.items[0].error ?? null, JSON.stringify(drafted.items[0].error)).toBeNull();
  const made = await run('confirm_candidate_draft', {
    review_token: drafted.items[0].result.review_token,
  });
  const id = made.items[0].result.candidate?.id ?? made.items[0].result.id;
  expect(await kept()).toContain(own);
  expect((await desk.api.delete(`/candidates/${id}/gdpr-delete`)).status).toBe(200);
  await running.service.jobs.runDue();
  const left = await kept();
  expect(left).not.toContain(own);
  expect(left).not.toContain('Quarrington');
  expect(left).toContain(other);
});
