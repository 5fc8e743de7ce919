import { defineWrite } from '#src/action/define.ts';
import { answerQuestion, settleSubmission } from '#src/domain/submissions/index.ts';
import { AnswerSubmissionQuestion, Submission } from '#src/domain/submissions/schema.ts';

export const answerSubmissionQuestionAction = defineWrite({
  name: 'answer_submission_question',
  title: "Answer a client's question",
  titleIn: { de: 'Frage eines Kunden beantworten', fr: 'Répondre à la question d’un client' },
  description:
    'Answer a question that the contact asked about a candidate on the review page: they get the answer by mail and see it on the ' +
    'page. What identity_visibility hides is taken out of it. Each question is answered once. submission_id comes from ' +
    'list_submissions, question_id from get_submission. To write to a candidate use send_email.',
  phrasings:
    'the client asks about her tell them; answer the client question; reply to what they asked about the candidate; they want to know whether he; tell the client yes he drives; the client wants to know her notice period; the hiring manager asked something about the candidate reply; get back to them on their question; they ask if she drives tell them; Karen asked if she drives, tell her yes; reply to the client’s question; answer what Karen wanted to know; the client asks about his notice, say two weeks; respond to the question on the profile; let the client know that she can start in May',
  scope: 'submissions:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  synonyms: ['reply to client', 'respond to question'],
  input: AnswerSubmissionQuestion,
  output: Submission,
  run: answerQuestion,
  settle: settleSubmission,
  irreversible: 'The contact has the answer; write to them to put it right.',
  subject: (submission) => submission.id,
});
