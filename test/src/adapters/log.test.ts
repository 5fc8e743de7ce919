import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';
import { createLog } from '#src/adapters/log.ts';

function lines(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown>[] {
  const out: string[] = [];
  write(createLog('info', (line) => void out.push(line)));
  return out.map((line) => JSON.parse(line));
}

it('writes ids, routes, states and timings, and drops every other field', () => {
  const [line] = lines((log) =>
    log.info(
      {
        request_id: 'req_1',
        account_id: 'acc_1',
        route: '/r/:token',
        status: 200,
        ms: 3,
        path: '/r/secret',
        email: 'a@b.example',
        body: { name: 'Ana' },
      },
      'request',
    ),
  );
  expect(line).toMatchObject({
    level: 'info',
    request_id: 'req_1',
    account_id: 'acc_1',
    route: '/r/:token',
    status: 200,
    ms: 3,
  });
  expect(JSON.stringify(line)).not.toMatch(/secret|a@b|Ana/);
});

it('keeps of an error its kind, code, place and causes, never the words that quote a value', () => {
  const cause = Object.assign(new Error('row ana@b.example exists'), {
    code: '23505',
    detail: 'Key (email)=(ana@b.example)',
  });
  const [line] = lines((log) =>
    log.error({ err: new TypeError('cannot read Ana Ruiz', { cause }) }, 'failed'),
  );
  expect(line?.err).toMatchObject({ type: 'TypeError', cause: { type: 'Error', code: '23505' } });
  expect(JSON.stringify(line)).toContain('log.test.ts');
  expect(JSON.stringify(line)).not.toMatch(/ana@b|Ana Ruiz/i);
});

it('loses no line of a process that ends in the same turn, and keeps their order', () => {
  const program = `
    import { createLog } from '#src/adapters/log.ts';
    const log = createLog('info');
    for (let count = 0; count < 300; count += 1) log.info({ count }, 'x'.repeat(100));
    process.exit(0);
  `;
  const { stderr } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  const counts = stderr
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).count);
  expect(counts).toEqual(Array.from({ length: 300 }, (_, count) => count));
});
