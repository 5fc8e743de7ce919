import * as z from 'zod';

/** The member of an activity's data that says that its words were filled by reference from what outsiders wrote. */
export const QUOTES_OUTSIDERS = 'quotes_outsiders';

const Unquoted = z.object({ data: z.object({ [QUOTES_OUTSIDERS]: z.literal(false).optional() }) });
/** What an activity's data says of the words of a mail that left, by whom they are known to be written. */
export function writtenBy(words: 'agency' | 'outsider' | null): Record<string, unknown> {
  if (words === null) return {};
  return words === 'agency' ? { words_by: words } : { [QUOTES_OUTSIDERS]: true };
}

const OwnMail = z.object({
  type: z.literal('email_sent'),
  data: Unquoted.shape.data.extend({ words_by: z.literal('agency') }),
});
const OwnNote = Unquoted.extend({
  type: z.enum(['note', 'call']),
  actor: z.object({ type: z.literal('user') }),
});

/**
 * Whether one of the agency's people wrote an activity's body, also by an assistant or a key of theirs: their notes and calls, but for
 * quotes of outsiders, and the mails that are known to be in their words. Of what a program wrote that acts for nobody, and of what came in, it is not known.
 */
export const isOwnNote = (activity: object): boolean =>
  OwnNote.safeParse(activity).success || OwnMail.safeParse(activity).success;

const WordedHere = Unquoted.extend({ type: z.string().refine((type) => type !== 'note' && type !== 'call') });

const OwnReason = z.union([
  Unquoted.extend({ actor: z.object({ type: z.enum(['user', 'system']) }) }),
  // Of a move that a program made for nobody, the reason may be what somebody else gave it; of the rest it is the batch's.
  Unquoted.extend({
    type: z.string().refine((type) => type !== 'stage_changed'),
    actor: z.object({ type: z.enum(['key', 'app']) }),
  }),
]);

/** Whether the reason in an activity's data is known to be the agency's own words. */
export const isOwnReason = (activity: object): boolean => OwnReason.safeParse(activity).success;

/** Whether the service or the agency worded an activity's line: that of a note or call is its writer's own, like its body. */
export const isOwnSummary = (activity: object): boolean =>
  WordedHere.safeParse(activity).success || isOwnNote(activity);
