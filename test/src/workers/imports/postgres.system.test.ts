import { expect, it } from 'vitest';
import { ImportWorker } from '#src/workers/imports.ts';
import { SteadyClock } from '#src/workers/steady-clock.ts';
import { importFiles } from '#test/harness/cv/imports.ts';
import { plainCvs } from '#test/harness/cv/plain.ts';
import { useDesk } from '#test/harness/fixture.ts';

const { running, desk } = useDesk({ on: 'postgres' });

it('reads each file once where two processes work on one PostgreSQL, and ends and matches the import', async () => {
  const files = Array.from({ length: 30 }, (_, at) => ({
    filename: `${at}.pdf`,
    bytes: Buffer.from(`Person Number${at}\nperson${at}@people.example`),
  }));
  const id = await importFiles(running, desk, files);
  const { runtime, log } = running.service;
  let begun = 0;
  const cvs = plainCvs(() => {
    begun += 1;
  });
  const workers = [1, 2].map(
    () =>
      new ImportWorker({
        runtime: { ...runtime, ports: { ...runtime.ports, publicUrl: '', cvs } },
        clock: new SteadyClock(),
        log,
      }),
  );
  await Promise.all(workers.map((worker) => worker.accountClock.run(desk.accountId)));
  expect(begun).toBe(files.length);
  await running.service.jobs.runDue();
  expect((await desk.api.get(`/candidate-imports/${id}`)).body.data).toMatchObject({
    status: 'complete',
    counts: { imported: 30, failed: 0, pending: 0, processing: 0 },
    role_matches: [],
  });
});
