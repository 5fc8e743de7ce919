import { defineWrite } from '#src/action/define.ts';
import { answerSpecQuestion, settleSpec } from '#src/domain/specs/index.ts';
import { AnswerSpecQuestion, Spec } from '#src/domain/specs/schema.ts';

export const answerSpecQuestionAction = defineWrite({
  name: 'answer_spec_question',
  title: "Answer a client's question about a spec",
  titleIn: {
    de: 'Frage eines Kunden zu einer Initiativvorstellung beantworten',
    fr: 'Répondre à la question d’un client sur une présentation spontanée',
  },
  description:
    'Answer a question that the contact asked on the page of a spec: they get it by mail and see it there. What would tell who the ' +
    'candidate is is taken out, and refused where that cannot be done. Each question is answered once. spec_id comes from list_specs, ' +
    'question_id from get_spec. For a question about a submission use answer_submission_question.',
  phrasings:
    'answer what they asked about the spec; they asked about the float; reply to the question on the anonymous profile; they asked about the floated person, reply; answer the question on the spec; tell them what she earns, on the spec; respond to the company about the profile',
  scope: 'submissions:write',
  idempotency: 'optional',
  risk: { destructive: false, outward: true, reversible: false },
  synonyms: ['reply'],
  input: AnswerSpecQuestion,
  output: Spec,
  run: answerSpecQuestion,
  settle: settleSpec,
  irreversible: 'The contact has the answer; write to them to put it right.',
  subject: (spec) => spec.id,
});
