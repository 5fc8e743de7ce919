import { type Batch, type Desk, Refused } from './desk.ts';
import { readOrder } from './orders.ts';

/** A button of a message; what it holds comes back when it is pressed. */
export interface Button {
  id: 'commit' | 'leave' | 'undo';
  label: string;
  value: string;
}

/** What the bot says, wherever it is said. */
export interface Message {
  text: string;
  buttons: Button[];
}

// What a button of Slack can hold.
const VALUE_LIMIT = 2000;

/** Plans what was written; nothing is done yet. @throws Refused with what the service, or the reader of orders, says */
export async function order(desk: Desk, text: string, where: string): Promise<Message> {
  const plan = await desk.plan(readOrder(text), `${where}: /desk ${text}`.slice(0, 500));
  const failed = plan.items.find(({ error }) => error !== undefined);
  if (plan.plan_id === undefined || plan.confirm_text === undefined) {
    const { message = 'It cannot be tried out.', fix = '' } = failed?.error ?? {};
    throw new Refused(`${message} ${fix}`.trim());
  }
  const value = JSON.stringify({ plan_id: plan.plan_id, confirm_text: plan.confirm_text });
  if (value.length > VALUE_LIMIT) throw new Refused('That is too much for one message; do it in parts.');
  return {
    text: plan.confirm_text,
    buttons: [
      { id: 'commit', label: 'Do it', value },
      { id: 'leave', label: 'Leave it', value: plan.plan_id },
    ],
  };
}

/** Does what a button says. @param who how the person who pressed it is named @throws Refused */
export async function press(desk: Desk, { id, value }: Omit<Button, 'label'>, who: string): Promise<Message> {
  if (id === 'commit') {
    const { plan_id, confirm_text } = JSON.parse(value) as Required<Pick<Batch, 'plan_id' | 'confirm_text'>>;
    return done(await desk.commit(plan_id, confirm_text), confirm_text, who);
  }
  if (id === 'undo') return taken(await desk.undo(value), who);
  return { text: 'Left as it is; nothing was done.', buttons: [] };
}

function done(batch: Batch, text: string, who: string): Message {
  if (batch.status === 'awaiting_approval')
    return { text: `Waits for approval: ${batch.approval?.url ?? ''}`, buttons: [] };
  const failed = batch.items.find(({ error }) => error !== undefined);
  if (failed !== undefined)
    return { text: `Not done: ${failed.error?.message ?? failed.status}`, buttons: [] };
  const made = batch.items.map(({ result }) => result?.id).filter((id) => id !== undefined);
  return {
    text: `Done by ${who}: ${text}${made.length === 0 ? '' : ` (${made.join(', ')})`}`,
    buttons:
      batch.batch_id === undefined ? [] : [{ id: 'undo', label: 'Take it back', value: batch.batch_id }],
  };
}

function taken(batch: Batch, who: string): Message {
  const left = batch.items.filter(({ undo }) => undo !== undefined && undo.outcome !== 'done');
  const text =
    left.length === 0
      ? `Taken back by ${who}.`
      : `Not all of it can be taken back: ${left.map(({ action: name, undo }) => `${name} (${undo?.outcome})`).join(', ')}.`;
  return { text, buttons: [] };
}
