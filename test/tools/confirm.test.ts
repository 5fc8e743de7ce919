import { expect, it } from 'vitest';
import { useDesk } from '#test/harness/fixture.ts';
import { post, refusalOf } from '#test/harness/mcp.ts';

const { running, desk } = useDesk();

const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientInfo': { name: 'test', version: '1' },
  'io.modelcontextprotocol/clientCapabilities': { elicitation: { form: {} } },
};

/** A call by a client of the current revision that takes forms; `more` is what its second round sends. */
async function call(
  name: string,
  args: Record<string, unknown>,
  more: Record<string, unknown> = {},
  key = desk.adminKey,
) {
  const { body } = await post(
    running.app,
    key,
    {
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name, arguments: args, _meta: ENVELOPE, ...more },
    },
    {
      query: '?toolsets=all',
      headers: { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call', 'Mcp-Name': name },
    },
  );
  return body.error ?? body.result;
}

const accept = { inputResponses: { confirm: { action: 'accept', content: { confirm: true } } } };
const client = async (name: string): Promise<string> =>
  (await desk.api.post('/clients', { name })).body.data.id;
const exists = async (id: string): Promise<boolean> => (await desk.api.get(`/clients/${id}`)).status === 200;

it('shows what would happen, in the words of a plan, and does that plan on a yes', async () => {
  const id = await client('Acme Asked');
  const asked = await call('delete_client', { client_id: id });
  expect(asked).toMatchObject({ resultType: 'input_required', requestState: expect.any(String) });
  expect(asked.inputRequests.confirm).toMatchObject({
    method: 'elicitation/create',
    params: { message: expect.stringContaining('Acme Asked') },
  });
  expect(await exists(id)).toBe(true);
  const done = await call(
    'delete_client',
    { client_id: id },
    { ...accept, requestState: asked.requestState },
  );
  expect(done.structuredContent).toMatchObject({ deleted: true, id });
  expect(await exists(id)).toBe(false);
});

it('asks before mail leaves, and names whom it goes to', async () => {
  const { id } = (await desk.api.post('/candidates', { name: 'Ana Ruiz', email: 'ana@people.example' })).body
    .data;
  const asked = await call('send_email', { candidate_id: id, subject: 'Welcome', body: 'Hello Ana' });
  expect(asked.inputRequests.confirm.params.message).toMatch(/1 e-mail to .*ana/i);
});

it('takes no yes that was not asked for: none without a question, for another call, or by another credential', async () => {
  const [first, second] = [await client('Boreal Asked'), await client('Cobalt Asked')];
  expect(await call('delete_client', { client_id: first }, accept)).toMatchObject({
    resultType: 'input_required',
  });
  const { requestState } = await call('delete_client', { client_id: first });
  const yes = { ...accept, requestState };
  expect(await call('delete_client', { client_id: second }, yes)).toMatchObject({
    resultType: 'input_required',
  });
  const { key } = await desk.user('team_lead');
  expect(await call('delete_client', { client_id: first }, yes, key)).toMatchObject({
    resultType: 'input_required',
  });
  const forged = await call(
    'delete_client',
    { client_id: first },
    { ...accept, requestState: `${requestState}x` },
  );
  expect(forged).toMatchObject({ code: -32602 });
  expect([await exists(first), await exists(second)]).toEqual([true, true]);
});

it('does not do what was agreed to when the record has changed in between', async () => {
  const id = await client('Delta Asked');
  const { requestState } = await call('delete_client', { client_id: id });
  await desk.api.patch(`/clients/${id}`, { name: 'Delta Renamed' });
  const late = await call('delete_client', { client_id: id }, { ...accept, requestState });
  expect(refusalOf(late).code).toBe('PLAN_STALE');
  expect(await exists(id)).toBe(true);
});

it('asks nobody about what would be refused anyway', async () => {
  expect(refusalOf(await call('delete_client', { client_id: 'cli_none' })).code).toBe('NOT_FOUND');
  expect(refusalOf(await call('delete_client', {}))).toMatchObject({
    code: 'VALIDATION_ERROR',
    field: 'client_id',
  });
});
