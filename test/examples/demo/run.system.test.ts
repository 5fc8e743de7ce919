import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { expect, it, onTestFinished, vi } from 'vitest';
import { signedIn } from '#examples/demo/decisions.ts';
import { runDemo } from '#examples/demo/run.ts';
import { feedFaults, postingFaults } from '#test/harness/job-boards.ts';

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
  expect(story).toMatch(/Southbank Search accepts: .* \(deal \S+\)/);
  expect(story).toContain('Nobody has decided yet: the desk says so.');
  expect(story).not.toMatch(/undefined|NaN|\[object/);
});

it('prints one JSON object with --json from a build, with the data files that lie beside the sources, and serves on: its three links open, one thing waits on the desk, and job boards take its ads and its feed', async () => {
  const demo = spawn(process.execPath, ['src/cli/deskhand.mjs', 'demo', '--json'], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void demo.kill('SIGKILL'));
  const [line] = (await once(createInterface({ input: demo.stdout }), 'line')) as [string];
  const facts = JSON.parse(line);
  expect(facts).toMatchObject({
    url: expect.stringMatching(/^http:/),
    key: expect.stringMatching(/^sk_live_anz_/),
    placements: [expect.stringMatching(/^pla_/), expect.stringMatching(/^pla_/)],
    plan: { undone: 4 },
    stored: { jobs: 29, candidates: 56, applications: 57, placements: 16 },
    history: { placements: 12 },
    partner: { deal_id: expect.stringMatching(/^mkd_/) },
    links: {
      desk: expect.stringContaining('/sign-in/once/'),
      client: expect.stringContaining('/r/'),
      careers: expect.stringContaining('/careers/'),
    },
  });
  const { desk, client, careers } = facts.links;
  const manager = await signedIn(desk);
  const home = await manager.open('/');
  expect(home).toMatch(/<b>1<\/b>waits for your yes or no/);
  expect(home).toContain('Billings and forecast by month');
  expect(await (await fetch(client)).text()).toContain('Request an interview');
  const site = await (await fetch(careers)).text();
  expect(site).toContain('Operations Manager');
  const { origin } = new URL(careers);
  const pages = [...new Set(site.match(/\/careers\/[\w-]+\/[\w-]+(?=")/g))];
  expect(pages.length).toBeGreaterThan(3);
  for (const page of pages) {
    const html = await (await fetch(`${origin}${page}`)).text();
    const data = /<script type="application\/ld\+json"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? '{}';
    expect(postingFaults(JSON.parse(data)), page).toEqual([]);
  }
  const headers = { authorization: `Bearer ${facts.key}`, 'content-type': 'application/json' };
  const { data: open } = await (
    await fetch(`${origin}/api/v1/jobs?status=active&limit=100`, { headers })
  ).json();
  for (const { id } of open) {
    const body = JSON.stringify({ job_id: id, board_slugs: ['xml_feed'] });
    await fetch(`${origin}/api/v1/distribution/postings`, { method: 'POST', headers, body });
  }
  const feed = () => fetch(`${careers}/feed.xml`).then((answer) => answer.text());
  await vi.waitFor(
    async () => expect((await feed()).match(/<job>/g)?.length ?? 0).toBeGreaterThan(3),
    20_000,
  );
  expect(feedFaults(await feed())).toEqual([]);
});
