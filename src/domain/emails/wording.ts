import { json } from '#db/rows.ts';
import { htmlToText } from '#src/lib/formatting.ts';
import { goesToAClient } from '../at-client.ts';
import type { WriteContext } from '../context.ts';
import { refuseHoles } from '../erased-mark.ts';
import { readersOf } from '../mail-readers.ts';
import {
  type Finding,
  type HeldReview,
  heldUnlessSeen,
  overlap,
  reviewMessage,
} from '../moderation/index.ts';
import { type Mail, namedToClient } from '../named-to-client.ts';
import { pagesOfOthers } from '../own-pages.ts';
import { rivalsTold } from '../rivals-told.ts';
import { attachedIn } from './attached.ts';
import type { Bodies } from './rules.ts';
import type { ScheduledEmailRow } from './schema.ts';

type Texts = readonly (readonly [field: string, text: string | null | undefined])[];

/** Whether a mail waits for a person, and for what. */
export interface HeldState {
  held_at: string | null;
  review: HeldReview | null;
}

/**
 * Refuses words to a candidate that pick people by what the law keeps out of hiring. What is private is left alone where the
 * person whom it is about reads it; where somebody at a client does, the words may be about a role and about people, and are
 * read as both. Words that named somebody who was erased since are refused as well: nobody is sent a text with a hole.
 * @param about whose name may be a word for a people or a faith (Finn, Dane, Christian), and where the mail goes, copies too; its headers count where they name somebody
 * @param texts each with the input that holds it
 * @param all where only some were written anew, all that a reader sees: names are looked for in each
 * @returns the values of the mail's fields that say whether it waits for a person
 * @throws AppError VALIDATION_ERROR with the `findings` of what is blocked
 */
export async function passMailGate(
  ctx: WriteContext,
  about: Mail,
  texts: Texts,
  all: Texts = texts,
): Promise<HeldState> {
  refuseHoles(texts);
  const held = heldUnlessSeen(ctx, await findingsInMail(ctx, about, texts, all));
  warnOfAttached(ctx, texts);
  return held;
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
  mail: Mail,
  texts: Texts,
  all: Texts = texts,
): Promise<Finding[]> {
  const { candidate, addresses } = mail;
  const isAtClient = candidate !== null && (await isReadAtClient(ctx, candidate, addresses));
  const people = [candidate?.name ?? null];
  const found = reviewMessage(texts, { place: ctx.account.country, people, isAtClient });
  const named = [
    ...(await namedToClient(ctx, mail, all)),
    ...(await pagesOfOthers(ctx, mail, texts)),
    ...(await rivalsTold(ctx, mail, texts)),
  ];
  // A name is no word that may describe somebody.
  const isTold = (one: Finding): boolean =>
    one.verdict === 'look' && named.some((other) => overlap(one, other));
  return [...found.filter((one) => !isTold(one)), ...named];
}

async function isReadAtClient(
  ctx: WriteContext,
  candidate: NonNullable<Mail['candidate']>,
  addresses: readonly string[],
): Promise<boolean> {
  if (await goesToAClient(ctx, candidate, addresses)) return true;
  for (const address of new Set(addresses))
    if ((await readersOf(ctx, candidate, address)).length > 0) return true;
  return false;
}

/** The texts of a mail's bodies, as a reader sees them. */
export const textsOf = ({ body_html, body_text }: Partial<Bodies>): Texts => [
  ['body_text', body_text],
  ['body_html', body_html == null ? null : htmlToText(body_html)],
];

/** The words of a mail as its readers see them, each with its input. */
export const wordsOf = (row: Pick<ScheduledEmailRow, 'subject' | 'body_text' | 'body_html'>) =>
  [['subject', row.subject] as const, ...textsOf(row)] as const;

/** Who gets a mail, and what of the others they see. */
export function mailOf(
  candidate: Mail['candidate'],
  row: Pick<ScheduledEmailRow, 'to_address' | 'to_name' | 'cc_addresses' | 'bcc_addresses'>,
): Mail {
  const [cc, bcc] = [json.decode<string[]>(row.cc_addresses), json.decode<string[]>(row.bcc_addresses)];
  return {
    candidate,
    addresses: [row.to_address, ...cc, ...bcc],
    header: { to: { address: row.to_address, name: row.to_name }, cc, bcc },
  };
}
