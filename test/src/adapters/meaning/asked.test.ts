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
  "How near somebody is to the Age Pension is not to be scored under 'longevity' or under any heading.",
  "The owners say grace before service. It's voluntary, nobody on the pans has to join in, and no one's beliefs are to be asked about when you interview.",
  'Knowing Gamilaraay, or wanting to learn it with the kids, would be deadly.',
] as const;
/** What words alone let pass, and by its meaning waits. */
const CAUGHT = [
  "Drilling contractor in Midland says pick another derrickhand, since Trey's well-control card lapsed in May. Crew's been told to stay off candidates' Instagram.",
  "He's 63 and can outlast the lot of you, but neither's the point. There's no retirement age here. Offer him the grader.",
  'Old Guard Distillery, Virginia, wants a night watch. No guard of any age is implied, the label has a musket on it.',
] as const;

const byWords = (text: string): boolean =>
  review([['text', text]], { subject: 'role', place: 'AU', isUnread: true, isShown: true }).some(
    ({ verdict }) => verdict !== 'clear',
  );
const publish = async (body: string) => {
  const job = await here.job();
  return (await here.desk.api.patch(`/jobs/${job}/ad`, { body, status: 'published' })).body;
};

it('an ad that words alone hold goes where its meaning is lawful, and one that they let pass waits', async () => {
  expect([byWords(CLEARED[0]), byWords(CAUGHT[0])]).toEqual([true, false]);
  expect((await publish(CLEARED[0])).data).toMatchObject({ status: 'published', review: null });
  expect((await publish(CAUGHT[0])).data).toMatchObject({ status: 'draft', review: { state: 'held' } });
});

it('what a batch does with an item in doubt its plan tells too, and items that build on it come after it', async () => {
  const input = { title: 'Cook', client_id: here.client, spec: { summary: CAUGHT[1] } };
  const job_id = { $from: 'job', path: '/id' };
  const actions = [
    { id: 'job', action: 'create_job', input },
    { id: 'ad', action: 'update_job_ad', input: { job_id, body: CAUGHT[1], status: 'published' } },
  ];
  expect(byWords(CAUGHT[1])).toBe(false);
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
  "Vic says Sefo's the best greeter the jeweller's ever had, and the big voice that worried you on the phone sells pearls.",
  "If the stairs are a bother, ring Gráinne and we'll do the whole thing in the café below. Scones on the house.",
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
  expect((await publish(CAUGHT[2])).data).toMatchObject({ status: 'draft', review: { state: 'held' } });
  expect((await publish(LATE[2])).data).toMatchObject({ status: 'published', review: null });
});
