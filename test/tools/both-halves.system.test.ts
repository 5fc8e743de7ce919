import { beforeAll, expect, it } from 'vitest';
import { makeWorld, type World } from '#test/eval/goals/world.ts';
import { useService } from '#test/harness/fixture.ts';
import { callTool, toolsOf } from '#test/harness/mcp.ts';

const running = useService({ RATE_LIMIT_PER_MINUTE: '100000' });
let world: World;
beforeAll(async () => {
  world = await makeWorld(running);
});

type Call = [tool: string, args: Record<string, unknown>];

/** One call of each tool that is offered by default; those of batches and plans with what another answered. */
function calls(idOf: (name: string) => string): Call[] {
  const [job, sofia, ivan] = [idOf('job Finance Manager'), idOf('Sofia Marin'), idOf('Ivan Petrov')];
  const [kim, offered] = [idOf('Kim Sharp at Finance Manager'), idOf('Ivan Petrov at Warehouse Supervisor')];
  const tag = (candidate_id: string) => ({
    action: 'update_candidate_tags',
    input: { candidate_id, add: ['vip'] },
  });
  return [
    ['find_actions', { query: 'log a placement' }],
    ['run_read_actions', { actions: [{ action: 'list_placements', input: {} }] }],
    ['plan_actions', { actions: [tag(idOf('Mei Chen'))] }],
    ['run_actions', { actions: [tag(sofia)] }],
    ['list_batches', {}],
    ['get_desk_brief', {}],
    ['get_candidate_brief', { candidate_id: sofia }],
    ['search_candidates', { query: 'finance managers in Geelong' }],
    ['list_candidates', { name: 'Okafor' }],
    ['get_candidate', { candidate_id: ivan }],
    ['list_jobs', {}],
    ['get_job', { job_id: job }],
    ['match_candidates_to_job', { job_id: job }],
    ['list_applications', { job_id: job }],
    ['move_application_stage', { application_id: kim, stage: 'screen' }],
    ['list_clients', {}],
    ['create_submission', { job_id: job, items: [{ application_id: kim }] }],
    ['send_email', { candidate_id: sofia, subject: 'Hello', body: 'Are you well?' }],
    ['create_interview', { application_id: kim, kind: 'internal', starts_at: '2031-03-04T04:00:00Z' }],
    ['create_placement', { application_id: offered, salary: 90_000, start_date: '2031-03-03' }],
  ];
}

const ID = /\b(?:acc|act|app|bat|cct|cli|cnd|int|job|pla|pln|usr)_[0-9a-z]{20,}\b/g;
/** Ids by which something can be read or changed; those of who made a record and of its home need not be told twice. */
const idsIn = (text: string): string[] => [...new Set(text.match(ID) ?? [])];

interface Row {
  id?: string;
  name?: string;
  title?: string;
}
const rowsOf = (content: Record<string, unknown>): Row[] =>
  ['items', 'results', 'rows', 'actions'].flatMap((member) => (content[member] as Row[] | undefined) ?? []);

it('tells by every tool of the default list the same records, by name and id, in the text alone and in the structure alone', async () => {
  const offered = (await toolsOf(running.app, world.key)).map(({ name }) => name);
  const made = calls((name) => world.ids[name] ?? name);
  let plan: Call = ['commit_plan', {}];
  let batch = '';
  const seen = new Set<string>();
  const look = async ([tool, args]: Call): Promise<void> => {
    const { content, structuredContent, isError } = await callTool(running.app, world.key, tool, args);
    const text = content.map((part) => part.text ?? '').join('\n');
    const structure = JSON.stringify(structuredContent);
    expect(isError, `${tool}: ${text}`).not.toBe(true);
    seen.add(tool);
    for (const id of idsIn(text)) expect(structure, `${tool}: only in its text`).toContain(id);
    for (const { id = '', name = '', title = '' } of [
      structuredContent,
      ...rowsOf(structuredContent),
    ] as Row[]) {
      for (const told of [/^[a-z]{3,5}_/.test(id) ? id : '', name, title])
        expect(text, `${tool}: only in its structure`).toContain(told);
    }
    expect(idsIn(text).length + rowsOf(structuredContent).length, `${tool} tells nothing`).toBeGreaterThan(0);
    if (tool === 'plan_actions') {
      const { plan_id, confirm_text } = structuredContent;
      expect(text).toContain(confirm_text);
      plan = ['commit_plan', { plan_id, confirm_text }];
    }
    if (tool === 'run_actions') batch = structuredContent.batch_id;
  };
  for (const call of made) await look(call);
  await look(plan);
  await look(['get_batch', { batch_id: batch }]);
  await look(['undo_batch', { batch_id: batch }]);
  expect([...seen].sort()).toEqual([...offered].sort());
});
