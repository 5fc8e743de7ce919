/** What says that a job was at the employer of the one told before, in ten languages. */
const SAID = [
  '(?:at|with|for|in) the same (?:company|firm|employer|organi[sz]ation|business|place)',
  '(?:in|bei) (?:derselben|der gleichen) (?:firma|bank|gesellschaft)|(?:im selben|im gleichen|in demselben) (?:betrieb|unternehmen|haus)|beim (?:selben|gleichen) arbeitgeber',
  '(?:dans|chez) (?:la|le) même (?:entreprise|société|maison|employeur|établissement)|pour le même employeur',
  'en (?:la|el) misma? (?:empresa|compañía|casa|firma|centro|lugar)|para la misma empresa',
  '(?:nella|presso la) stessa (?:azienda|ditta|società|impresa)|nello stesso (?:posto|studio|ente)',
  'na mesma (?:empresa|firma|casa)|no mesmo (?:local|sítio|grupo)',
  'bij (?:hetzelfde bedrijf|dezelfde (?:firma|werkgever|organisatie))|in hetzelfde bedrijf',
  '(?:i|på|hos) sam(?:m[ae]|e) (?:firman?|företag(?:et)?|bolag(?:et)?|arbetsgivare|virksomhed|arbejdsgiver|arbejdsplads|bedrift(?:en)?|arbeidsgiver|selskap(?:et)?|sted)',
  'samassa (?:yrityksessä|firmassa|paikassa)',
].join('|');
const SAME_FIRM = new RegExp(`(?<!\\p{L})(?:${SAID})(?!\\p{L})`, 'iu');
// Behind the stop of a legal form too: "Transportes Vidal S.L. En la misma empresa fui contable".
const BEGINS = new RegExp(`(?<=\\.)\\s+(?=(?:${SAID})(?!\\p{L}))`, 'iu');

/** The parts of a text of which each but the first begins with words for the employer before. */
export const atSameFirm = (text: string): string[] => text.split(BEGINS);

/** A sentence with the employer of the job before in place of words for the same one; null where it says none, or none is known. */
export function withFirmBefore(sentence: string, firm: string | null): string | null {
  const said = SAME_FIRM.exec(sentence);
  if (said === null || firm === null) return null;
  const [at = ''] = /^\S+/u.exec(said[0]) ?? [];
  return sentence.replace(said[0], () => `${at} ${firm}`);
}
