import type { WriteContext } from './context.ts';

/** Tells that a repeat with another message sent nothing: the answer is the request that stands, and reads like a success. */
export function warnNotSent(ctx: Pick<WriteContext, 'warn'>, name: string): void {
  ctx.warn(
    'message_not_sent',
    `Nothing was sent: ${name} was asked less than 24 hours ago, and the mail of then stands. send_again true sends this message.`,
  );
}
