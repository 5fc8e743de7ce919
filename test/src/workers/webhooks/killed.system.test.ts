import { spawn } from 'node:child_process';
import { expect, it } from 'vitest';
import { compiledScript } from '#test/harness/killed-process.ts';
import { startReceiver } from '#test/harness/receiver.ts';
import { subscribed } from '#test/harness/subscribed.ts';
import { startService, storeOf } from '#test/harness/workspace.ts';

it('sends again, with the same event_id, what a process had sent when it was killed before it recorded it', async () => {
  const running = await startService({ ALLOW_PRIVATE_TARGETS: 'true' });
  const desk = await running.workspace();
  const hook = await subscribed(desk);
  const victim = spawn(
    process.execPath,
    [await compiledScript(new URL('./deliver-until-killed.ts', import.meta.url))],
    {
      env: {
        ...process.env,
        ...storeOf(running),
        ALLOW_PRIVATE_TARGETS: 'true',
        LOG_LEVEL: 'silent',
      },
      stdio: 'ignore',
    },
  );
  const ended = new Promise((resolve) => victim.once('exit', resolve));
  try {
    hook.receiver.answer((response) => {
      // The receiver has it, and the sender dies before it can hear so.
      victim.kill('SIGKILL');
      response.writeHead(204).end();
    });
    await desk.api.post(`/webhooks/${hook.id}/test`);
    await hook.receiver.came(1);
    await ended;
    expect(await hook.deliveries()).toMatchObject([{ status: 'pending', attempts: 0 }]);
    // At once: its process is known to be gone, whatever is left of its lease.
    hook.receiver.answer((response) => void response.writeHead(204).end());
    await running.service.jobs.runDue();
    const ids = hook.receiver.received.map(({ body }) => body.event_id);
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(await hook.deliveries()).toMatchObject([{ status: 'delivered', attempts: 1 }]);
  } finally {
    victim.kill('SIGKILL');
    await hook.receiver.close();
    await running.close();
  }
});

it('delivers to the example receiver, which verifies and prints it once', async () => {
  const running = await startService({ ALLOW_PRIVATE_TARGETS: 'true' });
  const desk = await running.workspace();
  // A free port, as the address is needed before the secret that the receiver starts with.
  const free = await startReceiver();
  await free.close();
  const made = await desk.api.post('/webhooks', { url: free.url });
  const example = spawn(
    process.execPath,
    [new URL('../../../../examples/webhook-receiver/server.mjs', import.meta.url).pathname],
    {
      env: { ...process.env, PORT: new URL(free.url).port, WEBHOOK_SECRET: made.body.signing_secret },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const lines: string[] = [];
  let heard = (): void => {};
  for (const stream of [example.stdout, example.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      lines.push(...text.split('\n').filter((line) => line !== ''));
      heard();
    });
  }
  const printed = async (count: number): Promise<void> => {
    while (lines.length < count)
      await new Promise<void>((resolve) => {
        heard = resolve;
      });
  };
  try {
    await printed(1);
    const { id } = made.body.data;
    const sent = (await desk.api.post(`/webhooks/${id}/test`)).body.data;
    await running.service.jobs.runDue();
    await printed(2);
    expect(lines[1]).toContain(`webhook.test ${sent.payload.event_id} {"webhook_id":"${id}"`);
    await desk.api.post(`/webhooks/${id}/deliveries/${sent.id}/replay`);
    await desk.api.post(`/webhooks/${id}/rotate-secret`);
    await desk.api.post(`/webhooks/${id}/test`);
    await running.service.jobs.runDue();
    await printed(3);
    // The example still has the old secret, so it refuses both.
    expect(lines.slice(2).every((line) => line.startsWith('refused: the signature'))).toBe(true);
  } finally {
    example.kill('SIGKILL');
    await running.close();
  }
});
