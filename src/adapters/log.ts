import pino, { type Logger } from 'pino';
import { wallClock } from '#src/lib/clock.ts';

// The fields of a log line: ids, names of routes and jobs, states, counts and timings. Others are dropped, so that no
// address, token or body is logged by mistake.
const ALLOWED = new Set([
  'action',
  'attempt',
  'attempts',
  'code',
  'count',
  'data_dir',
  'err',
  'event',
  'job',
  'method',
  'ms',
  'pid',
  'port',
  'reason_code',
  'release',
  'route',
  'signal',
  'state',
  'status',
  'tool',
]);

/** The allowed fields of a log line. */
function allowed(fields: Record<string, unknown>): Record<string, unknown> {
  const kept: Record<string, unknown> = {};
  for (const name in fields) if (ALLOWED.has(name) || name.endsWith('_id')) kept[name] = fields[name];
  return kept;
}

/**
 * An error for the log: its name, code and where it was thrown. The message is left out, because messages quote values
 * (an invalid name, an existing row).
 */
function errorFields(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { type: typeof error };
  const code = 'code' in error && typeof error.code === 'string' ? error.code : undefined;
  const frames = (error.stack ?? '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .map((line) => line.trim())
    .slice(0, 12);
  return {
    type: error.name,
    code,
    frames,
    ...(error.cause === undefined ? {} : { cause: errorFields(error.cause) }),
  };
}

let standard: (pino.DestinationStream & { flushSync(): void }) | undefined;

/**
 * Standard error, written once per turn of the event loop: a system call for each line would cost more than formatting
 * it.
 */
function standardError(): pino.DestinationStream & { flushSync(): void } {
  if (standard !== undefined) return standard;
  const out = pino.destination({ dest: 2, sync: true });
  let lines = '';
  const flush = () => {
    const text = lines;
    lines = '';
    if (text !== '') out.write(text);
  };
  process.on('exit', flush);
  standard = {
    flushSync: flush,
    write(line) {
      if (lines === '') setImmediate(flush);
      lines += line;
    },
  };
  return standard;
}

/** The log of a process: JSON lines on standard error, as standard output is for results. */
export function createLog(level: string, write?: (line: string) => void): Logger {
  return pino(
    {
      level,
      base: { pid: process.pid },
      timestamp: () => `,"time":"${wallClock()}"`,
      formatters: { level: (label) => ({ level: label }), log: allowed },
      serializers: { err: errorFields },
    },
    write === undefined ? standardError() : { write },
  );
}
