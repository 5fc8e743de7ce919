/** What comes before the name in "Dear Mr Finn," and "Thanks Finn". */
const CALLS =
  '(?:^|\\n|[.!?]\\s)\\s*(?:(?:dear|hi|hello|hey|good (?:morning|afternoon|evening|day)|thanks|thank you|cheers|liebe[r]?|hallo|guten (?:morgen|tag|abend)|danke|vielen dank|cher|chère|bonjour|bonsoir|salut|merci)\\s+)?(?:m[rs]s?\\.?\\s+)?';

/** What somebody who is named does: "Christian led a team". Behind a word for a people or a faith no verb stands. */
const DOES =
  "(?:(?:has|is|was|had|will|would|can|could|may|might|does|did|leads?|led|runs?|ran|built|builds|grew|won|cut|brings|brought|holds|held|took|takes|made|makes|wrote|came|comes|left|kept|keeps|knows|works|speaks|lives|manages|owns|closes|oversees|reports|handles|wants|hat|ist|war|wird|kann|leitet|arbeitet|spricht|kennt|a|est|était|sera|peut|dirige|travaille|parle|connaît)\\b|(?:also|now|currently|recently|still|already) \\p{Ll}|\\p{Ll}{2,}ed\\b|(?:and|und|et) x{2,}(?!\\p{L}))|['’]s\\b";

/**
 * A text in which people whose names are known stand as letters that mean nothing, where they are called by their name, named
 * whole, or do something: Finn, Dane and Christian are names too. Elsewhere such a word stays what it says of people.
 */
export function withoutNames(text: string, people: readonly string[]): string {
  // Twice, as "Christian and Finn would" is told by what the last of them does.
  return [...people, ...people].reduce(withoutName, text);
}

function withoutName(text: string, person: string): string {
  const parts = person.split(/[^\p{L}'’-]+/u).filter((part) => part.length > 1);
  if (parts.length === 0) return text;
  const one = parts.map(escaped).join('|');
  const named = `(?:${one})(?: (?:${one}))*`;
  const behind: [before: string, after: string, flags: string][] = [
    [CALLS, '(?=\\s*(?:[,.!:;–-]|\\n|$))', 'giu'],
    [',\\s', '(?=\\s*(?:[.!?]|\\n|$))', 'gu'],
    // "A ramp for Dane": whom something is for.
    ['(?<!\\p{L})(?:for|für|pour|para|voor|per)\\s', '(?=\\s*(?:[.,;!?)]|\\n|$))', 'gu'],
    [`(?<!\\p{L})`, `(?=\\s+(?:${DOES})|['’]s\\b)`, 'gu'],
  ];
  const whole = parts.length < 2 ? text : text.replaceAll(wholeName(parts), masked);
  return behind.reduce(
    (said, [before, after, flags]) =>
      said.replaceAll(
        new RegExp(`(${before})(${named})${after}`, flags),
        (_, lead: string, name: string) => lead + masked(name),
      ),
    whole,
  );
}

const wholeName = (parts: readonly string[]): RegExp =>
  new RegExp(`(?<!\\p{L})${parts.map(escaped).join('\\s+')}(?!\\p{L})`, 'gu');

// In small letters it is a word, not the name. The places of all other words stay.
const masked = (said: string): string =>
  /^\p{Lu}/u.test(said) ? said.replaceAll(/\p{L}/gu, (letter) => 'x'.repeat(letter.length)) : said;

const escaped = (part: string): string => part.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
