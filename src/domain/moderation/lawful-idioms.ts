/** Idioms and names of things that hold a word for people and say nothing of who is taken. */
export const LAWFUL_IDIOMS: readonly RegExp[] = [
  // "Anyone from his old crowd", "our old depot": who or what was before.
  /\b(?:his|her|their|my|our|your|its) old (?:crowd|lot|firm|crew|employer|company|boss|job|place|shop|gang|colleagues?|outfit|patch|site|depot)\b/giu,
  /\bbest man(?:['’]s)? (?:is|was|has|at|and)\b/giu,
  // Whoever works on weddings.
  /\b(?:years?|experience|background|work(?:ed|ing)?) (?:in|of|on|with|at) weddings\b|\bweddings (?:a|per|each) (?:year|season|week|month)\b|\bwedding (?:&|and) events?\b|\b(?:bouquets|funerals|corporate|parties|conferences|events),? (?:and |& )?weddings\b|\bweddings,? (?:and |& )?(?:funerals|parties|corporate|conferences|events|banquets)\b/giu,
  // "Job cards must be filled in man!": whom somebody speaks to.
  /(?<=\b(?:filled|written|done|sorted|kept|signed|handed|closed|locked|cleaned) (?:in|on|up|out|off|down|now),?) man(?=[!.]|$)/giu,
  // "If he has it or she".
  /\b(?:he|she) (?:has|does|can|wants)(?: it)? or (?:she|he)\b/giu,
  // The name of the house, which nobody is to hear.
  /\b(?:unser(?:en|n|e)?|euren|firmen)[ -]?namen?\b|\bder name [\p{L}-]+ ist\b|\b(?:nada de nombres|sin nombres|no names|geen namen|keine namen nennen|niente nomi)\b(?= ?[,.;!)]|$)/giu,
  /\btrauma(?:p[äa]dagogi\p{L}*|sensib\p{L}*|therap\p{L}*|ambulanz|zentrum|fachberat\p{L}*|[- ]informed)(?!\p{L})/giu,
];
