import { featsIn } from '../anonymity/index.ts';
import type { WriteContext } from '../context.ts';
import { type Finding, findingsText, listedOf } from '../moderation/index.ts';
import type { HiddenText } from '../review/index.ts';

/** Why a feat is told of at first_name, before what it is. */
export const STAYS_AT_FIRST_NAME =
  'This stays at first_name, which hides no feats, and may lead straight to who it is';

/** Tells whoever sends people by first name of each feat that the client reads. It holds nothing. */
export function warnOfFeats(ctx: WriteContext, texts: readonly HiddenText[]): void {
  const found = texts.flatMap(({ field, text, identity }) =>
    featsIn(text, identity).map(
      ({ text: words, start, end, why }): Finding => ({
        verdict: 'look',
        about: 'identity',
        field,
        words,
        start,
        end,
        reason: `${STAYS_AT_FIRST_NAME}: ${why}.`,
        rewording: 'Leave it out, say it in words that fit many people, or send omit_identifying: true',
      }),
    ),
  );
  if (found.length > 0) ctx.warn('look_before_it_leaves', findingsText(found), listedOf(found));
}
