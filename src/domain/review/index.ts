/** What the pages and mails have in common by which somebody at a client looks at candidates. */
export {
  type Consultant,
  consultantFor,
  contactNameOf,
  firstNameOf,
  type Recipient,
  recipientFor,
  requireRecipient,
} from './contact.ts';
export { mayBeShown, textToShow } from './evidence.ts';
export { knownPerson, saysNothing, summaryFacts } from './facts.ts';
export { writeLetter } from './letter.ts';
export { deadLink, linkHash, pageUrl, refuseDead } from './links.ts';
export {
  dayInWords,
  handOver,
  isSent,
  type LastMail,
  linkIn,
  mailContact,
  type Outside,
  tellConsultant,
} from './mail.ts';
export { questionsOf, withAnswer, withQuestion } from './questions.ts';
