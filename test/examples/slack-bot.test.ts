import type { AddressInfo } from 'node:net';
import { type App, LogLevel } from '@slack/bolt';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { useService } from '#test/harness/fixture.ts';
import { type Listening, listen } from '#test/harness/mcp.ts';
import type { Workspace } from '#test/harness/workspace.ts';
import { createBot } from '../../examples/slack-bot/bot.ts';
import { FakeSlack } from './fake-slack.ts';

const slack = new FakeSlack();
const running = useService();
let desk: Workspace;
let http: Listening;
let app: App;
let bot: string;
let candidate: string;

beforeAll(async () => {
  http = await listen(running.app);
  desk = await running.workspace();
  await slack.start();
  const reader = await desk.user('read_only');
  app = createBot({
    url: http.url,
    keys: { UMIA: desk.adminKey, UREAD: reader.key },
    slack: {
      token: slack.token,
      signingSecret: slack.signingSecret,
      clientOptions: { slackApiUrl: slack.apiUrl },
      logLevel: LogLevel.ERROR,
    },
  });
  const server = await app.start({ port: 0, host: '127.0.0.1' });
  bot = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const made = await desk.api.post('/candidates', { name: 'Ana Ruiz', email: 'ana@people.example' });
  candidate = made.body.data.id;
});
afterAll(async () => {
  await app.stop();
  await slack.stop();
  await http.close();
});

const tags = async (): Promise<string[]> => (await desk.api.get(`/candidates/${candidate}`)).body.data.tags;

it('shows what a command would do, does it when the button is pressed, and takes it back', async () => {
  const plan = await slack.write(bot, 'UMIA', `tag ${candidate} vip,relocating`);
  expect(plan.blocks?.[1]?.elements?.map(({ action_id }) => action_id)).toEqual(['commit', 'leave']);
  expect(await tags()).toEqual([]);
  const done = await slack.press(bot, 'UMIA', plan, 'commit');
  expect(done.text).toContain('Done by <@UMIA>');
  expect(await tags()).toEqual(['relocating', 'vip']);
  const undone = await slack.press(bot, 'UMIA', done, 'undo');
  expect(undone.text).toBe('Taken back by <@UMIA>.');
  expect(await tags()).toEqual([]);
});

it('does a thing once however often the button is pressed', async () => {
  const plan = await slack.write(bot, 'UMIA', 'run create_client name=Acme Mining');
  const first = await slack.press(bot, 'UMIA', plan, 'commit');
  const again = await slack.press(bot, 'UMIA', plan, 'commit');
  expect(again.text).toBe(first.text);
  expect((await desk.api.get('/clients?search=Acme%20Mining')).body.meta.count).toBe(1);
});

it('leaves everything as it is when told to', async () => {
  const plan = await slack.write(bot, 'UMIA', 'run create_client name=Boreal');
  expect((await slack.press(bot, 'UMIA', plan, 'leave')).text).toContain('nothing was done');
  expect((await desk.api.get('/clients?search=Boreal')).body.meta.count).toBe(0);
});

it('says what the service refuses, to whoever asked and in its words', async () => {
  const missing = await slack.write(bot, 'UMIA', 'tag cnd_nobody vip');
  expect(missing).toMatchObject({ response_type: 'ephemeral' });
  expect(missing.text).toContain('cnd_nobody');
  expect((await slack.write(bot, 'UMIA', 'run create_clien name=X')).text).toContain('create_clien');
  expect((await slack.write(bot, 'UREAD', 'run create_client name=X')).text).toContain('clients:write');
  expect((await slack.write(bot, 'UMIA', 'dance')).text).toContain('/desk stage');
  expect((await slack.write(bot, 'UNEW', 'tag cnd_1 vip')).text).toContain('no key');
});

it('lets nobody commit a plan that another made', async () => {
  const plan = await slack.write(bot, 'UMIA', 'run create_client name=Cobalt');
  const other = await slack.press(bot, 'UREAD', plan, 'commit');
  expect(other.text).not.toContain('Done');
  expect((await desk.api.get('/clients?search=Cobalt')).body.meta.count).toBe(0);
});

it('hears only requests that Slack signed', async () => {
  const before = slack.messages.length;
  expect(await slack.send(bot, 'command=%2Fdesk&text=help', 'wrong')).toBe(401);
  expect(slack.messages.length).toBe(before);
});
