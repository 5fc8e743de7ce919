import { expect, it } from 'vitest';
import { runDemo } from '#examples/demo/run.ts';
import { run } from '#src/cli/run.ts';

const env = { PORT: '0' };

/** What a run writes to standard output, which the demo prints to as it goes. */
async function written(work: () => Promise<unknown>): Promise<string> {
  const { stdout } = process;
  const write = stdout.write;
  let text = '';
  stdout.write = (chunk: string | Uint8Array): boolean => {
    text += String(chunk);
    return true;
  };
  try {
    await work();
  } finally {
    stdout.write = write;
  }
  return text;
}

it('tells the week over HTTP and over MCP, a plan with its yes and its undo, and what is stored to the record', async () => {
  const story = await written(() => runDemo({ once: true, json: false, env }));
  expect(story).toContain('salary AUD 210,000.00, fee 22.5 % = AUD 47,250.00');
  expect(story).toContain('salary AUD 127,500.00, fee 20 % = AUD 25,500.00');
  expect(story).toMatch(/finds \d+: .*Ana Ruiz/);
  expect(story).toMatch(/Mei and Liam are put to Priya Nair, who answers at http:\S+\/r\/\S{43}\n/);
  expect(story).toContain('"1 new job (Financial Planning Manager), 1 new application (Daniel Okafor on');
  expect(story).toContain('4 of 4 done, all or nothing. 30 jobs, 58 applications.');
  expect(story).toContain('4 of 4 taken back, the last first. 29 jobs, 57 applications.');
  for (const line of ['    29  jobs', '    56  candidates', '    57  applications', '    16  placements'])
    expect(story).toContain(line);
  expect(story).toContain('is filled: Daniel Okafor rejected, Ana Ruiz placed.');
  expect(story).toContain('Priya Nair opens her page and asks to meet');
  expect(story).toContain('Six months of it: 12 placements');
  expect(story).toMatch(/refused it: "She asked us to wait until March."/);
  expect(story).not.toMatch(/undefined|NaN|\[object/);
});

it('prints one JSON object with --json', async () => {
  const text = await written(() => run(['demo', '--once', '--json'], { env, out: () => {}, err: () => {} }));
  expect(JSON.parse(text)).toMatchObject({
    url: expect.stringMatching(/^http:/),
    key: expect.stringMatching(/^sk_live_anz_/),
    placements: [expect.stringMatching(/^pla_/), expect.stringMatching(/^pla_/)],
    plan: { undone: 4 },
    stored: { jobs: 29, candidates: 56, applications: 57, placements: 16 },
    history: { placements: 12 },
    links: {
      desk: expect.stringContaining('/sign-in/once/'),
      client: expect.stringContaining('/r/'),
      careers: expect.stringContaining('/careers/'),
    },
  });
});
