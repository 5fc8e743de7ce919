/** What people do for whom they work, by the verbs of their trades: "flying for Emirates", "who teach at GEMS", "nursed with Bupa". */
export const DOING =
  '(?:flying|teaching|lecturing|cooking|nursing|driving|sailing|practi[sc]ing|underwriting|surveying|mining|drilling|broking|selling|designing|editing|reporting|writing|engineering|consulting|managing|buying|lawyering|adjusting|trading|researching|planning|auditing|bookkeeping|crewing|welding|coding|developing|programming|recruiting|marketing|brewing|baking|building)';
export const DOES =
  '(?:fly|flies|teach|teaches|lecture|lectures|cook|cooks|nurse|nurses|drive|drives|sail|sails|practi[sc]e|practi[sc]es|write|writes|underwrite|survey|edit|edits|report|reports|consult|buy|buys|audit|audits)';
export const DID =
  '(?:flew|flown|taught|lectured|cooked|nursed|drove|driven|sailed|practi[sc]ed|underwrote|underwritten|surveyed|broked|sold|edited|reported|wrote|written|consulted|bought|adjusted|traded|audited|welded)';

const ANY = new RegExp(`^(?:${DOING}|${DOES}|${DID})$`, 'i');

/** Whether a word is one for what somebody does for a company. */
export const isDoing = (word: string): boolean => ANY.test(word);
