import { type BatchOptions, cancelBatch, type Reach } from '#src/batch/index.ts';
import type { ToolCall } from './tool.ts';

/** How a batch is run for a tool call: its items become progress, and a client that goes away stops it. */
export function optionsOf(call: ToolCall, reach: Reach): BatchOptions {
  // Items that share a commit end together; the notifications count them one by one, as progress must increase.
  let ended = 0;
  return {
    requestId: call.requestId,
    face: 'mcp',
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
