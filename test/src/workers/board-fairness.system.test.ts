import { expect, it } from 'vitest';
import { boardDesk } from '#test/harness/postings.ts';
import { answers, startReceiver } from '#test/harness/receiver.ts';
import { startService } from '#test/harness/workspace.ts';

it('publishes for an agency while the boards of another hang with more postings than there are places', async () => {
  const running = await startService({ ALLOW_PRIVATE_TARGETS: 'true', WEBHOOK_TIMEOUT_SECONDS: '20' });
  const [slow, quick] = [
    await boardDesk(running, await running.workspace({ sandbox: true })),
    await boardDesk(running, await running.workspace({ sandbox: true })),
  ];
  const [hanging, healthy] = [await startReceiver(answers.hang), await startReceiver(answers.status(200))];
  const free = { pricing: 'free', monthly_post_limit: 100 };
  await slow.set('webhook', { ...free, webhook_url: hanging.url });
  await quick.set('webhook', { ...free, webhook_url: healthy.url });
  for (let at = 0; at < 40; at += 1) await slow.post(await slow.job(), ['webhook']);
  await quick.post(await quick.job(), ['webhook']);
  running.service.start();
  // Hers comes although 40 earlier ones wait, none of which has been answered.
  await healthy.came(1);
  await hanging.came(1);
  expect(hanging.peak()).toBeLessThanOrEqual(4);
  await hanging.close();
});
