import { beforeAll, expect, it } from 'vitest';
import { catalogue } from '#actions/catalogue.ts';
import { type GuardKind, guardAt } from '#src/lib/trust.ts';
import { keepNoteAction, payAction, readCvAction, withActions } from '#test/harness/batch.ts';
import { useDesk } from '#test/harness/fixture.ts';
import { deskOf } from '#test/harness/pipeline.ts';

const { running, desk: agency } = useDesk({ country: 'AU' });

beforeAll(async () => {
  withActions(running, [readCvAction, keepNoteAction, payAction]);
});

const cv = { id: 'cv', action: 'read_cv', input: {} };
const from = (path: string, label = 'cv') => ({ $from: label, path });

// Addresses that the service neither calls nor leads anybody to.
const SHOWN = new Set(['linkedin_url', 'logo_url']);
const DECIDES: [GuardKind, RegExp][] = [
  ['recipient', /^(to|cc|bcc)_address(es)?$|^interviewers$/],
  ['money', /^(salary|fee_(percent|amount)|(charge|pay)_rate|expected_gp|minimum_fee|tiers|terms)$/],
  ['money', /^(compensation|standard_fee_schedule)$/],
  ['credit', /^credits$/],
  ['role', /^(roles?|scopes|data_scope)$/],
  ['url', /^(url|website|.*_url)$/],
];

it('guards every input that decides who gets mail, money, credit or rights, and where a call goes', () => {
  const open = [...catalogue.values()].flatMap((action) =>
    Object.keys(action.kind === 'write' ? action.input.shape : {}).flatMap((field) => {
      const [guard] = DECIDES.find(([, names]) => names.test(field)) ?? [];
      if (guard === undefined || SHOWN.has(field) || guardAt(action.input, [field]) === guard) return [];
      return [`${action.name}.${field}`];
    }),
  );
  expect(open).toEqual([]);
  const create = catalogue.get('create_user');
  expect(create && guardAt(create.input, ['email'])).toBe('role');
});

it.each([
  ['a recipient', { to: from('/text') }],
  ['a recipient from a list', { to: from('/lines/0/body') }],
  ['a recipient from all of a record that holds such text', { to: from('') }],
  ['a credit inside a list', { credits: [{ user_id: from('/text') }] }],
  ['a whole list of credits', { credits: from('/lines') }],
])('refuses text from outside in %s before anything runs', async (_, input) => {
  const answer = await agency.api.post('/batch', { actions: [cv, { id: 'pay', action: 'pay', input }] });
  expect(answer.status).toBe(422);
  expect(answer.body.error.code).toBe('BATCH_INVALID');
  expect(answer.body.error.problems).toHaveLength(1);
  expect(answer.body.error.problems[0]).toMatchObject({ code: 'REF_FORBIDDEN', item: 'pay' });
  expect(answer.body.error.problems[0].field).toMatch(/^actions\[1\]\.input\.(to|credits)/);
});

it('lets it fill what is not guarded, and trusted text fill what is', async () => {
  const answer = await agency.api.post('/batch', {
    actions: [
      cv,
      { action: 'pay', input: { note: from('/text'), to: from('/name') } },
      { action: 'pay', input: { credits: [{ user_id: 'x', note: from('/text') }] } },
    ],
  });
  expect(answer.status).toBe(200);
});

it('refuses it also when it comes by way of an item whose own output is trusted', async () => {
  const answer = await agency.api.post('/batch', {
    actions: [
      cv,
      { id: 'note', action: 'keep_note', input: { text: from('/text') } },
      { id: 'pay', action: 'pay', input: { to: from('/text', 'note') } },
      { id: 'fine', action: 'pay', input: { note: from('/text', 'note') } },
    ],
  });
  expect(answer.status).toBe(207);
  expect(answer.body.data.items[2]).toMatchObject({
    status: 'failed',
    http_status: 422,
    error: { code: 'REF_FORBIDDEN', field: 'actions[2].input.to' },
  });
  expect(answer.body.data.items[2].error.message).not.toContain('evil');
  expect(answer.body.data.items[3].status).toBe('succeeded');
});

it('refuses a reference to money that the credential may not see, and follows it for one that may', async () => {
  const application = await deskOf(agency).application({ stage: 'offer' });
  const actions = [
    { id: 'place', action: 'create_placement', input: { application_id: application, salary: 90_000 } },
    {
      action: 'create_activity',
      input: { type: 'note', summary: 'Fee', application_id: application, body: from('/currency', 'place') },
    },
    {
      id: 'copy',
      action: 'update_placement',
      input: { placement_id: from('/id', 'place'), salary: from('/salary', 'place') },
    },
  ];
  const consultant = await agency.user('consultant');
  const refused = await consultant.api.post('/batch', { actions });
  expect(refused.status).toBe(422);
  expect(refused.body.error.problems).toEqual([
    expect.objectContaining({ code: 'REF_FORBIDDEN', item: 'copy', field: 'actions[2].input.salary' }),
  ]);
  const allowed = await agency.api.post('/batch', { actions });
  expect(allowed.status).toBe(200);
});
