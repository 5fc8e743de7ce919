import { expect, it } from 'vitest';
import { runAction, runSignedIn } from '#test/harness/action.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { briefOf } from '#test/harness/submission.ts';

const { running, desk: agency } = useDesk({ country: 'AU', name: 'Harbour Talent' });
const desk = deskOf(agency);

// The rules alone find nothing in either; the strict reading doubts them.
const OF_PERSON = 'She grew up over the shop.';
const OF_ROLE = 'We want somebody rosy-cheeked.';

const told = (field: string, words: string) => ({
  code: 'look_before_it_leaves',
  message: expect.stringContaining(words),
  findings: [
    expect.objectContaining({
      verdict: 'look',
      field,
      words,
      reason: expect.stringMatching(/\w/),
      rewording: expect.stringMatching(/\w/),
    }),
  ],
});

it('a submission that a signed-in person sends goes, and they are told what is doubtful in it; that of a key waits', async () => {
  const send = async (run: typeof runAction) => {
    const brief = await briefOf(agency);
    const items = brief.applications.map((application_id) => ({ application_id, summary: OF_PERSON }));
    return run(running, agency.adminKey, 'create_submission', { job_id: brief.job_id, items });
  };
  const sent = await send(runSignedIn);
  expect(sent.data.review).toBeNull();
  expect(sent.events).toContain('submission.created');
  expect(sent.warnings).toContainEqual(told('items.0.summary', 'She grew up over the shop'));
  const waits = await send(runAction);
  expect(waits.data.review.state).toBe('held');
  expect(waits.events).not.toContain('submission.created');
});

it('an ad that a signed-in person publishes is public, and they are told what is doubtful in it', async () => {
  const job_id = await desk.job({ title: 'Greeter' });
  const input = { job_id, status: 'published', body: OF_ROLE, headline: 'Greeter', bullets: [] };
  const done = await runSignedIn(running, agency.adminKey, 'update_job_ad', input);
  expect(done.data).toMatchObject({ status: 'published', review: null });
  expect(done.warnings).toContainEqual(told('body', 'rosy-cheeked'));
});

it('what somebody let go in an ad is not told again', async () => {
  const job_id = await desk.job({ title: 'Greeter' });
  const input = { job_id, status: 'published', body: OF_ROLE, headline: 'Greeter', bullets: [] };
  const held = await runAction(running, agency.adminKey, 'update_job_ad', input);
  expect(held.data.review.state).toBe('held');
  const decision = { record: held.data.id, decision: 'release', reason: 'It is a clown.' };
  const released = await runSignedIn(running, agency.adminKey, 'release_held', decision);
  expect(released.status, JSON.stringify(released.data)).toBe(200);
  const again = { job_id, headline: 'A greeter' };
  const done = await runSignedIn(running, agency.adminKey, 'update_job_ad', again);
  expect(done.warnings.filter(({ code }) => code === 'look_before_it_leaves')).toEqual([]);
});

it('a mail goes, and its plan tells before what is doubtful in it, to a key as to a person', async () => {
  const candidate_id = await desk.candidate({ name: 'Ana Ruiz', email: 'ana@candidate.example' });
  const input = { candidate_id, subject: 'A role', body: OF_ROLE };
  const planned = await agency.api.post('/batch', {
    dry_run: true,
    actions: [{ action: 'send_email', input }],
  });
  expect(planned.body.data.items[0].warnings).toContainEqual(told('body', 'rosy-cheeked'));
  for (const run of [runAction, runSignedIn]) {
    const sent = await run(running, agency.adminKey, 'send_email', input);
    expect(sent.warnings).toContainEqual(told('body', 'rosy-cheeked'));
  }
});

it('who writes what candidates read of a role, or are assessed by, is told what is doubtful in it', async () => {
  const client_id = await desk.client();
  const spec = { summary: OF_ROLE, responsibilities: [], requirements: [], nice_to_have: [] };
  const made = await runAction(running, agency.adminKey, 'create_job', { client_id, title: 'Greeter', spec });
  expect(made.warnings).toContainEqual(told('spec.summary', 'rosy-cheeked'));
  const assessment_criteria = [{ label: OF_ROLE, weight: 3, must_have: false }];
  const changed = await runAction(running, agency.adminKey, 'update_job', {
    job_id: made.data.id,
    assessment_criteria,
  });
  expect(changed.warnings).toContainEqual(told('assessment_criteria.0.label', 'rosy-cheeked'));
});

it('what goes through with a doubt is not said to wait for somebody: the plan says that it will go, the answer that it went', async () => {
  const candidate_id = await desk.candidate({ name: 'Rosa Vine', email: 'rosa@candidate.example' });
  const input = {
    candidate_id,
    subject: 'A word',
    body: 'Somebody sprightly and rosy-cheeked is what they like. Thank you!',
  };
  const planned = await agency.api.post('/batch', {
    dry_run: true,
    actions: [{ action: 'send_email', input }],
  });
  const [before] = planned.body.data.items[0].warnings;
  expect(before.message).toMatch(/^Nothing will be held back: .*sprightly/);
  for (const run of [runAction, runSignedIn]) {
    const { warnings } = await run(running, agency.adminKey, 'send_email', input);
    const after = warnings.find(({ code }) => code === 'look_before_it_leaves');
    expect(after?.message).toMatch(/^Nothing was held back: .*sprightly/);
    expect(JSON.stringify([before, after])).not.toContain('look at it first');
  }
});
