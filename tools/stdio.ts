import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { isServed } from '#src/adapters/served-at.ts';
import { newId } from '#src/lib/ids.ts';
import { McpInterface } from './server.ts';
import type { McpService } from './service.ts';
import { readOptions } from './toolsets.ts';

/** This process answers and does no work in the background, which is the server's. */
const UNSERVED =
  'No server runs on this data folder: what is written is kept, but scheduled e-mail, webhooks and other due work wait ' +
  'until deskhand serve runs on it.';

/**
 * Serves one key over standard input and output until the client closes its end. Nothing but the protocol may be
 * written to standard output, so the service's log must go elsewhere. The key is checked anew at each call: a
 * revocation holds at the next one.
 * @param given which tools to offer, as the query of the HTTP endpoint says it
 * @throws AppError AUTHENTICATION_REQUIRED when the key does not hold to begin with, VALIDATION_ERROR for a toolset
 * that does not exist
 * @param warn is told in one line what the person who runs it should know
 */
export async function serveStdioFor(
  service: McpService,
  key: string,
  given: { toolsets?: string | undefined; readonly?: string | undefined } = {},
  warn: (text: string) => void = () => {},
): Promise<void> {
  const options = readOptions(given);
  await service.authentication.bearer(key);
  const notice = (await isServed(service.config.dataDir)) ? {} : { notice: UNSERVED };
  if (notice.notice !== undefined) warn(notice.notice);
  const mcp = new McpInterface(service);
  const transport = new StdioServerTransport();
  const connection = {
    options,
    principal: () => service.authentication.bearer(key),
    requestId: () => newId('request'),
    ...notice,
  };
  serveStdio(() => mcp.serve(connection), {
    transport,
    onerror: (error) => service.log.debug({ err: error }, 'mcp message refused'),
  });
  await new Promise<void>((resolve) => {
    const { onclose } = transport;
    transport.onclose = () => {
      onclose?.();
      resolve();
    };
  });
}
