import { defineWrite } from '#src/action/define.ts';
import { sendEmail, settleSent } from '#src/domain/emails/index.ts';
import { SendEmail, SentEmail } from '#src/domain/emails/schema.ts';

export const sendEmailAction = defineWrite({
  name: 'send_email',
  title: 'Send an e-mail',
  titleIn: { de: 'E-Mail senden', fr: 'Envoyer un e-mail' },
  description:
    'E-mail a candidate or contact at once, with the company’s reply-to alias. Use schedule_email for a ' +
    'later time, and draft_email when the words are not there yet. It answers when the mail server has: sent, scheduled (not ' +
    'taken yet, tried again by itself: do not send it twice) or failed. It cannot be taken back. People who opted out or are ' +
    'marked do not approach are refused. candidate_id comes from list_candidates, or is the person_id of a client’s contact.',
  phrasings:
    'mail everybody in the pool; mail all members of the pool; the same mail to all of them; a mailing to everyone with the tag; campaign mail; mail the client contact a correction; email the contact at the client; write to the client that it was wrong; mail her now; drop him a line; tell her by mail; write to him that; email the candidate; let her know the interview moved; message him; ping her about; send him the details; tell her she got it; let him know; give her the good news; write to the candidate; thank him; tell them about; answer her mail; say sorry to him; message to the candidate now; fire off a mail; tell the client by email; message the candidate; email her the address; let them know; send a note to; write to the hiring manager; confirm by mail; send congratulations; let her down gently by mail; reply to him; email Lena that she got the job; tell her we will ring tomorrow; drop Karen a line; let him know he is out; send a quick mail; shoot her an email; tell Lena the time; ask him by mail whether; inform her of the result; say thanks to her by email; reply to Lena; get in touch with him by mail; congratulate her; ask her for her availability; let the candidate know',
  scope: 'emails:write',
  idempotency: 'optional',
  success: 201,
  risk: { destructive: false, outward: true, reversible: false },
  synonyms: ['mail', 'message', 'write to'],
  input: SendEmail,
  output: SentEmail,
  run: sendEmail,
  settle: settleSent,
  irreversible: 'It has left; write again to put it right.',
  subject: (sent) => sent.email_message_id,
});
