import { compare, costOf } from './load.ts';
import { type Ratio, underLoad } from './ratio.ts';
import { startServer } from './server-process.ts';

const REVISION = '2026-07-28';
const ENVELOPE = {
  'io.modelcontextprotocol/protocolVersion': REVISION,
  'io.modelcontextprotocol/clientInfo': { name: 'bench', version: '1.0.0' },
  'io.modelcontextprotocol/clientCapabilities': {},
};

type Era = 'current' | 'older';

/** A tools/call of one of the two eras of the protocol. */
export function requestOf(era: Era, tool: string, args: Record<string, unknown>) {
  const params = { name: tool, arguments: args, ...(era === 'current' ? { _meta: ENVELOPE } : {}) };
  return {
    headers: {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
      ...(era === 'current'
        ? { 'mcp-protocol-version': REVISION, 'mcp-method': 'tools/call', 'mcp-name': tool }
        : { 'mcp-protocol-version': '2025-11-25' }),
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params }),
  };
}

// A refused call answers 200 as well: what is measured must have been done.
async function proved(url: string, { headers, body }: ReturnType<typeof requestOf>): Promise<void> {
  const answer = await fetch(url, { method: 'POST', headers, body });
  const text = await answer.text();
  if (!answer.ok || text.includes('"isError":true') || text.includes('"error":{'))
    throw new Error(`the call is refused: ${text.slice(0, 500)}`);
}

/**
 * tools/call with every tool present, each call authenticated, charged, run on the store and redacted, against the
 * official SDK's server with one echo tool. Calls a second, for both eras of the protocol.
 */
export async function measureMcp(): Promise<Ratio[]> {
  const ours = await startServer('ours');
  const echo = await startServer('mcp-echo');
  const ratios: Ratio[] = [];
  try {
    for (const era of ['current', 'older'] as const) {
      const call = requestOf(era, 'get_client', { client_id: ours.given.client ?? '' });
      const mine = { ...call, headers: { ...call.headers, authorization: `Bearer ${ours.given.key}` } };
      const theirs = requestOf(era, 'echo', { text: 'hello' });
      const path = { ours: '/api/mcp?toolsets=all', echo: '/api/mcp' };
      await proved(ours.url + path.ours, mine);
      await proved(echo.url + path.echo, theirs);
      const shared = { method: 'POST', connections: 32 } as const;
      const costs = await compare(
        { server: ours, requests: { path: path.ours, ...shared, ...mine } },
        { server: echo, requests: { path: path.echo, ...shared, ...theirs } },
      );
      const name = `MCP tools/call of a read, ${era} revision, against the SDK's server with one echo tool`;
      ratios.push(underLoad(name, 'calls', 0.7, costs));
    }
    const find = requestOf('current', 'find_actions', { query: 'put Ana forward to the Acme CFO role' });
    const search = { ...find, headers: { ...find.headers, authorization: `Bearer ${ours.given.key}` } };
    await proved(`${ours.url}/api/mcp`, search);
    const { microseconds } = await costOf({
      server: ours,
      requests: { path: '/api/mcp', method: 'POST', connections: 1, ...search },
    });
    ratios.push({
      name: 'find_actions, called over MCP',
      unit: 'ms of processor time',
      reached: microseconds / 1000,
      ceiling: 5,
      goal: 1,
      lessIsBetter: true,
    });
  } finally {
    await ours.stop();
    await echo.stop();
  }
  return ratios;
}
