// "A Catholic school network": which faith a house is of, where any house of its kind may be meant.
const HOUSE_OF_FAITH =
  /(?:Catholic|Anglican|Methodist|Baptist|Lutheran|Protestant|Presbyterian|Orthodox|Christian|Jewish|Muslim|Islamic|Hindu|Sikh|Buddhist|Quaker) (?:\p{Ll}+ )?(?:schools?|hospitals?|hospices?|college|charit(?:y|ies)|diocese|trust|academy|academies|university|network|foundation|nursery|publisher|care home)(?!\p{L})/uy;
const ANY = /(?<!\p{L})(?:an?|one|two|three|four|several|some) $/iu;

/** Whether a word tells of which faith some house of a kind is, and names none. */
export function isOfAnyFaith(text: string, start: number): boolean {
  HOUSE_OF_FAITH.lastIndex = start;
  return HOUSE_OF_FAITH.test(text) && ANY.test(text.slice(Math.max(0, start - 10), start));
}
