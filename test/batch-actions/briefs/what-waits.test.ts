import { expect, it } from 'vitest';
import { insertRow } from '#db/rows.ts';
import type { BriefLine } from '#src/domain/briefs/schema.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { inDays, interview } from '#test/harness/interview.ts';
import { callTool } from '#test/harness/mcp.ts';
import { deskOf } from '#test/harness/pipeline.ts';
import { briefOf, submit } from '#test/harness/submission.ts';
import type { Workspace } from '#test/harness/workspace.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

type Brief = Record<string, BriefLine[]> & { answer: string; next: BriefLine };
const read = async (path: string, of: Pick<Workspace, 'api'> = agency): Promise<Brief> =>
  (await of.api.get(path)).body.data;

/** Moves a record's times into the past, as time would. */
async function age(
  table: 'applications' | 'submissions',
  column: 'stage_changed_at' | 'created_at',
  id: string,
  days: number,
): Promise<void> {
  await running.service.store.write((unit) =>
    unit.tx
      .updateTable(table)
      .set({ [column]: inDays(-days) })
      .where('account_id', '=', agency.accountId)
      .where('id', '=', id)
      .execute(),
  );
}

it('counts every open submission as waiting for an answer, and says which are overdue', async () => {
  const made = await briefOf(agency, [{ name: 'Ana Ruiz' }]);
  const sent = (await submit(agency, made)).body.data;
  const path = `/clients/${made.client_id}/brief`;
  const fresh = await read(path);
  expect(fresh.answer).toMatch(/1 candidate with them, 1 thing waiting for an answer\.$/);
  expect(fresh.waiting).toEqual([
    expect.objectContaining({ submission_id: sent.id, next_action: 'get_submission' }),
  ]);
  await age('submissions', 'created_at', sent.id, 3);
  const late = await read(path);
  expect(late.answer).toMatch(/1 thing waiting for an answer \(1 overdue\)\.$/);
  expect(late.waiting?.[0]).toMatchObject({
    what: expect.stringMatching(/, overdue$/),
    next_action: 'resend_submission',
  });
  const person = await read(`/candidates/${made.candidates[0]}/brief`);
  expect(person.waiting).toEqual([expect.objectContaining({ submission_id: sent.id })]);
});

it('tells who still stands on an ended job apart from who is with the client', async () => {
  const made = await briefOf(agency, [{ name: 'Left Over', stage: 'client_interview' }]);
  await agency.api.patch(`/jobs/${made.job_id}`, { status: 'closed' });
  const leftover = {
    what: 'left over at client interview: the job is closed',
    application_id: made.applications[0],
    next_action: 'move_application_stage',
  };
  const client = await read(`/clients/${made.client_id}/brief`);
  expect(client.answer).toMatch(/0 candidates with them, .*1 candidate left over on ended jobs\.$/);
  expect(client.people).toEqual([]);
  expect(client.leftovers).toEqual([expect.objectContaining(leftover)]);
  const person = await read(`/candidates/${made.candidates[0]}/brief`);
  expect(person.answer).toContain('on no live job');
  expect(person.leftovers).toEqual([expect.objectContaining(leftover)]);
  const desk = await read('/desk/brief?parts=leftovers');
  expect(desk.leftovers).toContainEqual(expect.objectContaining(leftover));
  expect(desk.answer).toMatch(/candidates? left over on (an )?ended jobs?\.$/);
});

it('leads from somebody stuck as submitted to the submission, and without one to moving them', async () => {
  const made = await briefOf(agency, [{ name: 'Really Sent' }]);
  const sent = (await submit(agency, made)).body.data;
  const unsent = await deskOf(agency).application({ stage: 'submitted' });
  for (const id of [unsent, made.applications[0] ?? ''])
    await age('applications', 'stage_changed_at', id, 16);
  const { stuck = [] } = await read('/desk/brief?parts=stuck');
  const lineOf = (id: string | undefined) => stuck.find(({ application_id }) => application_id === id);
  expect(lineOf(unsent)).toMatchObject({
    what: expect.stringContaining('no submission on record'),
    next_action: 'move_application_stage',
  });
  expect(lineOf(made.applications[0])).toMatchObject({
    submission_id: sent.id,
    next_action: 'get_submission',
  });
});

it('shows with a person the mail and the submission about them that wait for approval', async () => {
  const strict = await running.workspace();
  const made = await briefOf(strict, [{ name: 'Ana Ruiz' }, { name: 'Bo Lind' }]);
  await running.service.store.write((unit) =>
    insertRow(unit.tx, 'approval_policies', {
      account_id: strict.accountId,
      subject: 'admin',
      policy: 'outward',
      set_by: strict.adminId,
      updated_at: new Date().toISOString(),
    }),
  );
  const [candidate_id, other] = made.candidates;
  const held = await strict.api.post('/batch', {
    actions: [
      { action: 'send_email', input: { candidate_id, subject: 'Hello', body: 'Are you free?' } },
      {
        action: 'create_submission',
        input: {
          job_id: made.job_id,
          items: [{ application_id: made.applications[0], summary: 'Knows the trade.' }],
        },
      },
    ],
  });
  const { batch_id, status } = held.body.data;
  expect(status, JSON.stringify(held.body)).toBe('awaiting_approval');
  const { waiting = [] } = await read(`/candidates/${candidate_id}/brief`, strict);
  expect(waiting).toEqual([
    expect.objectContaining({
      what: expect.stringMatching(/^waits for approval: Send an e-mail, Put candidates to a client/),
      batch_id,
      next_action: 'get_batch',
    }),
  ]);
  const { content } = await callTool(running.app, strict.adminKey, 'get_candidate_brief', { candidate_id });
  expect(content[0]?.text).toContain(batch_id);
  const desk = await callTool(running.app, strict.adminKey, 'get_desk_brief', { parts: ['approvals'] });
  expect((desk.structuredContent.approvals as BriefLine[])[0]?.what).toMatch(
    /\(to Ana Ruiz <\S+>: "Hello", .+: "[^"]+"\), asked for by /,
  );
  expect(desk.content[0]?.text).toMatch(/to Ana Ruiz <\S+>: \\?"Hello/);
  expect((await read(`/candidates/${other}/brief`, strict)).waiting).toEqual([]);
});

it('tells times of what happened in the time of the agency, in briefs and over MCP', async () => {
  const made = await briefOf(agency, [{ name: 'Ana Ruiz' }]);
  const booked = await interview(agency, { application_id: made.applications[0], kind: 'client' });
  const moved = await agency.api.patch(`/interviews/${booked.id}`, { starts_at: inDays(6) });
  expect(moved.status).toBe(200);
  const [candidate_id] = made.candidates;
  for (const tool of ['list_activities', 'get_candidate_brief']) {
    const { content, structuredContent } = await callTool(running.app, agency.adminKey, tool, {
      candidate_id,
    });
    for (const text of [content[0]?.text ?? '', JSON.stringify(structuredContent)]) {
      expect(text, tool).toMatch(/Moved [^"]* to \w{3} \d+ \w{3,4} \d{4}, \d\d:\d\d \(Australia\/Sydney\)/);
      expect(text, tool).not.toMatch(/Moved [^"\n]* to \d{4}-\d\d-\d\dT/);
    }
  }
  const early = await callTool(running.app, agency.adminKey, 'record_interview_outcome', {
    interview_id: booked.id,
    outcome: 'advance',
  });
  expect(early.content[0]?.text).toMatch(/begins only at \w{3} \d+ \w{3,4} \d{4}, \d\d:\d\d \(Australia/);
});

const plan = async (actions: object[]) =>
  (await callTool(running.app, agency.adminKey, 'plan_actions', { actions })).structuredContent as {
    plan_id: string;
    confirm_text: string;
  };
const commit = ({ plan_id, confirm_text }: { plan_id: string; confirm_text: string }) =>
  callTool(running.app, agency.adminKey, 'commit_plan', { plan_id, confirm_text });
const plansOf = async () => {
  const { structuredContent } = await callTool(running.app, agency.adminKey, 'get_desk_brief', {
    parts: ['plans'],
  });
  return ((structuredContent.plans ?? []) as BriefLine[]).map(({ plan_id }) => plan_id);
};

it('leaves a plan that was done since out of what to agree to, and does not do it again', async () => {
  const candidate_id = await deskOf(agency).candidate({ name: 'Ana Ruiz' });
  const mail = (subject: string) => ({
    action: 'send_email',
    input: { candidate_id, subject, body: 'Are you free on Monday?' },
  });
  const first = await plan([mail('Hello')]);
  const worded = await plan([mail('Good day')]);
  const again = await plan([mail('Hello')]);
  expect(await plansOf()).toEqual(expect.arrayContaining([first.plan_id, worded.plan_id, again.plan_id]));
  expect((await commit(again)).isError).toBeFalsy();
  const open = await plansOf();
  expect(open).not.toContain(first.plan_id);
  expect(open).not.toContain(worded.plan_id);
  const refused = await commit(first);
  expect(refused.isError).toBe(true);
  expect(refused.content[0]?.text).toMatch(/was done since it was made.*get_batch bat_/);
  // Other words to the same person are no repeat: the record of the person has moved, and the plan says so.
  expect((await commit(worded)).structuredContent.error).toMatchObject({ code: 'PLAN_STALE' });
  const fresh = await plan([mail('Hello')]);
  expect(await plansOf()).toContain(fresh.plan_id);
});

it('names who shares the fee in the text of a plan', async () => {
  const application_id = await deskOf(agency).application();
  const { content } = await callTool(running.app, agency.adminKey, 'plan_actions', {
    actions: [
      {
        action: 'create_placement',
        input: { application_id, salary: 90_000, credits: [{ user_id: agency.adminId, percent: 100 }] },
      },
    ],
  });
  expect(content[0]?.text).toMatch(new RegExp(`Mia Admin \\(${agency.adminId}\\).*percent 100`));
});

it('warns again where a plan is offered again: of a mail that was sent, in the text and in the data', async () => {
  const candidate_id = await deskOf(agency).candidate({ name: 'Ana Twice' });
  const mail = { candidate_id, subject: 'Coffee on Monday', body: 'Would Monday at nine suit you?' };
  await commit(await plan([{ action: 'send_email', input: mail }]));
  const second = await plan([{ action: 'send_email', input: mail }]);
  const brief = await callTool(running.app, agency.adminKey, 'get_desk_brief', { parts: ['plans'] });
  const line = (brief.structuredContent.plans as BriefLine[]).find(
    ({ plan_id }) => plan_id === second.plan_id,
  );
  expect(line?.confirm_text).toContain('"Coffee on Monday"');
  expect(line?.what).toMatch(/; warned: A mail with nearly these words /);
  expect(brief.content[0]?.text).toContain('warned: A mail with nearly these words');
});

it('does not count a plan to undo that was only looked at as one to agree to', async () => {
  const client = await deskOf(agency).client({ phone: '1' });
  const input = { client_id: client, phone: '2' };
  const ran = await callTool(running.app, agency.adminKey, 'run_actions', {
    actions: [{ action: 'update_client', input }],
  });
  const { batch_id } = ran.structuredContent;
  const looked = (await callTool(running.app, agency.adminKey, 'undo_batch', { batch_id })).structuredContent;
  expect(looked).toMatchObject({ status: 'planned', counts: { planned: 1 } });
  expect(looked).not.toHaveProperty('undone');
  expect(await plansOf()).not.toContain(looked.plan_id);
});
