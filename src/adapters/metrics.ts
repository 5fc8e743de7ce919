import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** What a deployment counts about itself. Labels are names of the program's own, never ids or words of an agency. */
export interface Metrics {
  request(method: string, route: string, status: number, ms: number): void;
  /** @param code the error that the call answered with; undefined for one that went through */
  toolCall(tool: string, code: string | undefined, ms: number): void;
  batchEnded(status: string, items: number): void;
  /** @param done how many records were worked off; null where the run failed */
  jobRun(job: string, done: number | null, ms: number): void;
  /** Everything that was counted, in the text format of Prometheus. */
  exposed(): Promise<{ contentType: string; text: string }>;
}

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** @param about the labels of `deskhand_info`, by which the nodes of a deployment are told apart */
export function createMetrics(about: Record<'release' | 'region' | 'store' | 'role', string>): Metrics {
  const registers = [new Registry()];
  const [register = new Registry()] = registers;
  collectDefaultMetrics({ register });
  const info = new Gauge({
    name: 'deskhand_info',
    help: 'Always 1; its labels tell the release and how this process runs.',
    labelNames: ['release', 'region', 'store', 'role'],
    registers,
  });
  info.set(about, 1);
  const requests = new Counter({
    name: 'deskhand_http_requests_total',
    help: 'Requests answered over HTTP.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'deskhand_http_request_duration_seconds',
    help: 'Time from the head of a request to its answer.',
    labelNames: ['method', 'route'],
    buckets: BUCKETS,
    registers,
  });
  const tools = new Counter({
    name: 'deskhand_tool_calls_total',
    help: 'Calls of MCP tools; code is ok or the error.',
    labelNames: ['tool', 'code'],
    registers,
  });
  const toolSeconds = new Histogram({
    name: 'deskhand_tool_call_duration_seconds',
    help: 'Time that a call of an MCP tool took.',
    labelNames: ['tool'],
    buckets: BUCKETS,
    registers,
  });
  const batches = new Counter({
    name: 'deskhand_batches_total',
    help: 'Runs of batches that ended in this process.',
    labelNames: ['status'],
    registers,
  });
  const items = new Counter({
    name: 'deskhand_batch_items_total',
    help: 'Items of the batches that ended in this process.',
    registers,
  });
  const jobs = new Counter({
    name: 'deskhand_job_runs_total',
    help: 'Runs of background jobs.',
    labelNames: ['job', 'outcome'],
    registers,
  });
  const jobRecords = new Counter({
    name: 'deskhand_job_records_total',
    help: 'Records that background jobs worked off.',
    labelNames: ['job'],
    registers,
  });
  const jobSeconds = new Counter({
    name: 'deskhand_job_seconds_total',
    help: 'Time that runs of background jobs took.',
    labelNames: ['job'],
    registers,
  });
  return {
    request(method, route, status, ms) {
      requests.inc({ method, route, status });
      requestSeconds.observe({ method, route }, ms / 1000);
    },
    toolCall(tool, code, ms) {
      tools.inc({ tool, code: code ?? 'ok' });
      toolSeconds.observe({ tool }, ms / 1000);
    },
    batchEnded(status, count) {
      batches.inc({ status });
      items.inc(count);
    },
    jobRun(job, done, ms) {
      jobs.inc({ job, outcome: done === null ? 'failed' : 'ok' });
      jobRecords.inc({ job }, done ?? 0);
      jobSeconds.inc({ job }, ms / 1000);
    },
    async exposed() {
      return { contentType: register.contentType, text: await register.metrics() };
    },
  };
}
