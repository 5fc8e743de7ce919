import { htmlToText } from '#src/lib/formatting.ts';
import type { CandidateRow } from '../candidates/index.ts';
import type { WriteContext } from '../context.ts';
import { refuseHoles } from '../erased-mark.ts';
import { type Finding, overlap, passGate, reviewMessage } from '../moderation/index.ts';
import { goesToAClient, namedToClient } from '../sent-without-name.ts';
import { attachedIn } from './attached.ts';
import type { Bodies } from './rules.ts';

type Texts = readonly (readonly [field: string, text: string | null | undefined])[];

/**
 * Refuses words to a candidate that pick people by what the law keeps out of hiring. What is private is left alone where the
 * person whom it is about reads it; where somebody at a client does, the words may be about a role and about people, and are
 * read as both. Words that named somebody who was erased since are refused as well: nobody is sent a text with a hole.
 * @param about whose name may be a word for a people or a faith (Finn, Dane, Christian), and where the mail goes, copies too
 * @param texts each with the input that holds it
 * @throws AppError VALIDATION_ERROR with the `findings`
 */
export async function passMailGate(ctx: WriteContext, about: About, texts: Texts): Promise<void> {
  refuseHoles(texts);
  passGate(ctx, await findingsInMail(ctx, about, texts));
  warnOfAttached(ctx, texts);
}

interface About {
  candidate: CandidateRow | null;
  addresses: readonly string[];
}

/** No mail carries a file, so that one which speaks of it tells what is not so. */
function warnOfAttached(ctx: WriteContext, texts: Texts): void {
  for (const [field, text] of texts) {
    const words = attachedIn(text);
    if (words === null) continue;
    ctx.warn(
      'nothing_attached',
      `No file goes with this mail, and it says "${words}". Send the file another way, or leave the words out.`,
      { field },
    );
    return;
  }
}

/** What the gate finds in the texts of a mail, as `passMailGate` reads them. */
export async function findingsInMail(
  ctx: WriteContext,
  { candidate, addresses }: About,
  texts: Texts,
): Promise<Finding[]> {
  const isAtClient = candidate !== null && (await goesToAClient(ctx, candidate, addresses));
  const people = [candidate?.name ?? null];
  const found = reviewMessage(texts, { place: ctx.account.country, people, isAtClient });
  const named = await namedToClient(ctx, { candidate, addresses }, texts);
  // A name is no word that may describe somebody.
  const isTold = (one: Finding): boolean =>
    one.verdict === 'look' && named.some((other) => overlap(one, other));
  return [...found.filter((one) => !isTold(one)), ...named];
}

/** The texts of a mail's bodies, as a reader sees them. */
export const textsOf = ({ body_html, body_text }: Partial<Bodies>): Texts => [
  ['body_text', body_text],
  ['body_html', body_html == null ? null : htmlToText(body_html)],
];
