import { type StdioServerHandle, serveStdio } from '@modelcontextprotocol/server/stdio';
import { newId } from '#src/lib/ids.ts';
import type { Service } from '#src/service.ts';
import { McpFace } from './server.ts';
import { readOptions } from './toolsets.ts';

/**
 * Serves one key over standard input and output. Nothing but the protocol may be written to standard output, so the
 * service's log must go elsewhere. The key is checked anew at each call: a revocation holds at the next one.
 * @throws AppError AUTHENTICATION_REQUIRED when the key does not hold to begin with
 */
export async function serveStdioFor(
  service: Service,
  key: string,
  given: { toolsets?: string | undefined; readonly?: string | undefined } = {},
): Promise<StdioServerHandle> {
  const options = readOptions(given);
  await service.authentication.bearer(key);
  const face = new McpFace(service);
  return serveStdio(
    () =>
      face.serve({
        options,
        principal: () => service.authentication.bearer(key),
        requestId: () => newId('request'),
      }),
    { onerror: (error) => service.log.debug({ err: error }, 'mcp message refused') },
  );
}
