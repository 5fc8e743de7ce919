import { StdioServerTransport, serveStdio } from '@modelcontextprotocol/server/stdio';
import { isServed } from '#src/adapters/served-at.ts';
import { newId } from '#src/lib/ids.ts';
import { McpInterface } from './server.ts';
import type { McpService } from './service.ts';
import { readOptions } from './toolsets.ts';

/** A notice that this process does no background work, for which the server is needed. */
const NO_WORKERS_NOTICE =
  'No server runs on this data folder: what is written is kept, but scheduled e-mail, webhooks and other due work wait ' +
  'until deskhand serve runs on it.';

/**
 * Serves one key over standard input and output until the client closes its end. Only the protocol may be written to
 * standard output, so the service's log must go elsewhere. The key is checked at each call, so that a revocation takes
 * effect at once.
 * @param given which tools to offer, in the format of the HTTP endpoint's query
 * @throws AppError AUTHENTICATION_REQUIRED when the key does not hold to begin with, VALIDATION_ERROR for a toolset
 * that does not exist
 * @param warn receives one line for the person who runs it
 */
export async function serveStdioFor(
  service: McpService,
  key: string,
  given: { toolsets?: string | undefined; readonly?: string | undefined } = {},
  warn: (text: string) => void = () => {},
): Promise<void> {
  const options = readOptions(given);
  const begunBy = await service.authentication.bearer(key);
  const notice = (await isServed(service.config.dataDir)) ? {} : { notice: NO_WORKERS_NOTICE };
  if (notice.notice !== undefined) warn(notice.notice);
  const mcp = new McpInterface(service);
  const transport = new StdioServerTransport();
  const connection = {
    options,
    principal: () => service.authentication.bearer(key),
    requestId: () => newId('request'),
    begunBy,
    toolsetsBy: (names: string) => `--toolsets ${names}`,
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
