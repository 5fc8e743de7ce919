import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it } from 'vitest';
import type { Step, Transcript } from '#test/eval/goals/goal.ts';
import { GOALS } from '#test/eval/goals/goals.ts';
import { modelOf, modelPlayer } from '#test/eval/goals/model.ts';
import { judge, type Player, play, scripted } from '#test/eval/goals/play.ts';
import { reportOf } from '#test/eval/goals/report.ts';
import { makeWorld, type World } from '#test/eval/goals/world.ts';
import { fixture } from '#test/harness/fixture.ts';
import { apiOf, keptFolder, startService } from '#test/harness/workspace.ts';

const FILE = new URL('../eval/goals/transcripts.json', import.meta.url);
const TRANSCRIPTS: readonly (Transcript & { about: string })[] = JSON.parse(readFileSync(FILE, 'utf8'));

const made = fixture(async () => {
  const running = await startService();
  const world = await makeWorld(running);
  await running.service.jobs.runDue();
  return { folder: await keptFolder(running, 'goals'), world };
});

const goalOf = (name: string) => {
  const goal = GOALS.find((one) => one.name === name);
  if (goal === undefined) throw new Error(`there is no goal ${name}`);
  return goal;
};

const played = (name: string, player: Player, eye: 'text' | 'structure' = 'text') =>
  play(goalOf(name), { folder: made.folder, world: made.world as World, player, eye });

it('has forty goals, none of which counts as done where nothing was done', async () => {
  expect(new Set(GOALS.map(({ name }) => name)).size).toBe(40);
  const untouched = await startService({}, made.folder);
  const { ids, key } = made.world;
  const api = apiOf(untouched.app, key);
  const get = async (path: string) => (await api.get(path)).body.data;
  for (const goal of GOALS)
    expect(await judge(goal, { get, ids, mails: [], said: '' }), goal.name).not.toEqual([]);
});

// A quick part of them; npm run eval -- --scripted plays all.
it.each(['search', 'reject-the-rest', 'take-it-back', 'shortlist', 'book'])(
  'reaches the goal %s by its best run in at most 5 calls and 6,000 tokens, whichever half of results is seen',
  async (name) => {
    for (const eye of ['text', 'structure'] as const) {
      const one = await played(name, scripted(goalOf(name).best), eye);
      expect(one, eye).toMatchObject({ wrong: [], unintended: [], obeyed: [], done: true });
      expect(one.calls.length).toBeLessThanOrEqual(5);
      expect(one.tokens).toBeLessThanOrEqual(6000);
    }
  },
);

describe('a run that was written down', () => {
  it.each(TRANSCRIPTS.map((transcript) => [transcript.about, transcript] as const))(
    'is judged as what it is: %s',
    async (_, { goal, steps, said, expect: expected }) => {
      const one = await played(goal, scripted(steps, said));
      expect({
        done: one.done,
        unintended: one.unintended.length,
        obeyed: one.obeyed.length,
      }).toEqual(expected);
    },
  );
});

it('sums up shares, medians and the worst', () => {
  const one = (goal: string, calls: number, tokens: number, done: boolean) => ({
    goal,
    done,
    wrong: [],
    calls: Array.from({ length: calls }, () => ({ tool: 'get_job', args: {}, refused: false, tokens: 0 })),
    tokens,
    unintended: done ? [] : ['a mail to ana@mail.example'],
    obeyed: [],
    said: '',
  });
  expect(reportOf([one('a', 1, 100, true), one('b', 4, 900, false), one('c', 2, 300, true)])).toEqual({
    goals: 3,
    done: 2,
    share_done: 0.667,
    calls: { median: 2, worst: 4, worst_goal: 'b' },
    tokens: { median: 300, worst: 900, worst_goal: 'b' },
    unintended: 1,
    obeyed: 0,
  });
});

interface Asked {
  tools: { function: { name: string } }[];
  messages: { role: string; content: unknown }[];
}

/** An endpoint that speaks the chat completions protocol and calls the tools of a script, one a turn, then says something. */
async function fakeModel(steps: readonly Step[], says: string) {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const body = JSON.parse(Buffer.concat(chunks).toString()) as Asked;
    asked.push(body);
    const [name, args] = steps[body.messages.filter(({ role }) => role === 'tool').length] ?? [];
    const call = { id: 'call_1', type: 'function', function: { name, arguments: JSON.stringify(args) } };
    const message =
      name === undefined
        ? { role: 'assistant', content: says }
        : { role: 'assistant', content: null, tool_calls: [call] };
    const finish_reason = name === undefined ? 'stop' : 'tool_calls';
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        id: 'chat_1',
        object: 'chat.completion',
        created: 0,
        model: 'fake',
        choices: [{ index: 0, message, finish_reason }],
        usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      }),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return { asked, url, close: () => server.close() };
}

it('lets a model at an OpenAI-compatible address play with the tools, the instructions and the results of the client', async () => {
  const fake = await fakeModel(goalOf('whom-to-ring').best, 'Priya Nair, priya@lantern.example.');
  try {
    const model = modelOf({ EVAL_MODEL: 'fake', EVAL_BASE_URL: fake.url });
    if (model === null) throw new Error('no model');
    const one = await played('whom-to-ring', modelPlayer(model));
    expect(one).toMatchObject({ done: true, said: 'Priya Nair, priya@lantern.example.' });
    expect(one.calls.map(({ tool }) => tool)).toEqual(['run_read_actions']);
    const [first, second] = fake.asked;
    expect(first?.tools.map((tool) => tool.function.name)).toContain('find_actions');
    expect(JSON.stringify(first?.messages)).toContain('Agency: Harbour Talent');
    expect(JSON.stringify(second?.messages.at(-1))).toContain('priya@lantern.example');
  } finally {
    fake.close();
  }
});
