import pino from 'pino';
import { readConfig } from '#src/config.ts';
import { createService } from '#src/service.ts';
import { serveStdioFor } from '#tools/stdio.ts';

// Serves DESKHAND_KEY over standard input and output on the store that DATA_DIR names, for the client matrix.
const { DESKHAND_KEY = '', TOOLSETS, READONLY } = process.env;
const service = await createService({
  config: readConfig(process.env),
  log: pino({ level: 'silent' }, pino.destination(2)),
});
await serveStdioFor(service, DESKHAND_KEY, { toolsets: TOOLSETS, readonly: READONLY });
