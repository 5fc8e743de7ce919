import { describe, expect, it } from 'vitest';
import { addDays, addMs, dayIn, startOfDay } from '#src/lib/clock.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool, refusalOf } from '#test/harness/mcp.ts';

const { running, desk } = useDesk({ country: 'AU' });

const call = (name: string, args: Record<string, unknown> = {}, key = desk.adminKey, query = '') =>
  callTool(running.app, key, name, args, { query });

const textOf = ({ content }: Awaited<ReturnType<typeof call>>): string => content[0]?.text ?? '';

const client = async (name: string): Promise<string> => {
  const { body } = await desk.api.post('/clients', { name, notes: 'before' });
  return body.data.id;
};

const notesOf = async (id: string): Promise<string | null> =>
  (await desk.api.get(`/clients/${id}`)).body.data.notes;

const change = (id: string, notes: string) =>
  call('update_client', { client_id: id, notes }, desk.adminKey, '?toolsets=all');

describe('undo_batch', () => {
  it('plans the undo of a tool call by the batch_id of its result, which commit_plan carries out', async () => {
    const id = await client('Undone by its call');
    const changed = await change(id, 'after');
    const { batch_id } = changed.structuredContent;
    expect(textOf(changed)).toContain(`undo_batch with batch_id ${batch_id}`);
    const plan = await call('undo_batch', { batch_id });
    expect(plan.structuredContent).toMatchObject({
      status: 'planned',
      next: 'commit',
      plan_id: expect.stringMatching(/^pln_/),
      confirm_text: 'Undo: 1 client change (Undone by its call)',
      items: [{ id: 'call', action: 'update_client', status: 'planned' }],
    });
    expect(textOf(plan)).toContain(plan.structuredContent.confirm_text);
    expect(await notesOf(id)).toBe('after');
    const { plan_id, confirm_text } = plan.structuredContent;
    const done = await call('commit_plan', { plan_id, confirm_text });
    expect(done.structuredContent).toMatchObject({ batch_id, status: 'undone', counts: { undone: 1 } });
    expect(await notesOf(id)).toBe('before');
    const again = await call('commit_plan', { plan_id, confirm_text });
    expect(again.structuredContent).toMatchObject({ batch_id, status: 'undone' });
    expect(refusalOf(await call('undo_batch', { batch_id }))).toMatchObject({ code: 'CONFLICT' });
  });

  it('plans the undo of what a line of the activities tells', async () => {
    const id = await client('Undone by its line');
    await change(id, 'after');
    const [line] = (await desk.api.get(`/activities?client_id=${id}&limit=1`)).body.data;
    const plan = await call('undo_batch', { activity_id: line.id });
    const { plan_id, confirm_text } = plan.structuredContent;
    await call('commit_plan', { plan_id, confirm_text });
    expect(await notesOf(id)).toBe('before');
    const [own] = (await desk.api.get(`/activities?client_id=${await client('By REST')}`)).body.data;
    expect(refusalOf(await call('undo_batch', { activity_id: own.id }))).toMatchObject({
      code: 'UNDO_CONFLICT',
      field: 'activity_id',
    });
    const note = { type: 'note', client_id: id, body: 'They like early starts.' };
    await call('create_activity', note, desk.adminKey, '?toolsets=all');
    const [kept] = (await desk.api.get(`/activities?client_id=${id}&limit=1`)).body.data;
    const refused = { code: 'UNDO_CONFLICT', field: 'activity_id' };
    expect(refusalOf(await call('undo_batch', { activity_id: kept.id }))).toMatchObject(refused);
    const rest = await desk.api.post(`/activities/${kept.id}/undo`, { dry_run: true }, null);
    expect(rest.body.error).toMatchObject(refused);
  });

  it('takes back some items of a batch, and says in the text what stays', async () => {
    const id = await client('Partly undone');
    const note = { type: 'note', client_id: id, body: 'They like early starts.' };
    const ran = await call('run_actions', {
      actions: [
        { id: 'notes', action: 'update_client', input: { client_id: id, notes: 'after' } },
        { id: 'line', action: 'create_activity', input: note },
      ],
    });
    const { batch_id } = ran.structuredContent;
    const plan = await call('undo_batch', { batch_id });
    const { plan_id, confirm_text } = plan.structuredContent;
    expect(confirm_text).toMatch(/; stays as it is: Add a note or a call$|; stays as it is: [A-Z][a-z ]+$/);
    expect(plan.structuredContent.items[1]).toMatchObject({ undo: { outcome: 'irreversible' } });
    expect(textOf(plan)).toMatch(/line create_activity: succeeded; stays: /);
    const done = await call('commit_plan', { plan_id, confirm_text });
    expect(done.structuredContent).toMatchObject({ status: 'partial' });
    expect(await notesOf(id)).toBe('before');
  });

  it('counts in may_undo only what an undo takes back, and says of one item that stays why, and of what', async () => {
    const key = await desk.key(['clients:read', 'clients:write', 'activities:write', 'activities:read'], {
      userId: null,
    });
    const ran = await call(
      'run_actions',
      {
        actions: [
          { id: 'firm', action: 'create_client', input: { name: 'Leant upon' } },
          {
            id: 'line',
            action: 'create_activity',
            input: {
              type: 'note',
              client_id: { $from: 'firm', path: '/id' },
              body: 'They like early starts.',
            },
          },
        ],
      },
      key,
    );
    const { batch_id, items } = ran.structuredContent;
    const firm = items[0].result.id;
    const listed = (await call('list_batches', { limit: 1 }, key)).structuredContent.items[0];
    expect(listed).toMatchObject({ batch_id, may_undo: 0 });
    const refused = refusalOf(await call('undo_batch', { batch_id }, key));
    expect(refused).toMatchObject({ code: 'UNDO_CONFLICT' });
    expect(refused.message).toContain('line: create_activity cannot be taken back');
    expect(refused.message).toContain(
      `firm: line stays and depends on firm (Add a client), the client Leant upon ${firm}`,
    );
    const one = refusalOf(await call('undo_batch', { batch_id, items: ['line'] }, key)).message;
    expect(one).toMatch(/^line \(Write a note or log a call\) of batch bat_\w+ cannot be taken back\. /);
    expect(one).not.toMatch(/nothing of batch|What batch/i);
  });

  it('tells of an undone batch who undid it and when, in what is listed and in what is read', async () => {
    const id = await client('Told who undid it');
    const { batch_id } = (await change(id, 'after')).structuredContent;
    expect((await call('list_batches', { limit: 1 })).structuredContent.items[0]).not.toHaveProperty(
      'undone',
    );
    const { plan_id, confirm_text } = (await call('undo_batch', { batch_id })).structuredContent;
    await call('commit_plan', { plan_id, confirm_text });
    const list = await call('list_batches', { limit: 1 });
    const [row] = list.structuredContent.items;
    expect(row).toMatchObject({ batch_id, may_undo: 0, undone: { by: row.by } });
    expect(textOf(list)).toContain(`by ${row.by}, ${row.undone.at_local}`);
    const read = await call('get_batch', { batch_id });
    expect(read.structuredContent.undone).toMatchObject({ by: row.by, at: row.undone.at });
    expect(textOf(read)).toContain(`Undone by ${row.by}, ${row.undone.at_local}.`);
  });

  it('refuses a plan of an undo once what it would put back was changed by somebody else', async () => {
    const id = await client('Changed since');
    const { batch_id } = (await change(id, 'after')).structuredContent;
    const plan = await call('undo_batch', { batch_id });
    await desk.api.patch(`/clients/${id}`, { notes: 'newer' });
    const { plan_id, confirm_text } = plan.structuredContent;
    expect(refusalOf(await call('commit_plan', { plan_id, confirm_text }))).toMatchObject({
      code: 'PLAN_STALE',
    });
    expect(await notesOf(id)).toBe('newer');
    expect(refusalOf(await call('undo_batch', { batch_id }))).toMatchObject({
      code: 'UNDO_CONFLICT',
      message: expect.stringContaining('was changed since'),
    });
  });

  it('shows nobody else’s batches, and asks for one of the two ids', async () => {
    const { batch_id } = (await change(await client('Not yours'), 'after')).structuredContent;
    const other = await desk.key(['clients:write'], { userId: null });
    expect(refusalOf(await call('undo_batch', { batch_id }, other))).toMatchObject({ code: 'NOT_FOUND' });
    expect(refusalOf(await call('undo_batch', {}))).toMatchObject({ field: 'batch_id' });
  });

  it('is planned over HTTP as well, without a key', async () => {
    const id = await client('Planned over HTTP');
    const { batch_id } = (await change(id, 'after')).structuredContent;
    const plan = await desk.api.post(`/batch/${batch_id}/undo`, { dry_run: true }, null);
    expect(plan.body.data).toMatchObject({ status: 'planned' });
    const { plan_id, confirm_text } = plan.body.data;
    expect((await desk.api.post('/batch', { plan_id, confirm_text })).status).toBe(200);
    expect(await notesOf(id)).toBe('before');
  });
});

describe('list_batches', () => {
  it('takes days in words as those of the agency that were, over REST as well, and says what it understood', async () => {
    await change(await client('Done this week'), 'after');
    const daysAgo = (count: number) => addDays(dayIn(new Date().toISOString(), 'Australia/Sydney'), -count);
    const weekday = (day: string) =>
      new Date(day).toLocaleDateString('en', { weekday: 'long', timeZone: 'UTC' });
    const named = weekday(daysAgo(2));
    const taken = startOfDay(daysAgo(2), 'Australia/Sydney');
    const found = await call('list_batches', { created_after: named });
    expect(found.structuredContent.items.length).toBeGreaterThan(0);
    expect(found.structuredContent.understood).toMatchObject([
      { field: 'created_after', given: named, taken },
    ]);
    expect(textOf(found)).toContain(`Understood created_after “${named}” as `);
    const before = await call('list_batches', { created_after: 'last week', created_before: 'yesterday' });
    expect(before.structuredContent).toMatchObject({
      items: [],
      understood: [{}, { taken: addMs(startOfDay(daysAgo(0), 'Australia/Sydney'), -1) }],
    });
    const http = await desk.api.get(`/batch?created_after=${named}`);
    expect(http.body.data.length).toBeGreaterThan(0);
    expect(http.body.meta.understood).toMatchObject([{ taken }]);
    const open = refusalOf(await call('list_batches', { created_after: 'whenever' }));
    expect(open).toMatchObject({ code: 'BATCH_INVALID', field: 'created_after' });
    expect(open.message).toContain('words such as today, yesterday, 3 March or last week');
    const wrong = await desk.api.get('/batch?created_before=this%20morning');
    expect(wrong.body.error).toMatchObject({ code: 'BATCH_INVALID', field: 'created_before' });
  });

  it('names the first records of each, as many as it may read, and says how many actions there were', async () => {
    const { userId } = await desk.user('consultant');
    const key = await desk.key(['clients:read', 'clients:write'], { userId });
    const actions = ['Ada', 'Bea', 'Cleo', 'Dora', 'Edda'].map((name) => ({
      action: 'create_client',
      input: { name: `${name} Works` },
    }));
    await call('run_actions', { actions }, key);
    const listed = await call('list_batches', { limit: 1 }, key);
    const about = 'Ada Works; Bea Works; Cleo Works; and 2 more of 5 actions';
    expect(listed.structuredContent.items).toMatchObject([{ about, actions: { create_client: 5 } }]);
    expect(textOf(listed)).toContain(about);
    const blind = await desk.key(['jobs:read'], { userId });
    const [seen] = (await call('list_batches', { limit: 1 }, blind)).structuredContent.items;
    expect(seen.actions).toEqual({ create_client: 5 });
    expect(seen).not.toHaveProperty('about');
  });

  it('lists what assistants and batches did, the latest first, with a cursor that goes on', async () => {
    const key = await desk.key(['clients:read', 'clients:write'], { userId: null });
    const made = await call('create_client', { name: 'Listed' }, key, '?toolsets=all');
    await call('get_client', { client_id: made.structuredContent.id }, key, '?toolsets=all');
    const ran = await call(
      'run_actions',
      {
        reason: 'A tidy up',
        actions: ['A', 'B'].map((name) => ({ action: 'create_client', input: { name } })),
      },
      key,
    );
    const first = await call('list_batches', { limit: 1 }, key);
    expect(first.structuredContent.items).toEqual([
      expect.objectContaining({
        batch_id: ran.structuredContent.batch_id,
        status: 'succeeded',
        reason: 'A tidy up',
        actions: { create_client: 2 },
        by: expect.stringContaining('key'),
      }),
    ]);
    expect(textOf(first)).toContain('2 create_client');
    expect(first.structuredContent.items[0].about).toBe('A; B');
    expect(textOf(first)).toContain('A; B');
    expect(first.structuredContent.items[0]).not.toHaveProperty('counts');
    const full = (await call('list_batches', { limit: 1, view: 'full' }, key)).structuredContent.items[0];
    expect(full).toMatchObject({ counts: { succeeded: 2 }, finished_at: expect.any(String) });
    expect(refusalOf(await call('list_batches', { view: 'all' }, key)).message).toContain('concise or full');
    const { next_cursor } = first.structuredContent;
    const second = await call('list_batches', { limit: 5, after: next_cursor }, key);
    expect(second.structuredContent.items).toMatchObject([
      { batch_id: made.structuredContent.batch_id, actions: { create_client: 1 } },
    ]);
    const reads = { actions: [{ action: 'list_clients', input: {} }] };
    const { batch_id: read } = (await call('run_read_actions', reads, key)).structuredContent;
    const { items } = (await call('list_batches', {}, key)).structuredContent;
    expect(items.map(({ batch_id }: { batch_id: string }) => batch_id)).toEqual([
      ran.structuredContent.batch_id,
      made.structuredContent.batch_id,
    ]);
    const known = (await call('get_batch', { batch_id: read }, key)).structuredContent;
    expect(known.status).toBe('succeeded');
    const http = await desk.as(key).get('/batch');
    expect(http.body.data.map(({ batch_id }: { batch_id: string }) => batch_id)).toEqual([
      read,
      ran.structuredContent.batch_id,
      made.structuredContent.batch_id,
    ]);
  });

  it('reads days in the time zone of the agency', async () => {
    const key = await desk.key(['clients:write'], { userId: null });
    await call('create_client', { name: 'Today' }, key, '?toolsets=all');
    const { items } = (await call('run_read_actions', { actions: [{ action: 'get_account', input: {} }] }))
      .structuredContent;
    const timeZone: string = items[0].result.timezone;
    const day = (at: number): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(at);
    const shown = async (filters: object): Promise<number> =>
      (await call('list_batches', { ...filters }, key)).structuredContent.items.length;
    expect(await shown({ created_after: day(Date.now()), created_before: day(Date.now()) })).toBe(1);
    expect(await shown({ created_after: day(Date.now() + 86_400_000) })).toBe(0);
    expect(await shown({ created_before: day(Date.now() - 86_400_000) })).toBe(0);
  });

  it('keeps no batch of a call that changed nothing', async () => {
    const key = await desk.key(['clients:read', 'clients:write'], { userId: null });
    const made = await call('create_client', { name: 'Same' }, key, '?toolsets=all');
    const args = { client_id: made.structuredContent.id, name: 'Same' };
    const same = await call('update_client', args, key, '?toolsets=all');
    expect(same.structuredContent.batch_id).toBeUndefined();
    expect((await call('list_batches', {}, key)).structuredContent.items).toHaveLength(1);
  });
});

describe('cancel_batch and resume_batch', () => {
  let made = 0;
  const failing = async (key: string) => {
    made += 1;
    const ran = await call(
      'run_actions',
      {
        actions: [
          { id: 'good', action: 'create_client', input: { name: `Good ${made}` } },
          { id: 'bad', action: 'get_client', input: { client_id: { $from: 'good', path: '/notes' } } },
        ],
      },
      key,
    );
    expect(ran.structuredContent).toMatchObject({ status: 'partial', next: 'resume' });
    return ran.structuredContent.batch_id;
  };

  it('run as the only action of run_actions on a connection that does not list them', async () => {
    const batch_id = await failing(desk.adminKey);
    const good = (await call('get_batch', { batch_id })).structuredContent.items[0].result.id;
    const patch = { bad: { input: { client_id: good } } };
    const done = await call('run_actions', {
      actions: [{ action: 'resume_batch', input: { batch_id, patch } }],
    });
    expect(done.structuredContent).toMatchObject({ batch_id, status: 'succeeded' });
    const ended = await call('run_actions', { actions: [{ action: 'cancel_batch', input: { batch_id } }] });
    expect(ended.structuredContent).toMatchObject({ batch_id, status: 'succeeded' });
  });

  it('name the list of batches where there is none of that id', async () => {
    for (const batch_id of ['keep Ana warm', 'bat_000000000000000000000000']) {
      const ended = call('run_actions', { actions: [{ action: 'cancel_batch', input: { batch_id } }] });
      expect(refusalOf(await ended).message).toContain('list_batches');
    }
  });

  it('are tools of their own in the toolset batches', async () => {
    const batch_id = await failing(desk.adminKey);
    const done = await call('cancel_batch', { batch_id }, desk.adminKey, '?toolsets=batches');
    expect(done.structuredContent).toMatchObject({ batch_id, status: 'partial' });
  });

  it('refuse to stand among other actions, or in a batch of reads', async () => {
    const batch_id = await failing(desk.adminKey);
    const resume = { action: 'resume_batch', input: { batch_id } };
    const mixed = { actions: [{ action: 'list_clients', input: {} }, resume] };
    expect(refusalOf(await call('run_actions', mixed))).toMatchObject({ field: 'actions[1].action' });
    expect(refusalOf(await call('run_read_actions', { actions: [resume] }))).toMatchObject({
      field: 'actions[0].action',
    });
  });

  it('are said in a plan, as any tool about batches, to be no step of one, with how they are called', async () => {
    for (const action of ['list_batches', 'undo_batch', 'cancel_batch', 'resume_batch', 'find_actions']) {
      const { message } = refusalOf(await call('plan_actions', { actions: [{ action, input: {} }] }));
      expect(message).toContain(`${action} is a tool of its own`);
      expect(message).toContain('call it by itself');
      expect(message).not.toContain('did you mean');
    }
    const { body } = await desk.api.post('/batch', { actions: [{ action: 'list_batches', input: {} }] });
    expect(body.error.message).toContain('GET /api/v1/batch');
  });

  it('send no mail that nobody was shown', async () => {
    const { body } = await desk.api.post('/candidates', { name: 'Ana Ruiz', email: 'ana@example.org' });
    const mail = { candidate_id: body.data.id, subject: 'Hello', body: 'Good day.' };
    const ran = await desk.api.post('/batch', {
      on_error: 'stop',
      actions: [
        { id: 'bad', action: 'get_client', input: { client_id: 'cli_00000000000000000000000000' } },
        { id: 'mail', action: 'send_email', input: mail, after: ['bad'] },
      ],
    });
    const { batch_id } = ran.body.data;
    const other = await client('There');
    const patch = { bad: { input: { client_id: other } } };
    const resumed = await call('run_actions', {
      actions: [{ action: 'resume_batch', input: { batch_id, patch } }],
    });
    expect(refusalOf(resumed)).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('mail (send_email)'),
    });
    const sent = await desk.api.get(`/activities?candidate_id=${body.data.id}&type=email_sent`);
    expect(sent.body.data).toEqual([]);
  });
});

describe('cancel_batch with a plan_id', () => {
  const planned = async (id: string) => {
    const actions = [{ id: 'change', action: 'update_client', input: { client_id: id, notes: 'after' } }];
    return (await call('plan_actions', { actions })).structuredContent;
  };

  const discard = (args: Record<string, unknown>, key = desk.adminKey) =>
    call('cancel_batch', args, key, '?toolsets=all');

  it('discards the plan, so that committing it is refused with that reason, and no brief lists it', async () => {
    const id = await client('Discarded');
    const { plan_id, confirm_text } = await planned(id);
    const gone = await discard({ batch_id: plan_id });
    expect(gone.structuredContent).toMatchObject({
      plan_id,
      status: 'cancelled',
      items: [{ id: 'change', action: 'update_client', status: 'cancelled' }],
    });
    expect(textOf(gone)).toContain('it cannot be committed any more');
    const refusal = refusalOf(await call('commit_plan', { plan_id, confirm_text }));
    expect(refusal).toMatchObject({
      code: 'PLAN_DISCARDED',
      message: expect.stringContaining('nothing of it was done'),
    });
    expect(await notesOf(id)).toBe('before');
    expect(textOf(await call('get_desk_brief'))).not.toContain(plan_id);
    const again = await call('run_actions', {
      actions: [{ action: 'cancel_batch', input: { plan_id } }],
    });
    expect(again.structuredContent).toMatchObject({ plan_id, status: 'cancelled', counts: { cancelled: 1 } });
  });

  it('discards the plan of an undo, and over HTTP as well', async () => {
    const id = await client('Undo discarded');
    const { batch_id } = (await change(id, 'after')).structuredContent;
    const { plan_id, confirm_text } = (await call('undo_batch', { batch_id })).structuredContent;
    const gone = await desk.api.post(`/batch/${plan_id}/cancel`, {}, null);
    expect(gone).toMatchObject({ status: 200, body: { data: { plan_id, status: 'cancelled' } } });
    const refused = await desk.api.post('/batch', { plan_id, confirm_text });
    expect(refused).toMatchObject({ status: 410, body: { error: { code: 'PLAN_DISCARDED' } } });
    expect(await notesOf(id)).toBe('after');
  });

  it('refuses a plan that was committed, naming its batch, and one of another credential', async () => {
    const id = await client('Committed');
    const { plan_id, confirm_text } = await planned(id);
    const other = await desk.key(['clients:write'], { userId: null });
    expect(refusalOf(await discard({ plan_id }, other))).toMatchObject({ code: 'NOT_FOUND' });
    const { batch_id } = (await call('commit_plan', { plan_id, confirm_text })).structuredContent;
    expect(refusalOf(await discard({ plan_id }))).toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining(batch_id),
    });
  });
});

it('says of the plan of a long undo that is cut to fit how to see each of its steps whole', async () => {
  const actions = Array.from({ length: 40 }, (_, at) => ({
    action: 'create_candidate',
    input: { name: `Long Undo ${at}`, email: `long${at}@undo.example`, tags: ['bench', 'nights', 'mining'] },
  }));
  const made = await callTool(running.app, desk.adminKey, 'run_actions', { actions });
  const { batch_id } = made.structuredContent;
  const plan = await callTool(running.app, desk.adminKey, 'undo_batch', { batch_id });
  expect(plan.structuredContent.note).toContain('Call undo_batch with some of its items');
  expect(plan.structuredContent.note).not.toContain('Plan fewer actions');
});
