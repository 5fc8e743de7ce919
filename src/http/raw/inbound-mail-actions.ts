import * as z from 'zod';
import { internalWrite } from '#src/action/internal.ts';
import { ReceivedMail, receiveMail } from '#src/domain/emails/inbound.ts';
import type { InboundMail } from '#src/domain/emails/inbound-mail.ts';

/** Takes in a mail that the agency's mail provider hands over. */
export const receiveMailAction = internalWrite({
  name: 'receive_mail',
  title: 'Received a mail',
  scope: 'emails:write',
  input: z.object({ mail: z.custom<InboundMail>() }),
  output: ReceivedMail,
  run: (ctx, { mail }) => receiveMail(ctx, mail),
  subject: ({ email_message_id }) => email_message_id,
});
