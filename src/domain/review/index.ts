/** What the pages and mails have in common by which somebody at a client looks at candidates. */

export { type Consultant, consultantFor } from '../accounts/consultant.ts';
export { reviewAsSent, reviewOfPerson } from './as-sent.ts';
export { boundToFacts } from './bound.ts';
export { renderClientEmail } from './client-email.ts';
export {
  contactNameOf,
  firstNameOf,
  languageFor,
  type Recipient,
  recipientFor,
  requireRecipient,
} from './contact.ts';
export { type Tense, tenseOf } from './deeds.ts';
export { clearOf, mayBeShown, partsLeftOut, textToShow } from './evidence.ts';
export { saysNothing, summaryFacts } from './facts.ts';
export { type HiddenText, identityFindings, outwardWords } from './held.ts';
export { warnOfFields, warnOfTaken, warnOfTexts } from './left-out.ts';
export { type DeadLink, inactiveLink, linkHash, pageUrl, refuseInactiveLink } from './links.ts';
export {
  endIn,
  handOver,
  isSent,
  type LastMail,
  linkIn,
  mailContact,
  notifyConsultant,
  type Outside,
} from './mail.ts';
export { questionsOf, withAnswer, withQuestion } from './questions.ts';
export { leftOutOf, plainField, shortField } from './short-fields.ts';
export { isSpokenLanguage } from './spoken-languages.ts';
