import { beforeAll, describe, expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { callTool, post } from '#test/harness/mcp.ts';

const { running, desk } = useDesk({ country: 'AU' });

let reader = '';
let bot = '';
let admin = '';
beforeAll(async () => {
  reader = (await desk.user('researcher')).key;
  const { body } = await desk.api.post('/keys', { name: 'Reader', scopes: ['jobs:read'], user_id: null });
  bot = body.data.key;
  admin = (await desk.api.get('/me')).body.data.user.name;
});

const find = (key: string, names: string[]) => callTool(running.app, key, 'find_actions', { names });

describe('an action that a credential may not run', () => {
  it('is told by find_actions with what is missing and who may give it, each of several', async () => {
    const { isError, structuredContent, content } = await find(reader, ['create_client', 'create_team']);
    expect(isError).not.toBe(true);
    expect(structuredContent).toMatchObject({
      actions: [],
      unknown: [
        { name: 'create_client', needs: 'clients:write' },
        { name: 'create_team', needs: 'admin' },
      ],
      who_may: [admin],
    });
    for (const word of ['create_client exists, needs clients:write', 'create_team exists', admin])
      expect(content[0]?.text).toContain(word);
  });

  it('names no admin to a key of nobody', async () => {
    const answer = await find(bot, ['create_client']);
    expect(answer.structuredContent.unknown).toEqual([{ name: 'create_client', needs: 'clients:write' }]);
    expect(JSON.stringify(answer)).not.toContain(admin);
  });

  it('is told as a tool with what is missing and who may give it', async () => {
    const message = async (key: string, name: string): Promise<string> => {
      const params = { name, arguments: {} };
      return (await post(running.app, key, { jsonrpc: '2.0', id: 1, method: 'tools/call', params })).body
        .error.message;
    };
    expect(await message(reader, 'create_placement')).toContain(
      `create_placement exists, needs placements:write, which this credential does not have; ask ${admin}.`,
    );
    const other = await message(bot, 'list_candidates');
    expect(other).toContain('needs candidates:read');
    expect(other).not.toContain(admin);
  });

  it('is told in a batch with the admins by name where it is for admins alone', async () => {
    const actions = [{ action: 'create_team', input: { name: 'North' } }];
    const answer = await callTool(running.app, reader, 'run_actions', { actions });
    expect(answer.structuredContent.items[0].error.code).toBe('ADMIN_REQUIRED');
    expect(answer.structuredContent.who_may).toEqual([admin]);
    expect(answer.content[0]?.text).toContain(admin);
  });
});
