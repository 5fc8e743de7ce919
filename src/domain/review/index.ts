/** What the pages and mails have in common by which somebody at a client looks at candidates. */
export {
  type Consultant,
  consultantFor,
  firstNameOf,
  type Recipient,
  recipientFor,
  recipientNow,
} from './contact.ts';
export { writeLetter } from './letter.ts';
