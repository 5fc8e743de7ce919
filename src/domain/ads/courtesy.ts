/** Words of courtesy, which ask the recruiter for something and wish for nobody. */
export const COURTESY =
  "(?:please|pls|plz|bitte|s[’']il (?:vous|te) pla[iî]t|por favor|per favore|alstublieft|alsjeblieft)";
