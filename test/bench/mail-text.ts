/** The mail that the measurements send. */
export const MAIL = {
  subject: 'How are things since we last spoke?',
  text: 'Dear Ana,\n\nI hope this finds you well. We have a new role that may suit you.\n\nKind regards\nMia\n'.repeat(
    3,
  ),
  html: '<p>Dear Ana,</p><p>I hope this finds you well. We have a <b>new role</b> that may suit you.</p><p>Kind regards<br>Mia</p>'.repeat(
    3,
  ),
};

export const mailTo = (i: number): string => `candidate${i}@people.example`;
