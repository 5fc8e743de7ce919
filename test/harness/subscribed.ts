import { startReceiver } from './receiver.ts';
import type { Workspace } from './workspace.ts';

/** A subscription of a workspace with a receiver behind it. */
export async function subscribed(desk: Workspace, events = ['*'], ...plan: Parameters<typeof startReceiver>) {
  const receiver = await startReceiver(...plan);
  const made = await desk.api.post('/webhooks', { url: receiver.url, events });
  return {
    receiver,
    id: made.body.data.id as string,
    secret: made.body.signing_secret as string,
    deliveries: async (query = '') =>
      (await desk.api.get(`/webhooks/${made.body.data.id}/deliveries${query}`)).body.data,
  };
}
