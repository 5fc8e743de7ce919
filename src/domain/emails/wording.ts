import { htmlToText } from '#src/lib/formatting.ts';
import type { WriteContext } from '../context.ts';
import { refuseHoles } from '../erased-mark.ts';
import { passGate, review } from '../moderation/index.ts';
import type { Bodies } from './rules.ts';

type Texts = readonly (readonly [field: string, text: string | null | undefined])[];

/**
 * Refuses words to a candidate that pick people by what the law keeps out of hiring. What is private is left alone: it
 * is told to the person whom it is about. Words that named somebody who was erased since are refused as well: nobody is sent
 * a text with a hole.
 * @param to the name of the person, which may be a word for a people or a faith: Finn, Dane, Christian
 * @param texts each with the input that holds it
 * @throws AppError VALIDATION_ERROR with the `findings`
 */
export function passMailGate(ctx: WriteContext, to: string | null, texts: Texts): void {
  refuseHoles(texts);
  const as = { subject: 'role', place: ctx.account.country, people: [to], isShown: true } as const;
  passGate(ctx, review(texts, as));
}

/** The texts of a mail's bodies, as a reader sees them. */
export const textsOf = ({ body_html, body_text }: Partial<Bodies>): Texts => [
  ['body_text', body_text],
  ['body_html', body_html == null ? null : htmlToText(body_html)],
];
