import { afterAll, beforeAll, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { type Listening, listen } from '#test/harness/mcp.ts';
import type { Workspace } from '#test/harness/workspace.ts';
import { Desk } from '../../examples/slack-bot/desk.ts';
import { talkInLines } from '../../examples/slack-bot/line.ts';

const running = useService();
let desk: Workspace;
let http: Listening;

beforeAll(async () => {
  http = await listen(running.app);
  desk = await running.workspace();
});
afterAll(() => http.close());

async function* written(lines: readonly string[]): AsyncGenerator<string> {
  yield* lines;
}

async function talk(key: string, lines: readonly string[], url = http.url): Promise<string[]> {
  const said: string[] = [];
  await talkInLines(new Desk(url, key), written(lines), (text) => said.push(text));
  return said;
}

const clients = async (): Promise<string[]> =>
  (await desk.api.get('/clients')).body.data.map(({ name }: { name: string }) => name);

it('plans a line, does it at the number of a button, and takes it back', async () => {
  expect(await talk(desk.adminKey, ['run create_client name=Left Alone', '2'])).toEqual([
    expect.stringMatching(/^This would happen: .*Left Alone/),
    '  1  Do it',
    '  2  Leave it',
    'Left as it is; nothing was done.',
  ]);
  expect(await clients()).not.toContain('Left Alone');
  const done = await talk(desk.adminKey, ['/desk run create_client name=Acme Mining', '1']);
  expect(done.slice(-2)).toEqual([expect.stringMatching(/^Done by you: .*\(cli_/), '  1  Take it back']);
  expect(await clients()).toContain('Acme Mining');
  const back = await talk(desk.adminKey, ['run create_client name=Boreal', '1', '1']);
  expect(back.at(-1)).toBe('Taken back by you.');
  expect(await clients()).not.toContain('Boreal');
});

it('takes what stands in quotes as one name, and tells each refusal once', async () => {
  await desk.api.post('/candidates', { name: 'Mei Chen', email: 'mei@people.example' });
  for (const line of ['tag "Mei Chen" bench', 'run update_candidate candidate_id=“Mei Chen” rating=4'])
    expect((await talk(desk.adminKey, [line]))[0]).toMatch(/^This would happen: 1 .* change \(Mei Chen\)/);
  const [refusal = ''] = await talk(desk.adminKey, ['run list_jobs status=nowhere']);
  expect(refusal.match(/must be one of/g)).toHaveLength(1);
});

it('answers what it does not understand, a wrong key and a wrong address with a sentence, and goes on', async () => {
  expect((await talk(desk.adminKey, ['hello', '', 'hello'])).map((text) => text.slice(0, 12))).toEqual([
    'I understand',
    'I understand',
  ]);
  expect(await talk('sk_live_wrong', ['run create_client name=Acme'])).toEqual([
    expect.stringMatching(/key/i),
  ]);
  expect(await talk(desk.adminKey, ['run create_client name=Acme'], 'http://127.0.0.1:1')).toEqual([
    expect.stringMatching(/^Nothing answers at http:\/\/127\.0\.0\.1:1\. Start the service/),
  ]);
});
