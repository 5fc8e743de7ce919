import { type BatchOptions, cancelBatch, type Reach } from '#src/batch/index.ts';
import type { ToolCall } from './tool.ts';

/** The options of a batch run by a tool call: items are reported as progress, and a disconnecting client cancels it. */
export function optionsOf(call: ToolCall, reach: Reach): BatchOptions {
  // Items that share a commit end together, but progress must increase with each notification, so they are counted here.
  let ended = 0;
  return {
    requestId: call.requestId,
    channel: 'mcp',
    reach,
    onItem: ({ id, status }, { total }) => {
      ended += 1;
      call.progress(ended, total, `${id}: ${status}`);
    },
    onStart: (batchId) => stopWhenCancelled(call, batchId),
  };
}

// The signal fires after a normal end as well, when there is nothing left to stop.
function stopWhenCancelled(call: ToolCall, batchId: string): void {
  const stop = () => {
    cancelBatch(call.desk.service, call.principal, batchId).catch((error: unknown) =>
      call.desk.service.log.debug({ batch_id: batchId, err: error }, 'nothing to cancel'),
    );
  };
  if (call.signal.aborted) stop();
  else call.signal.addEventListener('abort', stop, { once: true });
}
