import { expect, it } from 'vitest';
import { runAction, runSignedIn } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'AU', name: 'Harbour Talent' });
const desk = deskOf(agency);

const publish = async (run: typeof runAction, body: string) => {
  const job_id = await desk.job({ title: 'Production Supervisor' });
  const input = { job_id, status: 'published', body, headline: 'Production supervisor', bullets: [] };
  return run(running, agency.adminKey, 'update_job_ad', input);
};

it.each([
  ['You lead six people. Marcus is leaving in March.', 'confidence', 'Marcus is leaving in March'],
  ['You lead six people. Nobody here knows yet.', 'confidence', 'Nobody here knows yet'],
  [
    'Our current supervisor is being managed out, and you start in May.',
    'confidence',
    'Our current supervisor is being managed out, and you start in May',
  ],
  ['You lead six people. He handed in his notice.', 'confidence', 'He handed in his notice'],
  [
    'Two other agencies are working on it; please keep this quiet.',
    'confidence',
    'Two other agencies are working on it; please keep this quiet',
  ],
  ['You lead six people. Das weiß noch niemand.', 'confidence', 'Das weiß noch niemand'],
  ['You lead six people. Ring 0411 222 333.', 'contact_details', '0411 222 333'],
  ['You lead six people. Write to marcus@yard.example.', 'contact_details', 'marcus@yard.example'],
])('an ad of a program with what a client tells its agency waits: %s', async (body, about, words) => {
  const held = await publish(runAction, body);
  expect(held.data).toMatchObject({ status: 'draft', review: { state: 'held' } });
  expect(held.data.review.findings).toEqual([
    expect.objectContaining({ verdict: 'held', about, field: 'body', words }),
  ]);
});

it('a signed-in person may print a number or say who goes, and is told of it', async () => {
  const done = await publish(runSignedIn, 'Marcus is leaving in March. Ring 0411 222 333.');
  expect(done.data).toMatchObject({ status: 'published', review: null });
  const finding = (about: string, words: string) =>
    expect.objectContaining({ verdict: 'look', about, words });
  expect(done.warnings).toContainEqual(
    expect.objectContaining({
      code: 'look_before_it_leaves',
      findings: [
        finding('confidence', 'Marcus is leaving in March'),
        finding('contact_details', '0411 222 333'),
      ],
    }),
  );
});

it.each([
  'You handle confidential records, and give two weeks’ notice of leave.',
  'Nobody knows this river like our guides.',
  'You keep the site quiet after ten and handle calls between us and the depot.',
  'Sue, who trained here, leads the team of nine.',
  'You will be leaving the yard at five.',
  'The kitchen is being replaced in spring.',
  'Apply under reference 2026-0144, or look at our 1,200 other roles.',
  'People have been promoted within a year, and none has been fired for a mistake.',
  'Your application stays confidential.',
])('ordinary words of an ad of a program hold nothing: %s', async (body) => {
  const done = await publish(runAction, body);
  expect(done.data).toMatchObject({ status: 'published', review: null });
});

it('a mailbox of the agency’s own house may stand in an ad', async () => {
  const { email } = await running.service.store.read((db) =>
    db
      .selectFrom('users')
      .where('account_id', '=', agency.accountId)
      .select('email')
      .executeTakeFirstOrThrow(),
  );
  const body = `Write to jobs@${email.slice(email.indexOf('@') + 1)}.`;
  expect((await publish(runAction, body)).data).toMatchObject({ status: 'published', review: null });
});
