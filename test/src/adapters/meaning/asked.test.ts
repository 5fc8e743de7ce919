import { expect, it, vi } from 'vitest';
import { review } from '#src/domain/moderation/index.ts';
import { fixture } from '#test/harness/fixture.ts';
import { startBoardDesk } from '#test/harness/postings.ts';

const here = fixture(async () => {
  const desk = await startBoardDesk({ SENTENCE_MODEL: 'true' });
  await desk.running.service.sentences.warm();
  return desk;
});

/** What words alone hold, and by its meaning is lawful. */
const CLEARED = [
  "Ever such a nice telephone manner, Fatima. The headset kept slipping on her scarf, so Gill's found one with a clip.",
  "If someone tells you they'd need Fridays to end before sundown, just write 'schedule request' and send it to me, because the print shop can nearly always trade and I'd rather not lose a good estimator to our own laziness.",
  'Lovely phone voice, Amina. The earpiece kept catching on her hijab, so Pete bought one with a clip.',
] as const;
/** What words alone let pass, and by its meaning waits. */
const CAUGHT = [
  "Soho cabaret bar seeks glass collectors. It's a gay bar, you needn't be; just be kind and don't stack higher than your chin.",
  'Gun boilermaker wanted, Karratha. Mature-age blokes and sheilas, first-years, all have a fair go.',
] as const;

const byWords = (text: string): boolean =>
  review([['text', text]], { subject: 'role', place: 'AU', isUnread: true, isShown: true }).some(
    ({ verdict }) => verdict !== 'clear',
  );
const publish = async (body: string) => {
  const job = await here.job();
  return (await here.desk.api.patch(`/jobs/${job}/ad`, { body, status: 'published' })).body;
};

it('an ad that words alone hold goes where its meaning is lawful', async () => {
  expect(byWords(CLEARED[0])).toBe(true);
  expect((await publish(CLEARED[0])).data).toMatchObject({ status: 'published', review: null });
});

it('an item that words alone let pass waits by its meaning; what a batch does with it its plan tells too, and items that build on it come after it', async () => {
  const input = { title: 'Cook', client_id: here.client, spec: { summary: CAUGHT[0] } };
  const job_id = { $from: 'job', path: '/id' };
  const actions = [
    { id: 'job', action: 'create_job', input },
    { id: 'ad', action: 'update_job_ad', input: { job_id, body: CAUGHT[0], status: 'published' } },
  ];
  expect(byWords(CAUGHT[0])).toBe(false);
  const told = async (how: object) => {
    const { status, body } = await here.desk.api.post('/batch', { actions, ...how });
    expect(status, JSON.stringify(body)).toBe(200);
    return body.data.items.map(({ warnings = [] }: { warnings?: { code: string }[] }) =>
      warnings.map(({ code }) => code),
    );
  };
  const run = await told({});
  expect(run).toEqual([
    expect.arrayContaining(['look_before_it_leaves']),
    expect.arrayContaining(['held_for_review']),
  ]);
  expect(await told({ dry_run: true })).toEqual(run);
});

it('what is rolled back to be read again happens once', async () => {
  const { store } = here.running.service;
  let runs = 0;
  const kept = await store.write(async ({ tx }) => {
    runs += 1;
    byWords(CLEARED[1]);
    await tx
      .updateTable('accounts')
      .set({ name: `Run ${runs}` })
      .where('id', '=', here.desk.accountId)
      .execute();
    return runs;
  });
  const { name } = await store.read((db) =>
    db.selectFrom('accounts').select('name').where('id', '=', here.desk.accountId).executeTakeFirstOrThrow(),
  );
  expect([kept, name]).toEqual([2, 'Run 2']);
  expect(byWords(CLEARED[1])).toBe(false);
});

/** Lines that words alone let pass: two in doubt, and one certainly of the work. */
const LATE = [
  "Gift shop's run by a Christian trust but the counter job is only a counter job, so we don't ask about congregations.",
  'No age ceiling for the account executive bench, as agreed with the Mississauga sales director.',
  'You will weld stainless pipe to AS 1554.',
] as const;

it('no line passes because its meaning came too late, alone or in a batch; what its words leave no doubt of goes on', async () => {
  expect(LATE.map(byWords)).toEqual([false, false, false]);
  const slow = vi.spyOn(here.running.service.sentences, 'read').mockResolvedValue(null);
  try {
    const job_id = await here.job();
    const input = { job_id, body: LATE[0], status: 'published' };
    const { body } = await here.desk.api.post('/batch', { actions: [{ action: 'update_job_ad', input }] });
    expect(body.data.items[0].warnings).toMatchObject([{ code: 'held_for_review' }]);
    expect((await publish(LATE[1])).data).toMatchObject({ status: 'draft', review: { state: 'held' } });
    expect((await publish(LATE[2])).data).toMatchObject({ status: 'published', review: null });
    expect(slow).toHaveBeenCalledOnce();
  } finally {
    slow.mockRestore();
  }
});

it('none passes either once the model has ended', async () => {
  await here.running.service.sentences.close();
  expect((await publish(CLEARED[2])).data).toMatchObject({ status: 'draft', review: { state: 'held' } });
  expect((await publish(CAUGHT[1])).data).toMatchObject({ status: 'draft', review: { state: 'held' } });
  expect((await publish(LATE[2])).data).toMatchObject({ status: 'published', review: null });
});
