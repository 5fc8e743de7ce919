/** What is about batches or holds actions, by the name of its tool, with how it is called over HTTP. */
const ABOUT: Readonly<Record<string, string>> = {
  list_batches: 'GET /api/v1/batch',
  get_batch: 'GET /api/v1/batch/{batch_id}',
  undo_batch: 'POST /api/v1/batch/{batch_id}/undo',
  cancel_batch: 'POST /api/v1/batch/{batch_id}/cancel',
  resume_batch: 'POST /api/v1/batch/{batch_id}/resume',
  find_actions: 'GET /api/v1/batch/actions?q=…',
  run_read_actions: 'POST /api/v1/batch',
  run_actions: 'POST /api/v1/batch',
  plan_actions: 'POST /api/v1/batch with dry_run',
  commit_plan: 'POST /api/v1/batch with plan_id and confirm_text',
};

/** How something is called that is no step of a batch, as it is about batches itself; undefined for every other name. */
export function howCalledAlone(name: string): string | undefined {
  const overHttp = Object.hasOwn(ABOUT, name) ? ABOUT[name] : undefined;
  return overHttp === undefined
    ? undefined
    : `${name} is a tool of its own and no step of a batch; call it by itself (over HTTP: ${overHttp})`;
}
