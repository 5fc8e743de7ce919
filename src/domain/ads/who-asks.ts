/**
 * What somebody must have or would be welcome with, as the one who asks says it of themselves: "I can't take anyone without a ticket", "brauchen
 * tu ich einen Lehrabschluss", "wer den Kurs hat, ist mir doppelt lieb". Whoever asks goes from it, and what is asked stays.
 */

const TAKES_NOBODY =
  /^(?:I|We) (?:just |really |simply )?(?:can(?:['’]?t|not)|won['’]?t|will not|could(?:n['’]?t| not)) (?:take(?: on)?|look at|have|see|use|consider|hire|employ|place|start|do with) (?:any ?(?:one|body)|people|some ?(?:one|body)) without (?=\p{L})/u;
/** "…, and they need a CSCS card": what is asked besides. */
const AND_NEED =
  /,? (?:and|or) (?:they|he|she|you)(?:['’]ll| will)? (?:also )?(?:need|must have|have to have) (?=(?:an?|the|their|own|\p{Lu})\s?)/u;
const I_NEED_ABROAD =
  /^(?:Brauchen (?:tu|tät|würd)\p{L}* (?:ich|wir)|(?:Unverzichtbar|Unerlässlich|Unabdingbar) (?:ist|sind) (?:mir|uns)) (?=\p{L})/u;
const DEAR_TO_ME =
  /,? und wer (?:den |die |das |eine[nr]? )?(\p{L}[\p{L} -]{2,40}?) (?:hat|kann|mitbringt|spricht|beherrscht), ist (?:mir|uns) (?:\p{L}+ )?(?:lieber|lieb|willkommen|recht)(?=[.!]?$)/u;

/** "…, and I want that said": that it is to stand in the ad. */
export const WANTS_SAID =
  /,? (?:and|but|und|et|y|e|en) (?:I|we|ich|wir|je|nous) (?:want|['’]d like|would like|will|möchte|wollen|veux|voulons) (?:(?:that|it|this|das|ça|cela) )?(?:said|mentioned|in (?:there|the ad)|dass (?:das|es) drinsteht|que (?:ce|ça) soit dit)(?=[.!]?["”“»]?$)/iu;

/** A statement of what is asked or wished for without whoever asks; any other as it is. */
export function withoutWhoAsks(said: string): string {
  if (TAKES_NOBODY.test(said))
    return `Must have ${said.replace(TAKES_NOBODY, '').replace(AND_NEED, ', and ')}`;
  return said.replace(I_NEED_ABROAD, 'Erforderlich: ').replace(DEAR_TO_ME, ', $1').replace(WANTS_SAID, '');
}
