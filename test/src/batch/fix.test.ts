import { expect, it } from 'vitest';
import { fixOf } from '#src/batch/fix.ts';
import type { Problem } from '#src/batch/problems.ts';
import { AppError } from '#src/lib/errors.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { desk } = useDesk({ country: 'AU' });

it('sends nobody to mend an input where it is the record that stands in the way', async () => {
  const input = { job_id: await deskOf(desk).job(), candidate_id: await deskOf(desk).candidate() };
  await desk.api.post('/applications', input);
  const { body } = await desk.api.post('/batch', {
    actions: [{ id: 'again', action: 'create_application', input }],
  });
  const [item] = body.data.items;
  expect(item.http_status).toBe(409);
  expect(item.error.fix).toContain('Do what the message says about the record, then resume');
  expect(item.error.fix).not.toContain('set right');
});

it('names the path of the patch where it is the input that was wrong', async () => {
  const { body } = await desk.api.post('/batch', {
    actions: [
      { id: 'read', action: 'get_candidate', input: { candidate_id: 'cnd_01m7y0zqta0000000000000000' } },
    ],
  });
  expect(body.data.items[0].error.fix).toBe(
    'Find the right id, then resume with patch.read.input.candidate_id set to it.',
  );
});

it('sets no field right that the action does not take: what is wrong stands in another record', async () => {
  const job_id = await deskOf(desk).job({ title: 'Fitter', description: 'Runs the plant in Warrnambool.' });
  await desk.api.patch(`/jobs/${job_id}/ad`, { body: null, bullets: [] });
  const input = { job_id, board_slugs: ['career_page'] };
  for (const [more, fix] of [
    [{ dry_run: true }, 'Plan again as the message says.'],
    [{}, 'Resume as the message says.'],
  ] as const) {
    const { body } = await desk.api.post('/batch', { ...more, actions: [{ action: 'post_job', input }] });
    expect(body.data.items[0].error).toMatchObject({
      message: expect.stringContaining('update_job_ad'),
      fix,
    });
  }
});

it('says to leave out the mail to somebody who wants none, and not that their id was wrong', async () => {
  const ids = [
    await deskOf(desk).candidate({ name: 'Una Reach', email: 'una@people.example' }),
    await deskOf(desk).candidate({ name: 'Ulf Flagged', email: 'ulf@people.example', do_not_approach: true }),
  ];
  const mail = (candidate_id: string) => ({
    action: 'send_email',
    input: { candidate_id, subject: 'News', body: 'Join us.' },
  });
  const { body } = await desk.api.post('/batch', { dry_run: true, actions: ids.map(mail) });
  expect(body.data.items[1].error).toMatchObject({ fix: 'Plan again without actions[1].' });
  const error = new AppError('VALIDATION_ERROR', 'candidate_id: Una has opted out of e-mail.', {
    field: 'candidate_id',
    extra: { unreachable: 'email_opt_out' },
  });
  expect(fixOf(error, { how: 'Call it again', where: 'candidate_id' })).toBe(
    'Trying again changes nothing: no mail goes to them.',
  );
});

it('says of every field that was wrong what would be other in the next call', async () => {
  const { body } = await desk.api.post('/batch', {
    dry_run: true,
    actions: [{ action: 'get_candidate', arguments: { candidate_id: 'cnd_01m7y0zqta0000000000000000' } }],
  });
  expect(body.error.problems[0]).toMatchObject({ did_you_mean: 'actions[0].input' });
  expect(fixOf(refusalOf([unknown('from', 'starts_after'), unknown('to', 'starts_before')]), again)).toBe(
    'Call it again with starts_after in place of from and starts_before in place of to.',
  );
  const mixed = refusalOf([
    { field: 'kind', message: 'is needed: one of internal, client' },
    { field: 'stage', message: 'must be one of offer, client_interview; did you mean client_interview?' },
    { field: 'colour', message: 'is not a field of create_interview; known are kind, stage' },
  ]);
  expect(fixOf(mixed, again)).toBe(
    'Call it again with kind given and stage set to client_interview if that is meant, and without colour.',
  );
});

it('says what a single field that is lacking takes', () => {
  const lacking = refusalOf([{ field: 'kind', message: 'is needed: one of internal, client' }]);
  expect(fixOf(lacking, again)).toBe('Call it again with kind: one of internal, client.');
});

const again = { how: 'Call it again', where: 'kind' };
const unknown = (field: string, near: string): Problem => ({
  field,
  message: `is not a field of list_interviews; did you mean ${near}?`,
});
function refusalOf(problems: Problem[]): AppError {
  const [first] = problems;
  return new AppError('VALIDATION_ERROR', `${first?.field}: ${first?.message}`, {
    field: first?.field,
    extra: { problems },
  });
}

it('repeats nothing of the refusal beside what is needed', () => {
  const problems = [{ field: 'a.type', message: 'is needed: one of note, call' }];
  const message =
    'One problem; nothing has run. a.type: is needed: one of note, call. Mend it and send the batch again.';
  const error = new AppError('BATCH_INVALID', message, { field: 'a.type', extra: { problems } });
  expect(fixOf(error, { how: 'Call it again', where: 'a.type' })).toBe(
    'Call it again with a.type: one of note, call.',
  );
});

it('sends nobody back to the input for a draft that is over, or for somebody who was erased', () => {
  const wording = { how: 'Call it again', where: 'status' };
  const over = new AppError('VALIDATION_ERROR', 'The draft is expired already.', {
    field: 'status',
    type: 'draft_expired',
  });
  expect(fixOf(over, wording)).toBe('Trying again changes nothing. Do as the message says.');
  const erased = new AppError('NOT_FOUND', 'Erased for good.', { extra: { certificate_id: 'era_1' } });
  expect(fixOf(erased, { ...wording, where: 'candidate_id' })).toBe(
    'Trying again changes nothing. Leave it as it is.',
  );
});
