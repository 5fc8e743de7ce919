import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { setApprovalPolicyAction } from '#src/batch/policy.ts';
import { runAsOperator } from '#src/server/operator.ts';
import { textWithoutIds } from '#test/harness/amounts.ts';
import { inDays } from '#test/harness/interview.ts';
import { callTool } from '#test/harness/mcp.ts';
import { type Person, person } from '#test/harness/person.ts';
import { type Desk, deskOf } from '#test/harness/pipeline.ts';
import { type Api, startService, type TestService, type Workspace } from '#test/harness/workspace.ts';

// What a person agreed to is what leaves: to the address that was shown, or not at all.
let running: TestService;
let agency: Workspace;
let desk: Desk;
let held: { api: Api; key: string };
let mia: Person;
let serial = 0;

beforeAll(async () => {
  running = await startService();
  agency = await running.workspace({ country: 'AU' });
  desk = deskOf(agency);
  const pat = await agency.user('consultant');
  held = pat;
  await runAsOperator(running.service, agency.accountId, setApprovalPolicyAction, {
    role: 'consultant',
    policy: 'outward',
  });
  const admin = await person(running.service, running.app, agency.adminId);
  await admin.signIn(admin.email);
  mia = admin;
});
afterAll(() => running.close());

/** Something that would leave, and how its recipient's address moves. */
interface Case {
  input: Record<string, unknown>;
  good: string;
  evil: string;
  move(): Promise<unknown>;
}

async function people(): Promise<{
  candidate_id: string;
  application_id: string;
  job_id: string;
  client_id: string;
  contact_id: string;
}> {
  serial += 1;
  const candidate_id = await desk.candidate({ name: 'Ana Ruiz', email: `ana${serial}@good.example` });
  const client_id = await desk.client();
  const contact = await agency.api.post(`/clients/${client_id}/contacts`, {
    name: 'Helen Marsh',
    email: `helen${serial}@good.example`,
  });
  const job_id = await desk.job({ client_id, title: 'Group Controller' });
  const application_id = await desk.application({ job_id, candidate_id });
  return { candidate_id, application_id, job_id, client_id, contact_id: contact.body.data.id };
}

const cases: Record<string, () => Promise<Case>> = {
  send_email: async () => {
    const { candidate_id } = await people();
    return toCandidate(candidate_id, { candidate_id, subject: 'Welcome', body: 'Dear Ana' });
  },
  schedule_email: async () => {
    const { candidate_id } = await people();
    const scheduled_at = '2099-01-01T09:00:00Z';
    return toCandidate(candidate_id, { candidate_id, subject: 'Later', body_text: 'Dear Ana', scheduled_at });
  },
  create_interview: async () => {
    const { application_id, candidate_id } = await people();
    return toCandidate(candidate_id, { application_id, kind: 'internal', starts_at: inDays(3) });
  },
  create_submission: async () => {
    const { application_id, job_id, client_id, contact_id } = await people();
    const items = [{ application_id, summary: 'Knows the trade.' }];
    return toContact(client_id, contact_id, { job_id, client_contact_id: contact_id, items });
  },
  send_spec: async () => {
    const { candidate_id, client_id, contact_id } = await people();
    const input = {
      candidate_id,
      client_contact_id: contact_id,
      headline: 'Finance leader',
      pitch: 'Quick.',
    };
    return toContact(client_id, contact_id, input);
  },
};

function toCandidate(id: string, input: Record<string, unknown>): Case {
  const evil = `ana${serial}@evil.example`;
  return {
    input,
    good: `ana${serial}@good.example`,
    evil,
    move: () => agency.api.patch(`/candidates/${id}`, { email: evil }),
  };
}

function toContact(client: string, id: string, input: Record<string, unknown>): Case {
  const evil = `helen${serial}@evil.example`;
  return {
    input,
    good: `helen${serial}@good.example`,
    evil,
    move: () => agency.api.patch(`/clients/${client}/contacts/${id}`, { email: evil }),
  };
}

async function mails(): Promise<number> {
  const rows = await running.service.store.read((db) =>
    db.selectFrom('scheduled_emails').select('id').execute(),
  );
  return rows.length;
}

const names = Object.keys(cases);
const made = async (name: string): Promise<Case> => {
  const make = cases[name];
  if (make === undefined) throw new Error(`no case for ${name}`);
  return make();
};
const planned = async (action: string, input: object, mode = 'independent') =>
  (await agency.api.post('/batch', { dry_run: true, mode, actions: [{ action, input }] }, null)).body.data;

it('shows the whole lines of an invitation that differ, also where the calendar folds them', async () => {
  const { input, good, evil, move } = await made('create_interview');
  const { plan_id, confirm_text } = await planned('create_interview', input);
  await move();
  const answer = await agency.api.post('/batch', { plan_id, confirm_text });
  const [mail] = answer.body.error.difference.filter(({ type }: { type: string }) => type === 'email');
  const attendee = (address: string) => expect.stringMatching(new RegExp(`^ATTENDEE;[^\\n]*${address}$`));
  expect(mail.changed.appointment).toEqual({ planned: attendee(good), now: attendee(evil) });
});

describe.each(names)('%s', (action) => {
  it('names the address in the text that is agreed to', async () => {
    const { input, good } = await made(action);
    expect((await planned(action, input)).confirm_text).toContain(`<${good}>`);
  });

  // What has text written by an AI engine is no part of an atomic batch.
  const modes = catalogue.get(action)?.ai ? ['independent'] : ['independent', 'atomic'];
  it.each(modes)('is not sent to an address that no plan showed (%s)', async (mode) => {
    const { input, good, evil, move } = await made(action);
    const { plan_id, confirm_text } = await planned(action, input, mode);
    await move();
    const before = await mails();
    const answer = await agency.api.post('/batch', { plan_id, confirm_text });
    expect(answer.status).toBe(409);
    expect(answer.body.error.code).toBe('PLAN_STALE');
    const [mail] = answer.body.error.difference.filter(({ type }: { type: string }) => type === 'email');
    expect(mail.changed.to_address).toEqual({ planned: good, now: evil });
    expect(await mails()).toBe(before);
  });

  it('is not sent to one over MCP either', async () => {
    const { input, move } = await made(action);
    const plan = await callTool(running.app, agency.adminKey, 'plan_actions', {
      actions: [{ action, input }],
    });
    const { plan_id, confirm_text } = plan.structuredContent;
    await move();
    const before = await mails();
    const answer = await callTool(running.app, agency.adminKey, 'commit_plan', { plan_id, confirm_text });
    expect(answer.isError).toBe(true);
    expect(JSON.stringify(answer)).toContain('PLAN_STALE');
    expect(await mails()).toBe(before);
  });

  it('is sent as it was planned while nothing moves', async () => {
    const { input, good } = await made(action);
    const { plan_id, confirm_text } = await planned(action, input);
    const before = await mails();
    const answer = await agency.api.post('/batch', { plan_id, confirm_text });
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    expect(await mails()).toBe(before + 1);
    const rows = await running.service.store.read((db) =>
      db.selectFrom('scheduled_emails').select('to_address').orderBy('id').execute(),
    );
    expect(rows.at(-1)?.to_address).toBe(good);
  });

  it('is not sent by an approval of another address, which asks again', async () => {
    const { input, good, evil, move } = await made(action);
    const { data } = (await held.api.post('/batch', { actions: [{ action, input }] })).body;
    expect(data.status).toBe('awaiting_approval');
    const path = new URL(data.approval.url).pathname;
    const opened = await mia.get(path);
    expect(opened.html).toContain(good);
    expect(opened.html).not.toContain('Changed since this was asked');
    await move();
    const before = await mails();
    const refused = await mia.fill(path, { decision: 'approve' }, { action: path, visit: opened });
    expect(refused.status).toBe(409);
    expect(await mails()).toBe(before);
    expect(refused.html).toContain('Changed since this was asked');
    expect(refused.html).toMatch(new RegExp(`<del>${good}</del>.*<ins>${evil}</ins>`));
    // Whoever reads what would be sent now may agree to that.
    const agreed = await mia.fill(path, { decision: 'approve' }, { action: path, visit: refused });
    expect(agreed.status).toBe(303);
    await running.service.batches.settled();
    const ended = (await held.api.get(`/batch/${data.batch_id}`)).body.data;
    expect(ended.status, JSON.stringify(ended)).toBe('succeeded');
    expect(await mails()).toBe(before + 1);
    expect((await mia.get(path)).html).toContain(evil);
  });
});

const staleBy = async (plan: { plan_id: string; confirm_text: string }, api = agency.api) => {
  const { plan_id, confirm_text } = plan;
  const { error } = (await api.post('/batch', { plan_id, confirm_text })).body;
  expect(error?.code).toBe('PLAN_STALE');
  return error.difference;
};

describe('what no version of a record tells', () => {
  it('is compared as well: the name that a mail comes from', async () => {
    const { input } = await made('send_email');
    const plan = await planned('send_email', input);
    const account = `/accounts/${agency.accountId}`;
    await agency.api.patch(account, { name: 'Evil Talent' });
    const [mail] = await staleBy(plan);
    await agency.api.patch(account, { name: 'Harbour Talent' });
    expect(mail.changed).toEqual({
      from_name: { planned: 'Mia Admin, Harbour Talent', now: 'Mia Admin, Evil Talent' },
    });
  });

  it('is compared as well: the CV that a client is shown', async () => {
    const { application_id, job_id, contact_id, candidate_id } = await people();
    const cv = (text: string) =>
      agency.api.post('/documents', {
        candidate_id,
        kind: 'cv',
        filename: 'cv.txt',
        file_base64: Buffer.from(text).toString('base64'),
      });
    await cv('The first one');
    const items = [{ application_id, summary: 'Knows the trade.' }];
    const plan = await planned('create_submission', { job_id, client_contact_id: contact_id, items });
    expect((await cv('Another one')).status).toBe(201);
    const differing = await staleBy(plan);
    expect(differing).toHaveLength(1);
    expect(differing[0].changed).toEqual({ content: { planned: 'as planned', now: 'another' } });
  });

  it('is no business of a credential that may not see it: its plan showed none of it', async () => {
    const { application_id, client_id } = await people();
    const terms = (percent: number) =>
      agency.api.post('/batch', {
        actions: [{ action: 'set_client_fee_terms', input: { client_id, tiers: [{ from: 0, percent }] } }],
      });
    await terms(20);
    const narrow = agency.as(await agency.key(['placements:write', 'placements:read', 'applications:read']));
    const actions = [{ action: 'create_placement', input: { application_id, salary: 100_000 } }];
    const { data } = (await narrow.post('/batch', { dry_run: true, actions }, null)).body;
    expect(data.confirm_text).toContain('fee hidden');
    await terms(30);
    const { plan_id, confirm_text } = data;
    const done = await narrow.post('/batch', { plan_id, confirm_text });
    expect(done.body.data.status).toBe('succeeded');
    // A day may be the 20th or the 30th.
    const said = textWithoutIds(done.body).replace(/\d{4}-\d{2}-\d{2}/g, '');
    expect(said).not.toMatch(/[23]0,?000|\b[23]0\b/);
  });

  it('is compared as well: the fee, where the plan showed it', async () => {
    const { application_id, client_id } = await people();
    const terms = (percent: number) =>
      agency.api.post('/batch', {
        actions: [{ action: 'set_client_fee_terms', input: { client_id, tiers: [{ from: 0, percent }] } }],
      });
    await terms(20);
    const plan = await planned('create_placement', { application_id, salary: 100_000 });
    await terms(30);
    const differing = await staleBy(plan);
    expect(differing).toEqual([expect.objectContaining({ type: 'placement' })]);
    expect(differing[0].changed.fee.now.amount).toBe(30_000);
  });
});
